import { setTimeout as pause } from 'node:timers/promises';
import type { Visitors } from '../visitors/send-visitors.ts';
import { countOpen, countSettled } from './effect-counts.ts';
import type { Ledger } from './open-ledger.ts';

export interface Drain {
  /** Effects that came to their end after the last fault was over. */
  readonly effects: number;
  /** Until the first 200 of them had, or all where there were fewer; undefined when that did not happen in time. */
  readonly firstSeconds: number | undefined;
  /** Until nobody waited and nothing was open; undefined when that did not happen in time. */
  readonly seconds: number | undefined;
}

const FIRST = 200;
const LOOK_EVERY_MS = 250;

/** Waits until every visitor has been heard, each acknowledged lead is in the ledger, and none of its effects is open. */
export async function waitForDrain(visitors: Visitors, ledger: Ledger, withinSeconds: number): Promise<Drain> {
  const startedAt = Date.now();
  const seconds = () => (Date.now() - startedAt) / 1000;
  let before: number | undefined;
  let effects = 0;
  let firstSeconds: number | undefined;
  while (seconds() < withinSeconds) {
    const counts = await ledger.effects().catch(() => undefined);
    if (counts) {
      before ??= countSettled(counts);
      effects = countSettled(counts) - before;
      if (effects >= FIRST) firstSeconds ??= seconds();
      if (countOpen(counts) === 0 && (await areAllThere(visitors, ledger))) {
        return { effects, firstSeconds: firstSeconds ?? seconds(), seconds: seconds() };
      }
    }
    await pause(LOOK_EVERY_MS);
  }
  return { effects, firstSeconds, seconds: undefined };
}

async function areAllThere(visitors: Visitors, ledger: Ledger): Promise<boolean> {
  if (visitors.waiting() > 0) return false;
  const ids = [...new Set(visitors.acknowledged.map(({ id }) => id))];
  const stored = await ledger.countLeads(ids).catch(() => 0);
  return stored === ids.length;
}
