import type { OwnChange, StoredLead } from '../record/lead-record.ts';
import { type Effects, ordered } from './lead-change.ts';

/**
 * Orders the mail which confirms what the visitor changed, from the lead before the change. What a mail that was not sent was to say joins the
 * new one, which goes to every address since then. A worker that sends an earlier one loses its token.
 */
export function orderChangeMail({ seq, effects }: StoredLead, changed: readonly OwnChange[], now: Date): Effects {
  const before = effects.changeMail;
  const isTold = !before || before.state === 'done' || before.state === 'unconfirmed';
  const changes = isTold ? changed : [...new Set([...(before.changes ?? []), ...changed])];
  return { changeMail: { ...ordered('changeMail', now, seq + 1), changes, since: isTold ? seq : (before.since ?? seq) } };
}
