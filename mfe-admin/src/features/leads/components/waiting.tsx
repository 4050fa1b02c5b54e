import { useSite } from '@annuity-lantern/host-kit';
import { Badge, beside, Clock, font, ink, joinClasses } from '@annuity-lantern/ui';
import { formatSpan } from '../../../dates-and-times/format-span.ts';
import desk from '../../../shared-styles/desk.module.css';
import type { Lead } from '../model/lead.ts';
import { formatWaiting, hoursOf, PROMISED_HOURS, promiseClock, targetLeft } from '../model/promise-clock.ts';
import styles from './waiting.module.css';

/**
 * Hours and minutes that a request has waited on working days, with a bar for the used part of the 24 hours. Beside it, what is left of the target. Nothing
 * once it waits no more.
 */
export function Waiting({ lead, now }: { lead: Lead; now: number }) {
  const { hours } = useSite();
  const { waitedMs, state } = promiseClock(lead, now, hours);
  const left = targetLeft(lead, now, hours);
  if (state === 'stopped') return null;
  return (
    <span className={joinClasses(font.nowrap, beside[8], styles.waiting)}>
      <span className={joinClasses(font.strong, font.numbers, styles.time, state === 'late' && desk.brick)}>{formatWaiting(waitedMs)}</span>
      {left !== undefined && state !== 'late' && (
        <>
          {left <= 0 && <Clock className={styles.missed} aria-hidden="true" />}
          <span className={joinClasses(font.quiet, styles.target)}>{targetWords(left)}</span>
        </>
      )}
      {state === 'late' && <Badge tone="brick">late</Badge>}
      {(state === 'in-time' || state === 'warning') && (
        <svg className={styles.bar} width="46" height="9" aria-hidden="true">
          <rect className={joinClasses(ink.none, styles.track)} x="0.5" y="0.5" width="45" height="8" />
          <rect
            className={state === 'warning' ? ink.guaranteed : ink.base}
            x="0.5"
            y="0.5"
            width={(hoursOf(waitedMs) / PROMISED_HOURS) * 45}
            height="8"
          />
        </svg>
      )}
    </span>
  );
}

/** `18 min to target`, in office hours. */
function targetWords(left: number): string {
  return left > 0 ? `${formatSpan(left)} to target` : 'past target';
}
