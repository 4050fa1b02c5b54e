import { clockOf } from '@annuity-lantern/contracts/sla';
import type { AnyLeadRecord, EffectResult } from '@annuity-lantern/lead-store';
import type { Mailer } from '../mail/create-mailer.ts';
import { composeReminder, type ReminderKind } from './compose-reminder.ts';

export interface ReminderOptions {
  readonly mailer: Mailer;
  readonly staffMailTo: readonly string[];
  readonly publicOrigin: string;
  readonly now: () => Date;
}

/**
 * Reminds staff of a visitor who is still waiting for the call. Skipped once somebody has called. The warning is also skipped after 24 hours, as after a
 * night without a worker: then the other reminder is due.
 *
 * @throws EffectRefusal
 */
export async function remindStaff(
  { mailer, staffMailTo, publicOrigin, now }: ReminderOptions,
  kind: ReminderKind,
  lead: AnyLeadRecord,
  idempotencyKey: string,
): Promise<EffectResult> {
  const { state } = clockOf(lead, now().getTime());
  if (state === 'stopped' || (kind === 'warning' && state === 'late')) return { state: 'skipped' };
  await mailer.send(composeReminder(kind, lead, publicOrigin), staffMailTo, idempotencyKey);
  return { state: 'done' };
}
