import type { Section } from '../report/section.ts';
import { median, spreadText } from '../rounds/spread.ts';
import { type Sent, shareAccepted, statusWords } from '../visitors/send-at-rate.ts';

export const sides = ['running', 'killed', 'frozen'] as const;
export type Side = (typeof sides)[number];

export interface RedisAwayFacts {
  readonly rounds: number;
  readonly seconds: number;
  readonly seed: number;
  readonly perSecond: number;
  readonly programs: readonly string[];
}

/** Shows that nobody notices: shares accepted, and each round's p50 beside that of the running Redis. */
export function reportRedisAway(measured: Readonly<Record<Side, readonly Sent[]>>, facts: RedisAwayFacts): Section {
  const { rounds, seconds, seed, perSecond, programs } = facts;
  const ratios = (side: Side) => measured[side].map(({ p50 }, round) => p50 / (measured.running[round]?.p50 ?? Number.NaN));
  return {
    title: 'Requests while Redis is away',
    notes: [
      `The real lead-intake process, alone, with the settings of production; ${programs.join(', ')}, started for this measurement.`,
      `${perSecond} visitors a second, whether those before them are answered or not: ${rounds} rounds of ${seconds} s each with Redis running, ` +
        `killed a second before, and frozen (SIGSTOP) a second before, in shuffled order (--seed ${seed}).`,
      'The ratio is that of the same round; the median over the rounds is held against the bar.',
      ...sides.map((side) => `Answers with Redis ${side}: ${statusWords(measured[side])}.`),
    ],
    figures: (['killed', 'frozen'] as const).flatMap((side) => [
      {
        name: `accepted of sent, Redis ${side}`,
        value: shareAccepted(measured[side]),
        unit: '',
        digits: 4,
        bar: { at: 'least' as const, value: 0.999 },
      },
      {
        name: `p50 with Redis ${side}, as a multiple`,
        value: median(ratios(side)),
        unit: 'times',
        bar: { at: 'most' as const, value: 1.5 },
      },
    ]),
    tables: [
      {
        title: 'Medians and spread',
        columns: ['Redis', 'accepted of sent', 'p50 in ms', 'p99 in ms', 'p50 as a multiple'],
        rows: sides.map((side) => [
          side,
          shareAccepted(measured[side]).toFixed(4),
          spread(measured[side].map(({ p50 }) => p50)),
          spread(measured[side].map(({ p99 }) => p99)),
          side === 'running' ? '' : spread(ratios(side)),
        ]),
      },
    ],
  };
}

const spread = (values: readonly number[]) => spreadText(values, 2);
