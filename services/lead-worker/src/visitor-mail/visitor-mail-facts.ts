import type { ReachUs } from '../mail/reach-us.ts';

/** What visitor mail says, in the words it says it with: both parts are made from these, so that they cannot differ. */
export interface VisitorMailFacts extends ReachUs {
  /** `Annuity Lantern`. */
  readonly product: string;
  /** `a free review of your annuity`, as within a sentence. */
  readonly askedFor: string;
  readonly heading: string;
  readonly promise: string;
  /** When calls are made, as a sentence. */
  readonly hours: string;
  /** As the page showed it. */
  readonly reference: string;
  /** What the visitor asked for that we confirm, as sentences; empty when nothing. */
  readonly answers: string;
  readonly whoCalls: string;
  readonly atHand: string;
  readonly decide: string;
  readonly cost: string;
  readonly notYou: string;
  readonly noReply: string;
  /** Of the page that says what happens with a request. */
  readonly privacyPage: string;
}
