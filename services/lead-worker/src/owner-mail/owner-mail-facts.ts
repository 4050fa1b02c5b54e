import type { ReachUs } from '../mail/reach-us.ts';

/** What the mail about the owner says: both parts are made from these, so that they cannot differ. */
export interface OwnerMailFacts extends ReachUs {
  readonly product: string;
  readonly heading: string;
  readonly askedFor: string;
  /** Who has taken over from whom; empty if the visitor was not told of anyone before. */
  readonly change: string;
  /** What the advisor does next. */
  readonly next: string;
  /** When calls are made, or an apology; empty when nobody waits for a call. */
  readonly nextDetail: string;
  /** Heading and text on who works on the request. */
  readonly advisors: string;
  readonly oneAtATime: string;
  readonly reference: string;
  readonly stop: string;
  readonly leaveOut: string;
  readonly privacyPage: string;
}
