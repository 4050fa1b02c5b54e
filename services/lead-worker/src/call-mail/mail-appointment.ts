import { tellsNoCalls } from '@annuity-lantern/contracts/exits';
import type { AnyLeadRecord, EffectResult, WithNoCalls } from '@annuity-lantern/lead-store';
import type { PublicSite } from '@annuity-lantern/site';
import type { Mailer } from '../mail/create-mailer.ts';
import { sendToVisitor } from '../visitor-mail/send-to-visitor.ts';
import type { WithholdMail } from '../visitor-mail/withhold-mail.ts';
import { type AppointmentMail, composeAppointmentMail } from './compose-appointment-mail.ts';

export interface CallMailOptions {
  readonly mailer: Mailer;
  readonly withholdMail: WithholdMail;
  readonly site: PublicSite;
  readonly publicOrigin: string;
  readonly now: () => Date;
}

/**
 * Mails the visitor the call that was agreed on. Once it has fallen away, the mail says so, if an earlier one may have named it. Skipped otherwise, and
 * once its time has come.
 *
 * @throws EffectRefusal
 */
export async function mailAppointment(
  options: CallMailOptions,
  lead: WithNoCalls<AnyLeadRecord>,
  idempotencyKey: string,
): Promise<EffectResult> {
  const mail = mailNow(lead);
  if (!mail || mail.at <= options.now()) return { state: 'skipped' };
  if (lead.contact?.email === 'false') return { state: 'skipped', reason: 'contact_false' };
  const composed = composeAppointmentMail(lead, mail, { ...options, now: options.now() });
  return sendToVisitor(options, { lead, mail: composed, id: `${lead._id}/call/${mail.version}`, idempotencyKey });
}

function mailNow(lead: WithNoCalls<AnyLeadRecord>): AppointmentMail | undefined {
  const { callback, effects } = lead;
  const { appointment, told = [], order = 0 } = effects.appointmentMail ?? {};
  if (!appointment) return undefined;
  const { number, at } = appointment;
  const isTold = told.includes(String(number));
  const isOff = callback?.kind !== 'appointment' || tellsNoCalls('appointmentMail', lead);
  if (isOff) return isTold ? { what: 'off', number, version: order, at } : undefined;
  return { what: isTold ? 'moved' : 'new', number, version: order, at: callback.at };
}
