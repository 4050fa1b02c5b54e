import type { StoredAnswers, StoredCallTime } from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import { cleanLine } from '@annuity-lantern/domain/clean-text';
import type { Accepted } from './accepted.ts';
import type { ChosenProduct } from './chosen-product.ts';
import { type channelOf, consentNames, type FormValues, toAnswers } from './form-values.ts';
import type { RequestFormKind } from './request-form-kind.ts';
import { visitorTimeZone } from './visitor-time-zone.ts';

/** The facts of an accepted request that the visitor sees. Kept in memory only, until the page closes. */
export interface SentRequest {
  /** Undefined if the server's answer was cut off. */
  readonly reference: string | undefined;
  readonly sentAt: Date;
  /** The server has it sealed, and mails once it is stored. */
  readonly isSealed: boolean;
  readonly firstName: string;
  readonly email: string;
  readonly phone: string;
  /** The product of the address, if the answers name it. */
  readonly product: ChosenProduct | undefined;
  /** Undefined where the form asks for none. */
  readonly state: string | undefined;
  /** Undefined when any time suits. */
  readonly preferredCallTime: StoredCallTime | undefined;
  /** The visitor's own, an IANA name; undefined if neither state nor browser tells. */
  readonly timeZone: string | undefined;
  /** The channels that were agreed to. */
  readonly channels: readonly (keyof typeof channelOf)[];
}

export function sentRequest(
  { productField }: RequestFormKind,
  { words: accepted, isSealed }: Accepted,
  values: FormValues,
  product: ChosenProduct | undefined,
  now: Date,
): SentRequest {
  const { state, preferredCallTime } = toAnswers(['state', 'preferredCallTime'], values) as StoredAnswers;
  return {
    reference: accepted && leadReference(accepted.id),
    isSealed,
    sentAt: accepted ? new Date(accepted.createdAt) : now,
    firstName: cleanLine(values.firstName),
    email: cleanLine(values.email),
    phone: cleanLine(values.phone),
    product: product && productField && namesProduct(values[productField], product) ? product : undefined,
    state: state || undefined,
    preferredCallTime,
    timeZone: visitorTimeZone({ preferredCallTime, state }),
    channels: consentNames.filter((name) => values[name]),
  };
}

/** Whether an answer says which product it is about. */
export function namesProduct(answer: string, { carrier, product }: ChosenProduct): boolean {
  return answer.includes(carrier) && answer.includes(product);
}
