import type { EffectResult } from '@annuity-lantern/lead-store';
import { addressKey, networkKey } from '@annuity-lantern/service-kit/address';
import { EffectRefusal } from '../effects/effect-refusal.ts';
import type { TakePlace } from '../mail/take-place.ts';
import type { MailCeiling } from './create-mail-ceiling.ts';
import { recipientDay, senderDay } from './recipient-day.ts';

export interface MailLimits {
  readonly takePlace: TakePlace;
  /** Key of the digests of addresses. Never rotated. */
  readonly idKey: string;
  readonly ceiling: MailCeiling;
  /** Requests a day from one address, and from one network, that are confirmed without a person; 0 means no limit. */
  readonly perSender: { readonly address: number; readonly network: number };
  readonly now?: () => Date;
}

export interface MailToVisitor {
  /** Identifies the mail among those of its address and day: the same for every try. */
  readonly id: string;
  readonly email: string;
  /** The network address from which the request came, if requests from there count. */
  readonly sentFrom?: string | undefined;
  /** The visitor asked for it on the page of their request: such mails have a limit of their own. */
  readonly isAsked?: boolean | undefined;
}

/** `skipped` if the address got its mails of the day, `later` if the hour is full. */
export type Withheld = Extract<EffectResult, { readonly state: 'skipped' | 'later' }>;

/**
 * Says whether a mail to a visitor must be skipped or must wait, right before it is sent. Null if it may be sent. One `id` counts once.
 *
 * @throws EffectRefusal `sender_limit` if a person must decide, because too many requests came from the same place
 */
export type WithholdMail = (mail: MailToVisitor) => Promise<Withheld | null>;

/** Most mails about requests to one address per day. */
const PER_RECIPIENT = 5;
/** The same for codes, and for mails that confirm what the visitor changed. */
const ASKED_PER_RECIPIENT = 20;
/** In seconds. Longer than a day, so that even a worker with a slow clock finds the count of its day. */
const KEPT_FOR = 172_800;

/** Checks in this order, so that a mail which waits or is skipped takes no place of the later limits. */
export function createWithholdMail({ takePlace, idKey, ceiling, perSender, now = () => new Date() }: MailLimits): WithholdMail {
  const hasPlace = async (name: string, id: string, places: number) => (await takePlace(name, id, { places, seconds: KEPT_FOR })) < places;
  const isWithin = async (place: string | undefined, id: string, limit: number) =>
    limit === 0 || place === undefined || (await hasPlace(`requests-from:${senderDay(idKey, place, now())}`, id, limit));
  const isWelcome = async (id: string, sentFrom: string) =>
    (await isWithin(addressKey(sentFrom), id, perSender.address)) && (await isWithin(networkKey(sentFrom), id, perSender.network));
  return async ({ id, email, sentFrom, isAsked = false }) => {
    if (sentFrom !== undefined && !(await isWelcome(id, sentFrom)))
      throw new EffectRefusal('sender_limit', { permanent: true, ambiguous: false });
    const [name, places] = isAsked ? ['asked-mails-to', ASKED_PER_RECIPIENT] : ['mails-to', PER_RECIPIENT];
    if (!(await hasPlace(`${name}:${recipientDay(idKey, email, now())}`, id, places))) return { state: 'skipped', reason: 'mail_limit' };
    const wait = await ceiling(isAsked);
    return wait > 0 ? { state: 'later', wait } : null;
  };
}
