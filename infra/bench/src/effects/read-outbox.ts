import { type ExpectedEffect, expectedEffects } from '@annuity-lantern/contracts/jobs';
import type { Leads } from '@annuity-lantern/lead-store';

export interface EffectTally {
  /** How many leads have the effect in each state. */
  readonly states: Readonly<Record<string, number>>;
  /** When the last one was done, in milliseconds since 1970; undefined when none was. */
  readonly lastDoneAt: number | undefined;
}

export interface OutboxState {
  /** Effects that a worker still has to do. */
  readonly open: number;
  readonly effects: Readonly<Record<ExpectedEffect, EffectTally>>;
}

const open = ['waiting', 'due', 'sending'];

/** How the effects of all leads stand that each of them is expected to have. */
export async function readOutbox(leads: Leads): Promise<OutboxState> {
  const tallies = await Promise.all(expectedEffects.map(async (name) => [name, await tallyOf(leads, name)] as const));
  const left = tallies.flatMap(([, { states }]) => open.map((state) => states[state] ?? 0));
  return {
    open: left.reduce((sum, count) => sum + count, 0),
    effects: Object.fromEntries(tallies) as Record<ExpectedEffect, EffectTally>,
  };
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
