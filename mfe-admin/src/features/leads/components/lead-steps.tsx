import {
  type LeadDetail,
  LONGEST_NOTE,
  leadTransitions,
  setLeadOwner,
  type TransitionTarget,
  transitionLead,
} from '@annuity-lantern/contracts/http';
import { isolateName } from '@annuity-lantern/domain/isolate-name';
import { across, Disclosure, stack, TextAreaField } from '@annuity-lantern/ui';
import { useLayoutEffect, useRef } from 'react';
import { useDraft } from '../../../drafts/use-draft.ts';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { useMayCall, useOwnName, useOwnRole } from '../../../queries/session.ts';
import { stepKeys } from '../keys/desk-keys.ts';
import { KeyButton } from '../keys/keyed.tsx';
import { leaveField } from '../keys/leave-field.ts';
import { useLeadChange } from '../model/use-lead-change.ts';
import { ColleagueOffer } from '../person/colleague-offer.tsx';
import { ChangeOutcome } from './change-outcome.tsx';

/** The button that brings a request into each status. */
const stepVerbs = {
  assigned: 'I will take it',
  contacted: 'Reached by phone',
  scheduled: 'Call scheduled',
  closed: 'Close',
  disqualified: 'Not a fit',
  reopened: 'Open again',
} as const satisfies Record<TransitionTarget, string>;

interface Step {
  readonly to: TransitionTarget;
  readonly note: string;
  /** Take it although a colleague has another request of the person. */
  readonly despite?: true;
  /** Give it to this colleague instead. */
  readonly join?: string;
}

/**
 * A button for each possible next status, and a note for the history. Renders nothing in a final status or without the right to write.
 * For a request with an owner, only the owner, the second advisor and managers see the buttons.
 */
export function LeadSteps({ detail }: { detail: LeadDetail }) {
  const { id, owner, secondAdvisor, status } = detail;
  const { text: note, setText: setNote, clear, wasThere } = useDraft(id, 'step');
  const { busy, outcome, change } = useLeadChange(detail, async ({ to, note, despite, join }: Step, seq) => {
    const params = { id };
    const words = note.trim() ? note : undefined;
    const changed =
      join === undefined
        ? await callAsStaff(transitionLead, { params, body: { to, seq, ...(words && { note: words }), ...(despite && { despite }) } })
        : await callAsStaff(setLeadOwner, { params, body: { to: join, seq, ...(words && { reason: words }) } });
    // Here, since another request may be open by now.
    clear(note);
    return changed;
  });
  const isNew = useNewness(status);
  const mayAct = useMayCall(transitionLead);
  const isManager = useOwnRole() === 'manager';
  const ownName = useOwnName();
  const isOthers = owner !== undefined && owner.username !== ownName && secondAdvisor?.username !== ownName;
  const others = [owner, secondAdvisor].flatMap((person) => (person ? [person.username] : []));
  const steps: readonly TransitionTarget[] = leadTransitions[status];

  // Only a request that was given to a colleague is still pending after a change.
  const savedWords =
    status === 'pending' && owner ? `Saved: ${isolateName(owner.username)} has this request now.` : `Saved: the request is ${status} now.`;

  if (!mayAct || steps.length === 0) return null;
  return (
    <section className={stack[8]} aria-label="Next step">
      {isOthers && (
        <p>
          <strong>{`${isolateName(owner.username)} has this request.`}</strong>{' '}
          <span>{`Only ${others.map(isolateName).join(', ')} or a manager can take its next step.`}</span>
        </p>
      )}
      {(!isOthers || isManager) && (
        <>
          <Disclosure label="Add a note to the next step" isOpen={wasThere}>
            <TextAreaField
              id="lead-step-note"
              label="Note"
              optional
              hint={`It stays in the history of this request. Up to ${LONGEST_NOTE} characters.`}
              rows={2}
              maxLength={LONGEST_NOTE}
              value={note}
              onChange={(event) => setNote(event.target.value)}
              onKeyDown={leaveField}
            />
          </Disclosure>
          <div className={across[8]}>
            {steps.map((to, index) => (
              <KeyButton
                key={to}
                // No key here: a single key must not take another person's request.
                of={to === 'assigned' && isOthers ? undefined : stepKeys[to]}
                size="small"
                variant={index === 0 ? 'filled' : 'outline'}
                busy={busy?.to === to}
                busyLabel="Saving..."
                aria-disabled={busy !== null}
                onClick={({ detail: presses }) => {
                  if (presses === 0 || !isNew()) change({ to, note });
                }}
              >
                {to === 'assigned' && isOthers ? 'Set to assigned' : stepVerbs[to]}
              </KeyButton>
            ))}
          </div>
        </>
      )}
      {outcome?.kind === 'colleague' && !owner && (
        <ColleagueOffer
          colleague={outcome.colleague}
          onJoin={() => change({ to: 'assigned', note, join: outcome.colleague.owner })}
          onGoOn={() => change({ to: 'assigned', note, despite: true })}
        />
      )}
      <ChangeOutcome outcome={outcome} saved={savedWords} />
    </section>
  );
}

/** Milliseconds in which new buttons ignore pointer presses. A press then was meant for the buttons they replaced, or ends a double click. */
const CALM = 500;

/** Returns a function that tells whether the status changed within the last `CALM` milliseconds. */
function useNewness(status: string): () => boolean {
  const since = useRef<{ readonly status: string; readonly at: number }>({ status, at: Number.NEGATIVE_INFINITY });
  useLayoutEffect(() => {
    if (since.current.status !== status) since.current = { status, at: performance.now() };
  }, [status]);
  return () => performance.now() - since.current.at < CALM;
}
