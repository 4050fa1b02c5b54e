import type { LeadAccepted } from '@annuity-lantern/contracts/http';

/** What the server said of a request that it has. */
export interface Accepted {
  /** Undefined if its words were cut off. */
  readonly words: LeadAccepted | undefined;
  /** It has the request sealed, and stores it later. */
  readonly isSealed: boolean;
}
