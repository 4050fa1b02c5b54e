import type { EffectResult } from '@annuity-lantern/lead-store';
import type { Mailer, Recipient } from '../mail/create-mailer.ts';
import type { Mail } from '../mail/render-mail.ts';
import type { TakePlace } from '../mail/take-place.ts';
import { composeSummary, type StaffMailKind } from './compose-summary.ts';
import type { StaffMailOptions } from './lay-out-staff-mail.ts';

export interface StaffMailLimit extends StaffMailOptions {
  readonly mailer: Mailer;
  readonly takePlace: TakePlace;
  /** Mails of each kind in an hour, over all workers; 0 means no limit. */
  readonly perHour: number;
  /** How many requests wait for a call. */
  readonly countWaiting: () => Promise<number>;
  readonly now?: () => Date;
}

export interface MailToStaff {
  readonly kind: StaffMailKind;
  readonly mail: Mail;
  readonly to: Recipient;
  /** Id of the account, for a mail to one person: each has a limit of their own. */
  readonly person?: string;
  readonly idempotencyKey: string;
  /** Milliseconds of the handler's time that are already used. */
  readonly spent?: number;
}

/**
 * Hands over a mail to staff. Above the hour's limit, one of them sends a summary in its place. The others wait until the mail host has taken it, and are
 * skipped then. If it fails, the next one sends it.
 *
 * @throws EffectRefusal
 */
export type SendToStaff = (mail: MailToStaff) => Promise<EffectResult>;

const HOUR = 3_600_000;
/** In seconds. Longer than an hour, so that even a worker with a slow clock finds the count of its hour. */
const KEPT_FOR = 7200;

/** Seconds for which one mail tries to send the summary, and after which another one may: longer than a mail host is waited for. */
const TURN = 10;

/** Mails of a kind to one person in an hour. A person who is given many requests at once gets few mails. */
const PER_PERSON = 3;

/** Each kind has its own limit: a flood of new requests must not use up the reminders. */
export function createSendToStaff(options: StaffMailLimit): SendToStaff {
  const { mailer, takePlace, perHour, countWaiting, now = () => new Date() } = options;
  return async ({ kind, mail, to, person, idempotencyKey, spent = 0 }) => {
    const started = performance.now();
    const hour = Math.floor(now().getTime() / HOUR);
    const [list, most] = person === undefined ? [kind, perHour] : [`${kind}:${person}`, PER_PERSON];
    const name = `staff-mails:${list}:${hour}`;
    const hand = (one: Mail) => mailer.send(one, to, idempotencyKey, spent + performance.now() - started);
    const isAbove = most > 0 && (await takePlace(name, idempotencyKey, { places: most, seconds: KEPT_FOR })) >= most;
    if (!isAbove) {
      await hand(mail);
      return { state: 'done' };
    }
    // No mail takes a place: this asks how many summaries were sent.
    const sent = await takePlace(`${name}:sent`, idempotencyKey, { places: 0, seconds: KEPT_FOR });
    if (sent > 0) return { state: 'skipped', reason: 'staff_mail_limit' };
    const isOthersTurn = (await takePlace(`${name}:turn`, idempotencyKey, { places: 1, seconds: TURN })) > 0;
    if (isOthersTurn) return { state: 'later', wait: TURN * 1000 };
    const until = new Date((hour + 1) * HOUR);
    const waiting = person === undefined ? await countWaiting() : null;
    await hand(composeSummary({ kind, perHour: most, waiting, until }, options));
    await takePlace(`${name}:sent`, 'summary', { places: 1, seconds: KEPT_FOR });
    return { state: 'done' };
  };
}
