import { type CallOutcome, isAgreedAhead } from '@annuity-lantern/contracts/http';
import type { Calls, Effect, StoredLead } from '../record/lead-record.ts';
import { type Effects, ended, type LeadChange, ordered } from './lead-change.ts';
import type { Actor } from './rights.ts';

export interface Call {
  readonly outcome: CallOutcome;
  readonly by: Actor;
  readonly now: Date;
}

/** The calls of a lead with one more. */
export function withCall({ calls }: StoredLead, { outcome, by, now }: Call): Calls {
  return { count: (calls?.count ?? 0) + 1, at: now, by: by.username, outcome };
}

/** Ends the next call that was planned. If the mail that reminds of it is being sent, its worker decides. */
export function endCallback(lead: StoredLead, now: Date): LeadChange {
  return { fields: { callback: undefined }, effects: { ...ended('callback', lead), ...callOff(lead, now) } };
}

/** Promises a callback, in place of an earlier one: a worker that still mails that one loses its token. */
export function orderCallback(lead: StoredLead, at: Date, by: Actor, now: Date): LeadChange {
  return {
    fields: { callback: { at, by: by.username } },
    effects: { callback: ordered('callback', at, lead.seq + 1), ...callOff(lead, now) },
  };
}

/** Plans the office's own next attempt. No mail reminds of it, since the visitor asked for nothing. */
export function planAttempt(lead: StoredLead, at: Date, by: Actor, now: Date): LeadChange {
  return {
    fields: { callback: { at, by: by.username, kind: 'attempt' } },
    effects: { ...ended('callback', lead), ...callOff(lead, now) },
  };
}

/** Keeps the time that both agreed on, with the mail to the visitor. Another time of the same appointment keeps its number, so that calendars move it. */
export function orderAppointment(lead: StoredLead, at: Date, by: Actor, now: Date, version: number): LeadChange {
  const number = numberOf(lead) ?? version;
  return {
    fields: { callback: { at, by: by.username, kind: 'appointment', number, version } },
    effects: {
      callback: ordered('callback', at, version),
      appointmentMail: {
        ...ordered('appointmentMail', now, version),
        appointment: { number, at },
        ...toldOf(lead.effects.appointmentMail),
      },
    },
  };
}

/** Takes an appointment out of the visitor's calendar, if they may know of it. One whose time has come stays there. */
function callOff(lead: StoredLead, now: Date): Effects {
  const mail = lead.effects.appointmentMail;
  if (lead.callback?.kind !== 'appointment' || !mail?.appointment) return {};
  const told = toldOf(mail);
  if (!isAgreedAhead(lead.callback, now.getTime()) || !told.told?.includes(String(mail.appointment.number)))
    return ended('appointmentMail', lead);
  return { appointmentMail: { ...ordered('appointmentMail', now, lead.seq + 1), appointment: mail.appointment, ...told } };
}

/** The number of the present appointment, or of one whose end the visitor has not read yet. */
function numberOf({ callback, effects: { appointmentMail: mail } }: StoredLead): number | undefined {
  if (callback?.kind === 'appointment') return callback.number;
  const number = mail?.state === 'due' ? mail.appointment?.number : undefined;
  return mail?.told?.includes(String(number)) ? number : undefined;
}

/** The appointment that the visitor knows of: a mail in flight or of unknown outcome may have told them. */
function toldOf(mail: Effect | undefined): Pick<Effect, 'told'> {
  if (mail?.appointment && ['done', 'sending', 'unconfirmed'].includes(mail.state)) return { told: [String(mail.appointment.number)] };
  return mail?.told ? { told: mail.told } : {};
}
