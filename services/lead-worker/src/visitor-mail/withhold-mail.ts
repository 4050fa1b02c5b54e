import { countMail, type EffectResult, type MailCounts } from '@annuity-lantern/lead-store';
import { withDeadline } from '@annuity-lantern/service-kit/with-deadline';
import { EffectRefusal } from '../effects/effect-refusal.ts';
import type { MailCeiling } from './create-mail-ceiling.ts';
import { recipientDay } from './recipient-day.ts';

export interface MailLimits {
  readonly counts: MailCounts;
  /** Key of the digests of addresses. Never rotated. */
  readonly idKey: string;
  readonly ceiling: MailCeiling;
  readonly now?: () => Date;
}

/** `skipped` if the address got its mails of the day, `later` if the hour is full. */
export type Withheld = Extract<EffectResult, { readonly state: 'skipped' | 'later' }>;

/** Says whether a mail to a visitor must be skipped or must wait, right before it is sent. Null if it may be sent. One `id` counts once. */
export type WithholdMail = (mail: { readonly id: string; readonly email: string }) => Promise<Withheld | null>;

/** Longest wait for MongoDB to count, in milliseconds. The mail needs the rest of the handler's time. */
const COUNT_BUDGET = 2000;

/**
 * Checks the address first: a skipped mail must not use up a place of the hour.
 *
 * @throws EffectRefusal if MongoDB does not count: nothing was sent, so it is retried
 */
export function createWithholdMail({ counts, idKey, ceiling, now = () => new Date() }: MailLimits): WithholdMail {
  return async ({ id, email }) => {
    const mail = { recipientDay: recipientDay(idKey, email, now()), id, now: now() };
    const counted = await withDeadline(COUNT_BUDGET, countMail(counts, mail), () => new Error('MongoDB did not count in time')).catch(
      notCounted,
    );
    if (!counted) return { state: 'skipped', reason: 'mail_limit' };
    const wait = await ceiling();
    return wait > 0 ? { state: 'later', wait } : null;
  };
}

function notCounted(cause: unknown): never {
  throw new EffectRefusal('mail_not_counted', { permanent: false, ambiguous: false, cause });
}
