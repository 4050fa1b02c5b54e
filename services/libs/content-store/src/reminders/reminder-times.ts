import { type DayAsk, mailDayOf, type ReminderAsk } from '@annuity-lantern/contracts/http';

const DAY = 86_400_000;

/** A reminder that no one confirms is deleted after this, in milliseconds. */
export const CONFIRM_WITHIN = 7 * DAY;
/** A watch of a rate ends after this, unless it is renewed. */
const WATCHED_FOR = 182 * DAY;
/** A watch of a rate has at most one mail in this time. */
export const REMINDER_PAUSE = 7 * DAY;
/** Days before its end on which a watch of a rate says that it ends. */
const SAYS_END = 14 * DAY;
/** 9 a.m. or 10 a.m. in the east of the United States. */
const HOUR_OF_MAIL = '14:00:00Z';

/** The first mail after the confirmation, and when MongoDB deletes the record: the mail of a day deletes it earlier. */
export function timesOf(ask: ReminderAsk, confirmedAt: Date) {
  if (ask.kind === 'rate') {
    const expiresAt = new Date(confirmedAt.getTime() + WATCHED_FOR);
    return { mail: 'ending', dueAt: saysEndAt(expiresAt), expiresAt } as const;
  }
  return { mail: 'day', dueAt: mailTimeOf(ask), expiresAt: new Date(Date.parse(`${ask.day}T00:00:00Z`) + 2 * DAY) } as const;
}

export function saysEndAt(expiresAt: Date): Date {
  return new Date(expiresAt.getTime() - SAYS_END);
}

function mailTimeOf(ask: DayAsk): Date {
  return new Date(`${mailDayOf(ask)}T${HOUR_OF_MAIL}`);
}
