import { setTimeout as pause } from 'node:timers/promises';
import type { Visitors } from '../visitors/send-visitors.ts';
import { type Ledger, sumOf } from './open-ledger.ts';

export interface Drain {
  /** Effects that were open when the last fault was over. */
  readonly open: number;
  /** Until nobody waited and nothing was open; undefined when that did not happen in time. */
  readonly seconds: number | undefined;
}

const LOOK_EVERY_MS = 250;

/** Waits until every visitor has been heard, each acknowledged lead is in the ledger, and none of its effects is open. */
export async function waitForDrain(visitors: Visitors, ledger: Ledger, withinSeconds: number): Promise<Drain> {
  const startedAt = Date.now();
  const open = sumOf((await insist(() => ledger.open(), startedAt + withinSeconds * 1000)) ?? {});
  while (Date.now() - startedAt < withinSeconds * 1000) {
    if (await isDrained(visitors, ledger).catch(() => false)) return { open, seconds: (Date.now() - startedAt) / 1000 };
    await pause(LOOK_EVERY_MS);
  }
  return { open, seconds: undefined };
}

async function isDrained(visitors: Visitors, ledger: Ledger): Promise<boolean> {
  if (visitors.waiting() > 0 || sumOf(await ledger.open()) > 0) return false;
  const ids = new Set(visitors.acknowledged.map(({ id }) => id));
  return (await ledger.countLeads([...ids])) === ids.size;
}

async function insist<T>(ask: () => Promise<T>, until: number): Promise<T | undefined> {
  while (Date.now() < until) {
    try {
      return await ask();
    } catch {
      await pause(LOOK_EVERY_MS);
    }
  }
  return undefined;
}
