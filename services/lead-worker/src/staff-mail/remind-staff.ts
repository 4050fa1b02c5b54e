import { type AnyLeadRecord, type EffectResult, SLA } from '@annuity-lantern/lead-store';
import type { Mailer } from '../mail/create-mailer.ts';
import { composeReminder, type ReminderKind } from './compose-reminder.ts';

export interface ReminderOptions {
  readonly mailer: Mailer;
  readonly staffMailTo: readonly string[];
  readonly publicOrigin: string;
  readonly now: () => Date;
}

/** Before anybody has contacted the visitor, or when the request was taken up anew. */
const waitingStatuses: readonly AnyLeadRecord['status'][] = ['pending', 'assigned', 'reopened'];

/**
 * Reminds staff of a lead that nobody has contacted. Skips when somebody has by now, and does not warn of a promise that is broken already, as after
 * a night without a worker: the other reminder says so.
 *
 * @throws EffectRefusal
 */
export async function remindStaff(
  { mailer, staffMailTo, publicOrigin, now }: ReminderOptions,
  kind: ReminderKind,
  lead: AnyLeadRecord,
  idempotencyKey: string,
): Promise<EffectResult> {
  const isLate = now().getTime() >= lead.createdAt.getTime() + SLA.breachAfter;
  if (!waitingStatuses.includes(lead.status) || (kind === 'warning' && isLate)) return { state: 'skipped' };
  await mailer.send(composeReminder(kind, lead, publicOrigin), staffMailTo, idempotencyKey);
  return { state: 'done' };
}
