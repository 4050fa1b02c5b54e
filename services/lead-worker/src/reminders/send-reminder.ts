import type { ClaimedReminder, ReminderMail, ReminderOutcome } from '@annuity-lantern/content-store';
import type { Listed } from '@annuity-lantern/lead-store';
import type { PublicSite } from '@annuity-lantern/site';
import { EffectRefusal } from '../effects/effect-refusal.ts';
import { type Mailer, visitorRecipient } from '../mail/create-mailer.ts';
import type { Mail } from '../mail/render-mail.ts';
import type { WithholdMail } from '../visitor-mail/withhold-mail.ts';
import { composeConfirmMail } from './compose-confirm-mail.ts';
import { composeDayMail } from './compose-day-mail.ts';
import { composeEndingMail } from './compose-ending-mail.ts';
import { composeRateMail } from './compose-rate-mail.ts';
import type { SheetRates } from './read-sheet-rates.ts';
import type { ReminderLinks } from './reminder-links.ts';
import { utcDay } from './say-ask.ts';

export interface SendReminderOptions {
  readonly mailer: Mailer;
  readonly withholdMail: WithholdMail;
  /** What is recorded about mail to an address: a wish for none, or mail that came back. */
  readonly readMailWishes: (email: string) => Promise<Pick<Listed, 'noEmail' | 'badAddress'>>;
  readonly site: PublicSite;
  readonly publicOrigin: string;
  readonly linksOf: (id: string) => ReminderLinks;
  /** Rejects if another worker has the mail meanwhile, or its reminder was stopped. */
  readonly markHandedOver: (reminder: ClaimedReminder) => Promise<void>;
  readonly readSheetRates: () => Promise<SheetRates | undefined>;
  readonly now: () => Date;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * Milliseconds before a mail is sent again whose outcome is unknown; undefined: it counts as sent. The key is the same, so mail programs
 * recognize a second copy. Only a missed day costs money.
 */
const afterUnknown: Readonly<Record<ReminderMail, number | undefined>> = {
  confirm: undefined,
  crossed: undefined,
  ending: undefined,
  day: 5 * MINUTE,
};

/** Sends the mail of a reminder that was claimed. Rejects only if MongoDB is away. */
export async function sendReminder(options: SendReminderOptions, reminder: ClaimedReminder): Promise<ReminderOutcome> {
  const { _id, email, mail: kind, orders, tries = 0, isUnknown, sentFrom, askedAt, confirmedAt = askedAt } = reminder;
  if (isUnknown) return { end: 'unknown', wait: afterUnknown[kind] };
  const { noEmail, badAddress } = await options.readMailWishes(email);
  // A reminder that was started after the wish for no email is the newer wish.
  if (badAddress || (noEmail && noEmail.at > confirmedAt)) return { end: 'refused' };
  const mail = await compose(options, reminder);
  if (typeof mail === 'string') return { end: mail };
  const key = `reminder/${_id}/${orders}`;
  try {
    const to = visitorRecipient(email);
    // Only an address that was not confirmed may be somebody else's.
    const withheld = kind === 'confirm' ? await options.withholdMail({ id: key, email, sentFrom }) : null;
    if (withheld) return withheld.state === 'later' ? { end: 'later', wait: withheld.wait } : { end: 'refused' };
    await options.mailer.send(mail, to, key, 0, () => options.markHandedOver(reminder));
    return { end: 'sent' };
  } catch (error) {
    if (!(error instanceof EffectRefusal)) throw error;
    if (error.ambiguous) return { end: 'unknown', wait: afterUnknown[kind] };
    return error.permanent ? { end: 'refused' } : { end: 'later', wait: Math.min(MINUTE * 2 ** tries, HOUR) };
  }
}

/** The mail, or why there is none. */
async function compose(options: SendReminderOptions, reminder: ClaimedReminder): Promise<Mail | 'untrue' | 'refused'> {
  const { ask, mail, expiresAt, _id } = reminder;
  const of = { ...options, links: options.linksOf(_id) };
  if (mail === 'confirm') return composeConfirmMail(ask, of);
  // The day has passed meanwhile.
  if (ask.kind === 'day') return ask.day < utcDay(options.now()) ? 'refused' : composeDayMail(ask, of);
  if (mail === 'ending') return composeEndingMail(ask, expiresAt, of);
  const rate = (await options.readSheetRates())?.reached(ask);
  return rate ? composeRateMail(ask, rate, of) : 'untrue';
}
