import { type LeadDetail, LONGEST_NOTE, leadTransitions, setLeadOwner } from '@annuity-lantern/contracts/http';
import { isolateName } from '@annuity-lantern/domain/isolate-name';
import { Disclosure, joinClasses, stack, TextAreaField } from '@annuity-lantern/ui';
import { type FormEvent, useState } from 'react';
import { ActionButton } from '../../../change/action-button.tsx';
import { useDraft } from '../../../drafts/use-draft.ts';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { useIsOwnerOrManager, useOwnName } from '../../../queries/session.ts';
import desk from '../../../shared-styles/desk.module.css';
import { DeskButton } from '../actions/desk-button.tsx';
import { ServiceOnly } from '../licenses/service-only.tsx';
import { useUnlicensed, useWhyNotTake } from '../licenses/use-unlicensed.ts';
import { useLeadChange } from '../model/use-lead-change.ts';
import { NOBODY } from '../owners/owner-options.ts';
import { OwnerSelect } from '../owners/owner-select.tsx';
import { ColleagueOffer } from '../person/colleague-offer.tsx';
import { LockNotice } from '../writing/lock-notice.tsx';
import { useWriting } from '../writing/use-writing.ts';
import { ChangeOutcome } from './change-outcome.tsx';

interface OwnerChange {
  readonly to: string | null;
  readonly reason: string;
  /** Although a colleague has another request of the person. */
  readonly despite?: true;
  readonly serviceOnly?: true;
}

/** Takes a request without an owner, or hands it over. Agents hand over their own requests, managers any. */
export function LeadOwner({ detail }: { detail: LeadDetail }) {
  const { id, owner, status } = detail;
  const [to, setTo] = useState('');
  const draft = useDraft(id, 'reason', detail.seq);
  const { text: reason, setText: setReason, clear, wasThere } = draft;
  const [asked, setAsked] = useState<string | null>(null);
  const [isService, setService] = useState(false);
  const unlicensed = useUnlicensed();
  const whyNotTake = useWhyNotTake(detail);
  const isBegun = to !== '' || reason !== '';
  const writing = useWriting(detail, { isBegun, seen: reason === '' ? undefined : draft.seen });
  const { isHeld, lock } = writing;
  const ownName = useOwnName();
  const { busy, outcome, start } = useLeadChange(
    detail,
    async ({ to, reason, despite, serviceOnly }: OwnerChange, seq) => {
      const words = reason.trim() ? { reason } : {};
      const changed = await callAsStaff(setLeadOwner, {
        params: { id },
        body: { to, seq, ...words, ...(despite && { despite }), ...(serviceOnly && { serviceOnly }) },
      });
      clear(reason);
      return changed;
    },
    isBegun && lock !== null,
  );
  const mayGive = useIsOwnerOrManager(detail);
  // Where the next status can be `assigned`, "I will take it" sets owner and status together.
  const mayTake = !owner && ownName !== undefined && !leadTransitions[status].some((next) => next === 'assigned');
  const why = (name: string | null) => unlicensed(name ?? undefined, detail.state);
  const whyNot = why(to);
  const giveTo = (name: string | null, more: Pick<OwnerChange, 'despite'> = {}) => {
    setAsked(name);
    start({ to: name, reason, ...(why(name) && isService ? { serviceOnly: true } : {}), ...more }, () => {
      setTo('');
      setService(false);
    });
  };
  const give = (event: FormEvent) => {
    event.preventDefault();
    if (lock === null) giveTo(to === NOBODY ? null : to);
  };
  const goOn = () => {
    writing.goOn();
    draft.see();
  };
  const empty = () => {
    setTo('');
    setReason('');
  };
  return (
    <>
      {mayTake && (
        <div>
          {whyNotTake && <p>{whyNotTake}</p>}
          <DeskButton of="assigned" variant="outline" busy={busy} waits={whyNotTake !== undefined} onClick={() => giveTo(ownName)}>
            Make me the owner
          </DeskButton>
        </div>
      )}
      {(mayGive || isHeld) && (
        <div data-action={mayGive ? 'give' : undefined}>
          <Disclosure isOpen={wasThere} label={owner ? 'Hand this request over' : 'Give this request to someone'}>
            <form className={joinClasses(stack[12], desk.ownButtons)} onSubmit={give} {...writing.form}>
              <OwnerSelect
                id="lead-owner"
                value={to}
                current={owner?.username === to ? undefined : owner?.username}
                withNobody={owner !== undefined || to === NOBODY}
                onChoose={setTo}
              />
              <ServiceOnly id="lead-owner-service" why={whyNot} checked={isService} onCheck={setService} />
              {(owner || isHeld || (whyNot && isService)) && (
                <TextAreaField
                  id="lead-owner-reason"
                  label="Why it changes hands"
                  hint="It stays in the history of this request."
                  rows={2}
                  maxLength={LONGEST_NOTE}
                  value={reason}
                  onChange={(event) => setReason(event.target.value)}
                />
              )}
              <LockNotice writing={writing} field="lead-owner" onGoOn={mayGive ? goOn : undefined} onDelete={empty} />
              <ActionButton type="submit" variant="outline" busy={busy} waits={whyNot !== undefined && !isService}>
                {owner ? 'Hand over' : 'Give'}
              </ActionButton>
            </form>
          </Disclosure>
        </div>
      )}
      {outcome?.kind === 'colleague' && (
        <ColleagueOffer
          colleague={outcome.colleague}
          onJoin={outcome.colleague.owner === owner?.username ? undefined : () => giveTo(outcome.colleague.owner)}
          onGoOn={() => giveTo(asked, { despite: true })}
        />
      )}
      <ChangeOutcome
        outcome={outcome}
        saved={`Saved: ${owner ? `${isolateName(owner.username)} has this request now.` : 'no one has this request now.'}`}
      />
    </>
  );
}
