import { type LeadDetail, LONGEST_NOTE, leadTransitions, type TransitionTarget } from '@annuity-lantern/contracts/http';
import { Button, Disclosure, Notice, TextAreaField } from '@annuity-lantern/ui';
import { useEffect, useRef, useState } from 'react';
import { useHasRightsOf } from '../../../queries/session.ts';
import { useTransition } from '../model/use-transition.ts';
import styles from './lead-steps.module.css';

/** The button that brings a request into each status. */
const stepVerbs = {
  assigned: 'I will take it',
  contacted: 'Reached by phone',
  scheduled: 'Call scheduled',
  closed: 'Close',
  disqualified: 'Not a fit',
  reopened: 'Open again',
} as const satisfies Record<TransitionTarget, string>;

/** A button for each status that the request can have next, and a note for its history. Renders nothing in a final status, or for those who may only read. */
export function LeadSteps({ detail }: { detail: LeadDetail }) {
  const [note, setNote] = useState('');
  const { busy, outcome, take } = useTransition(detail);
  const mayAct = useHasRightsOf('agent');
  const outcomeBox = useRef<HTMLDivElement>(null);
  const steps: readonly TransitionTarget[] = leadTransitions[detail.status];

  useEffect(() => {
    // The pressed button may have been removed.
    if (outcome !== null) outcomeBox.current?.focus({ preventScroll: true });
  }, [outcome]);

  if (!mayAct || steps.length === 0) return null;
  return (
    <section className={styles.steps} aria-label="Next step">
      <Disclosure label="Add a note to the next step">
        <TextAreaField
          id="lead-step-note"
          label="Note"
          optional
          hint={`It stays in the history of this request. Up to ${LONGEST_NOTE} characters.`}
          rows={2}
          maxLength={LONGEST_NOTE}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Disclosure>
      <div className={styles.buttons}>
        {steps.map((to, index) => (
          <Button
            key={to}
            size="small"
            variant={index === 0 ? 'filled' : 'outline'}
            busy={busy === to}
            busyLabel="Saving..."
            aria-disabled={busy !== null}
            onClick={() => take({ to, note }, () => setNote(''))}
          >
            {stepVerbs[to]}
          </Button>
        ))}
      </div>
      <div ref={outcomeBox} tabIndex={-1} role="status" className={styles.outcome}>
        {outcome === 'saved' && <p>Saved: the request is {detail.status} now.</p>}
        {outcome === 'changed' && (
          <Notice tone="straw" title="Someone changed this lead meanwhile">
            <p>Your step was not saved. You now see the latest version of this request.</p>
          </Notice>
        )}
        {outcome === 'unsaved' && (
          <Notice tone="straw" title="We do not know whether this was saved">
            <p>The server did not answer. Once it is back, this panel shows the latest version of the request.</p>
          </Notice>
        )}
      </div>
    </section>
  );
}
