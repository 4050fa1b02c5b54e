import { joinClasses, Notice } from '@annuity-lantern/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { byWords } from '../../../actors/actor-words.ts';
import { atMoment } from '../../../dates-and-times/moment-words.ts';
import { useNow } from '../../../dates-and-times/use-now.ts';
import desk from '../../../shared-styles/desk.module.css';
import { fields } from '../keys/fields.ts';
import { deedWords } from '../model/history-words.ts';
import type { ChangeOutcome as Outcome } from '../model/use-lead-change.ts';
import styles from './change-outcome.module.css';

interface ChangeOutcomeProps {
  readonly outcome: Outcome | null;
  /** Said once the change is stored. */
  readonly saved: ReactNode;
}

/**
 * How a change of a request ended. It comes into sight and takes the focus, because the pressed button may have been removed. Not from a field, whose writer
 * may be typing, and not from a row: the change came from the command menu.
 */
export function ChangeOutcome({ outcome, saved }: ChangeOutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  const now = useNow(60_000);
  const kind = outcome?.kind;
  useEffect(() => {
    if (!kind || kind === 'colleague' || document.activeElement?.closest(`${fields}, tr[data-row]`)) return;
    box.current?.scrollIntoView?.({ block: 'nearest' });
    box.current?.focus({ preventScroll: true });
  }, [kind]);
  return (
    <div ref={box} tabIndex={-1} role="status" className={joinClasses(desk.unlessEmpty, styles.outcome)}>
      {outcome?.kind === 'saved' && <p>{saved}</p>}
      {outcome?.kind === 'changed' && (
        <Notice tone="straw" title={titleOf(outcome.refusal, now)}>
          <p>Your change was not saved. You now see the latest version of this request. What you typed is still here.</p>
        </Notice>
      )}
      {outcome?.kind === 'refused' && (
        <Notice tone="straw" title="Not saved">
          <p>{outcome.message}</p>
        </Notice>
      )}
      {outcome?.kind === 'unsaved' && (
        <Notice tone="straw" title="We do not know whether this was saved">
          <p>The server did not answer. Once it is back, this panel shows the latest version of the request.</p>
        </Notice>
      )}
    </div>
  );
}

/** `Changed by ruiz at 14:05: closed the request`. */
function titleOf({ changedBy, changedAt, what, to }: Extract<Outcome, { kind: 'changed' }>['refusal'], now: number): string {
  if (!changedBy || !changedAt || !what) return 'Someone changed this lead meanwhile';
  return `Changed by ${byWords(changedBy)} ${atMoment(changedAt, now)}: ${deedWords({ what, by: changedBy, ...(to ? { to } : {}) })}`;
}
