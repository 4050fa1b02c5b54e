import type { Section } from '../report/section.ts';
import { spreadText } from '../rounds/spread.ts';
import { type Sent, shareAccepted, statusWords } from '../visitors/send-at-rate.ts';

export const sides = ['alone', 'fifty times', 'far more'] as const;
export type Side = (typeof sides)[number];

/** The product's own. */
export const LIMIT_PER_MINUTE = 10;
export const HONEST_PER_SECOND = 10;
/** Posts a second of the one address. */
export const floodPerSecond: Readonly<Record<Side, number>> = { alone: 0, 'fifty times': (50 * LIMIT_PER_MINUTE) / 60, 'far more': 400 };

export interface FloodTurn {
  readonly honest: Sent;
  readonly flood: Sent | undefined;
}

export interface FloodFacts {
  readonly rounds: number;
  readonly seconds: number;
  readonly seed: number;
  readonly programs: readonly string[];
}

export function reportFlood(
  measured: Readonly<Record<Side, readonly FloodTurn[]>>,
  { rounds, seconds, seed, programs }: FloodFacts,
): Section {
  const honest = (side: Side) => measured[side].map((turn) => turn.honest);
  const floods = (side: Side) => measured[side].flatMap(({ flood }) => flood ?? []);
  const flooded = sides.filter((side) => side !== 'alone');
  return {
    title: 'Honest visitors beside a flood',
    notes: [
      `The real gateway before the real lead-intake, with the settings of production; ${programs.join(', ')}, started for this measurement.`,
      `An address may post ${LIMIT_PER_MINUTE} times a minute, ${2 * LIMIT_PER_MINUTE} at once. One with a good form token sends fifty times that ` +
        `(${floodPerSecond['fifty times'].toFixed(1)}/s), or far more (${floodPerSecond['far more']}/s). Beside it come ${HONEST_PER_SECOND} honest ` +
        `visitors a second, each from an address of their own: ${rounds} rounds of ${seconds} s of each, and of the honest ones alone, in shuffled ` +
        `order (--seed ${seed}).`,
      ...flooded.map(
        (side) => `${side}: answers to honest visitors ${statusWords(honest(side))}; to the flood ${statusWords(floods(side))}.`,
      ),
    ],
    figures: [
      {
        name: 'honest visitors, accepted of sent, beside fifty times the limit',
        value: shareAccepted(honest('fifty times')),
        unit: '',
        digits: 4,
        bar: { at: 'least', value: 0.99 },
      },
      { name: 'the same beside far more', value: shareAccepted(honest('far more')), unit: '', digits: 4 },
      { name: 'of the flood of fifty times, accepted of sent', value: shareAccepted(floods('fifty times')), unit: '', digits: 4 },
    ],
    tables: [
      {
        title: 'Honest visitors',
        columns: ['', 'accepted of sent', 'p50 in ms', 'p99 in ms'],
        rows: sides.map((side) => [
          side,
          shareAccepted(honest(side)).toFixed(4),
          spreadText(
            honest(side).map(({ p50 }) => p50),
            1,
          ),
          spreadText(
            honest(side).map(({ p99 }) => p99),
            1,
          ),
        ]),
      },
    ],
  };
}
