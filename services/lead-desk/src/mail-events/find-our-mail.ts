import { type EffectName, isEffectName } from '@annuity-lantern/contracts/effects';
import { mailsToVisitor } from '@annuity-lantern/contracts/exits';

/** One mail to a visitor. */
export interface OurMail {
  readonly leadId: string;
  readonly effect: EffectName;
  readonly order?: number;
  /** It went to the address that the request had before. */
  readonly isToOld: boolean;
}

/** The idempotency key of a mail, which is in its Message-ID: `<lead/ID/EFFECT/ORDER@example.com>`. */
const keys = /(?<![^\s<])lead\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([a-zA-Z]+)(?:\/(\d{1,15}))?(\/before)?(?=[@\s>]|$)/g;

/**
 * The mail to a visitor that a Message-ID names, or the last one in a list of them; undefined for mail to staff and of others. The id of a lead cannot be
 * guessed (HMAC), so only someone who has one of its mails can name it.
 */
export function findOurMail(messageIds: string): OurMail | undefined {
  const found = [...messageIds.matchAll(keys)].flatMap(([, leadId = '', effect = '', order, old]): OurMail[] =>
    isEffectName(effect) && mailsToVisitor.includes(effect)
      ? [{ leadId, effect, ...(order === undefined ? {} : { order: Number(order) }), isToOld: old !== undefined }]
      : [],
  );
  return found.at(-1);
}
