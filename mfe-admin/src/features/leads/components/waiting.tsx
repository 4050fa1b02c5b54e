import { Badge } from '@annuity-lantern/ui';
import type { Lead } from '../model/lead.ts';
import { formatWaiting, hoursOf, PROMISED_HOURS, promiseClock } from '../model/promise-clock.ts';
import styles from './waiting.module.css';

/** Hours and minutes since a request was received, with a bar for the used part of the promised 24 hours. */
export function Waiting({ lead, now }: { lead: Lead; now: number }) {
  const { waitedMs, state } = promiseClock(lead, now);
  return (
    <span className={styles.waiting}>
      <span className={state === 'late' ? styles.lateTime : styles.time}>{formatWaiting(waitedMs)}</span>
      {state === 'late' && <Badge tone="brick">late</Badge>}
      {(state === 'in-time' || state === 'warning') && (
        <svg className={state === 'warning' ? styles.warningBar : styles.bar} width="46" height="9" aria-hidden="true">
          <rect className={styles.track} x="0.5" y="0.5" width="45" height="8" />
          <rect className={styles.fill} x="0.5" y="0.5" width={(hoursOf(waitedMs) / PROMISED_HOURS) * 45} height="8" />
        </svg>
      )}
    </span>
  );
}
