/**
 * The long-running processes that write a heartbeat, each with its counters. An effect's outcomes are counted one by one besides:
 * `staffMail.done`.
 */
export const processCounters = {
  gateway: ['answers', 'failed', 'internal', 'givenUp'],
  'content-api': ['answers', 'failed', 'internal'],
  'lead-intake': ['accepted', 'sealed', 'refused', 'turnedAway', 'internal'],
  'lead-worker': ['done', 'skipped', 'again', 'retry', 'parked', 'unconfirmed'],
  'lead-desk': ['answers', 'failed', 'internal'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ProcessKind = keyof typeof processCounters;
export const processKinds = Object.keys(processCounters) as readonly ProcessKind[];

/** Milliseconds between two heartbeats of a process. */
export const BEAT_EVERY = 10_000;
/** How long a heartbeat is kept, in milliseconds. */
export const BEATS_KEPT = 3_600_000;
