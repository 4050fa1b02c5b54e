import { setTimeout as pause } from 'node:timers/promises';
import type { Struck } from '../faults/run-faults.ts';
import type { Victim } from '../plan/fault.ts';
import type { HeldEffect, Ledger } from './open-ledger.ts';

export interface Takeover {
  /** When the worker died, in milliseconds since 1970. */
  readonly killedAt: number;
  /** How long its claim held from then on, until another worker began with the effect or it was held for staff. */
  readonly ms: number;
}

/** Nothing else that a takeover needs was down meanwhile. */
export function isUndisturbed({ killedAt, ms }: Takeover, struck: readonly Struck[]): boolean {
  return !struck.some(
    ({ fault: { victim }, at, overAt }) => needed.includes(victim) && at !== killedAt && at < killedAt + ms && overAt > killedAt,
  );
}

const needed: readonly Victim[] = ['worker', 'redis', 'mongodb'];

export interface TakeoverWatch {
  /** To be called at once. */
  readonly workerKilled: (at: number) => void;
  /** Resolves when all that was held has been taken over, or has not been for so long that it never will. */
  readonly all: () => Promise<readonly Takeover[]>;
}

/** Below this, a claim was another worker's, which lived and ended it. Dead ones hold for their lease of 8 s, renewed every 2 s. */
const LIVING_WITHIN_MS = 3000;
const NEVER_AFTER_MS = 60_000;
const LOOK_EVERY_MS = 200;

/** Measures how long the effects of a killed worker wait for another one. */
export function watchTakeovers(ledger: Ledger): TakeoverWatch {
  const watches: Promise<readonly Takeover[]>[] = [];
  return {
    workerKilled: (at) => watches.push(watchOne(ledger, at)),
    all: async () => (await Promise.all(watches)).flat(),
  };
}

async function watchOne(ledger: Ledger, killedAt: number): Promise<readonly Takeover[]> {
  const takeovers: Takeover[] = [];
  let held: readonly HeldEffect[] = await ledger.held().catch(() => []);
  while (held.length > 0 && Date.now() - killedAt < NEVER_AFTER_MS) {
    await pause(LOOK_EVERY_MS);
    const still = await ledger.stillHeld(held).catch(() => held);
    const ms = Date.now() - killedAt;
    if (ms > LIVING_WITHIN_MS) takeovers.push(...held.slice(still.length).map(() => ({ killedAt, ms })));
    held = still;
  }
  return [...takeovers, ...held.map(() => ({ killedAt, ms: NEVER_AFTER_MS }))];
}
