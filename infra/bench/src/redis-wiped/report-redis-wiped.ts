import type { Outbox } from '../effects/read-outbox.ts';
import type { Section } from '../report/section.ts';
import { spreadText } from '../rounds/spread.ts';

export const sides = ['flushed', 'replaced'] as const;
export type Side = (typeof sides)[number];

export interface WipedTurn {
  /** Jobs that were in Redis a moment before. */
  readonly lost: number;
  /** From the wipe to the last effect; endless when some were not done. */
  readonly seconds: number;
  readonly left: number;
  readonly outbox: Outbox;
  readonly taken: Readonly<Record<string, number>>;
}

export interface WipedFacts {
  readonly rounds: number;
  readonly leads: number;
  readonly seed: number;
  readonly programs: readonly string[];
}

export function reportRedisWiped(
  measured: Readonly<Record<Side, readonly WipedTurn[]>>,
  { rounds, leads, seed, programs }: WipedFacts,
): Section {
  const turns = sides.flatMap((side) => measured[side]);
  const least = Math.min(...turns.map(({ lost }) => lost));
  const undone = turns.flatMap(({ outbox }) => Object.values(outbox)).reduce((sum, { states }) => sum + countExcept(states, 'done'), 0);
  return {
    title: 'Effects that wait in a Redis that is wiped',
    notes: [
      `One real lead-worker with the settings of production and stand-ins for all providers; ${programs.join(', ')}, started for this measurement.`,
      `${leads} leads are stored and their effects dispatched into shut queues, at least ${least} jobs each time. Then Redis loses everything: by ` +
        'FLUSHALL, or by being killed and started again on an empty folder.',
      `${rounds} rounds of both in shuffled order (--seed ${seed}). The slowest round is held against the bar; its end is the last of all ` +
        `${leads * 6} effects.`,
    ],
    figures: [
      ...sides.map((side) => ({
        name: `all effects done, Redis ${side}, slowest`,
        value: Math.max(...measured[side].map(({ seconds }) => seconds)),
        unit: 's',
        bar: { at: 'most' as const, value: 60 },
      })),
      { name: 'jobs lost with it, fewest', value: least, unit: '', bar: { at: 'least', value: 300 } },
      { name: 'effects not done', value: undone, unit: '', bar: { at: 'most', value: 0 } },
    ],
    tables: [
      {
        title: 'Seconds until all is done',
        columns: ['Redis', 'seconds', 'taken by the stand-ins'],
        rows: sides.map((side) => [
          side,
          spreadText(
            measured[side].map(({ seconds }) => seconds),
            1,
          ),
          measured[side].map(({ taken }) => Object.entries(taken).flat().join(' ')).join('; '),
        ]),
      },
    ],
  };
}

function countExcept(states: Readonly<Record<string, number>>, state: string): number {
  return Object.entries(states).reduce((sum, [name, count]) => sum + (name === state ? 0 : count), 0);
}
