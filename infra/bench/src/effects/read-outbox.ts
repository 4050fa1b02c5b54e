import { type ExpectedEffect, expectedEffects } from '@annuity-lantern/contracts/jobs';
import type { Leads } from '@annuity-lantern/lead-store';

export interface EffectTally {
  /** How many leads have the effect in each state. */
  readonly states: Readonly<Record<string, number>>;
  /** When the last one was done, in milliseconds since 1970; undefined when none was. */
  readonly lastDoneAt: number | undefined;
}

export type Outbox = Readonly<Record<ExpectedEffect, EffectTally>>;

/** How many of them a worker could still take, or has taken: counted in the sweep's indexes, which costs the measured server next to nothing. */
export async function countOpen(leads: Leads): Promise<number> {
  const counts = await Promise.all(
    expectedEffects.map((name) => leads.any.countDocuments({ [`effects.${name}.nextAt`]: { $gte: new Date(0) } })),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** How the effects of all leads stand that each of them is expected to have. */
export async function readOutbox(leads: Leads): Promise<Outbox> {
  const tallies = await Promise.all(expectedEffects.map(async (name) => [name, await tallyOf(leads, name)] as const));
  return Object.fromEntries(tallies) as Record<ExpectedEffect, EffectTally>;
}

async function tallyOf(leads: Leads, name: ExpectedEffect): Promise<EffectTally> {
  const groups = await leads.any.aggregate<{ _id: string; count: number; last: Date | null }>([
    { $group: { _id: `$effects.${name}.state`, count: { $sum: 1 }, last: { $max: `$effects.${name}.doneAt` } } },
  ]);
  const done = groups.find(({ last }) => last !== null);
  return {
    states: Object.fromEntries(groups.map(({ _id, count }) => [_id, count])),
    lastDoneAt: done?.last?.getTime(),
  };
}
