export const feedRefusals = ['not_a_feed', 'unreadable', 'empty'] as const;

/** The fetched feed cannot replace the last good copy. The message never quotes the feed. */
export class FeedRefusal extends Error {
  override readonly name = 'FeedRefusal';
  readonly reason: (typeof feedRefusals)[number];

  constructor(reason: FeedRefusal['reason']) {
    super(reason);
    this.reason = reason;
  }
}
