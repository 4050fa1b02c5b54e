import {
  type AllowWay,
  allowWays,
  type BounceReason,
  COMPLAINT,
  CRM_ACTOR,
  choiceWords,
  type NoCalls,
  OWN_PAGE,
  type RevocationWay,
  revocationWays,
} from '@annuity-lantern/contracts/http';
import { upperFirst } from '@annuity-lantern/domain/first-letter';
import { isolateName } from '@annuity-lantern/domain/isolate-name';
import { byWords } from '../../../actors/actor-words.ts';

const words = {
  phone: 'by phone',
  email: 'by email',
  letter: 'by letter',
  'in person': 'in person',
  mistake: 'it was a mistake',
} as const satisfies Record<AllowWay, string>;

const bounces = {
  'no mailbox': 'this mailbox does not exist',
  'mailbox full': 'the mailbox is full',
  refused: 'their mail host refuses our mail',
  'came back': 'their mail host sent it back',
} as const satisfies Record<BounceReason, string>;

/** Why mail came back, for after a colon. */
export function bounceWords(reason: string): string {
  return choiceWords(bounces, reason) ?? reason;
}

/** How a person told us, for the middle of a sentence. A way that this version does not know keeps its raw name. */
export function wayWords(way: string): string {
  return way === COMPLAINT ? 'they reported our mail as unwanted' : (choiceWords(words, way) ?? way);
}

/** Who recorded it, and how the person told us: `by kim (by phone)`. */
export function recordedWords({ by, way }: Pick<NoCalls, 'by' | 'way'>): string {
  if (way === OWN_PAGE) return 'by the visitor, on their own page';
  if (way === COMPLAINT) return `by ${byWords(by)}, because ${wayWords(way)}`;
  return way === CRM_ACTOR ? `by ${byWords(by)}` : `by ${isolateName(by)} (${wayWords(way)})`;
}

/** The buttons. A reply "stop" comes by email. */
export const recordWays = revocationWays.map((way) => ({
  way,
  label: way === 'email' ? 'By email (“stop”)' : upperFirst(words[way]),
})) satisfies {
  way: RevocationWay;
  label: string;
}[];

/** @param mistake the label for a record that was wrong */
export function allowOptionsWith(mistake: string) {
  return allowWays.map((value) => ({ value, label: value === 'mistake' ? mistake : upperFirst(words[value]) }));
}
