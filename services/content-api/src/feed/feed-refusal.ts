export const feedRefusals = ['not_a_feed', 'unreadable', 'empty'] as const;

/** What came cannot take the place of the last good copy. Says nothing in the feed's words. */
export class FeedRefusal extends Error {
  override readonly name = 'FeedRefusal';
  readonly reason: (typeof feedRefusals)[number];

  constructor(reason: FeedRefusal['reason']) {
    super(reason);
    this.reason = reason;
  }
}
