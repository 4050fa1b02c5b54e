import { type LeadDetail, LONGEST_NOTE, leadTransitions, type TransitionTarget } from '@annuity-lantern/contracts/http';
import { Button, Disclosure, Notice, TextAreaField } from '@annuity-lantern/ui';
import { useEffect, useRef, useState } from 'react';
import { stepVerbs } from '../model/step-words.ts';
import { useTransition } from '../model/use-transition.ts';
import styles from './lead-steps.module.css';

interface LeadStepsProps {
  readonly detail: LeadDetail;
  readonly onChanged: (detail: LeadDetail) => void;
  readonly onOutdated: () => void;
  readonly onSessionEnded: () => void;
}

/** What may be done with a request now, with a note for its history. Nothing for one that has no next step. */
export function LeadSteps({ detail, onChanged, onOutdated, onSessionEnded }: LeadStepsProps) {
  const [note, setNote] = useState('');
  const { busy, ended, take } = useTransition({ detail, onChanged, onOutdated, onSessionEnded });
  const outcome = useRef<HTMLDivElement>(null);
  const steps: readonly TransitionTarget[] = leadTransitions[detail.status];

  useEffect(() => {
    // The pressed button may be gone: the reader is taken to what became of it.
    if (ended !== null) outcome.current?.focus({ preventScroll: true });
  }, [ended]);

  if (steps.length === 0) return null;
  const press = async (to: TransitionTarget) => {
    if (await take(to, note)) setNote('');
  };
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
            onClick={() => void press(to)}
          >
            {stepVerbs[to]}
          </Button>
        ))}
      </div>
      <div ref={outcome} tabIndex={-1} role="status" className={styles.outcome}>
        {ended === 'saved' && <p>Saved: the request is {detail.status} now.</p>}
        {ended === 'changed' && (
          <Notice tone="straw" title="Someone changed this lead meanwhile">
            <p>Your step was not stored. What you see here is how the request stands now.</p>
          </Notice>
        )}
        {ended === 'unsaved' && (
          <Notice tone="straw" title="We do not know whether this was saved">
            <p>The server did not answer. When it is back, what you see here is how the request stands.</p>
          </Notice>
        )}
      </div>
    </section>
  );
}
