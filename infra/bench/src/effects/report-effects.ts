import type { Section } from '../report/section.ts';
import { median, spreadText } from '../rounds/spread.ts';
import { families } from './families.ts';
import type { Rates } from './rates.ts';
import type { WorkersTurn } from './run-workers.ts';

export type Side = 'one' | 'two' | 'idle';

export interface EffectsFacts {
  readonly rounds: number;
  readonly leads: number;
  readonly seed: number;
  readonly programs: readonly string[];
}

/** Shows the rates of each queue and of all, with their spread over the rounds. */
export function reportEffects(
  measured: Readonly<Record<Side, readonly Rates[]>>,
  turns: readonly WorkersTurn[],
  { rounds, leads, seed, programs }: EffectsFacts,
): Section {
  const all = (side: Side) => measured[side].map((rates) => rates.all);
  const ratios = (side: Side, other: Side) => all(side).map((rate, round) => rate / (all(other)[round] ?? Number.NaN));
  return {
    title: 'Effects of the lead worker',
    notes: [
      `Real lead-worker processes, alone, with the settings of production; ${programs.join(', ')}, started for this measurement. The mail ` +
        'server, the CRM and the analytics service are stand-ins that take everything at once; the name server knows every domain.',
      `${leads} leads are stored and dispatched before the workers, ready and waiting, are given the first job; the time ends with the last ` +
        'effect that is done. Skipped effects count, since a worker has to claim and mark them too.',
      'Jobs that do nothing: as many bare BullMQ jobs, at the same concurrency ' +
        `(${families.map(({ queue, concurrency }) => `${queue} ${concurrency}`).join(', ')}), through the same Redis.`,
      `${rounds} ${rounds === 1 ? 'round' : 'rounds'} of the three in shuffled order (--seed ${seed}). Medians; in brackets the smallest and the largest round. ` +
        'Other work on the machine lowers them.',
      outcomeNote(turns),
    ],
    figures: [
      { name: 'effects of one worker process', value: Math.round(median(all('one'))), unit: '/s' },
      { name: 'effects of two worker processes', value: Math.round(median(all('two'))), unit: '/s' },
      { name: 'two workers as a multiple of one', value: median(ratios('two', 'one')), unit: 'times' },
      { name: 'jobs that do nothing', value: Math.round(median(all('idle'))), unit: '/s' },
      { name: 'one worker, as a share of them', value: median(ratios('one', 'idle')), unit: 'times' },
    ],
    tables: [
      {
        title: 'Per second by queue',
        columns: ['queue', 'effects', 'one worker', 'two workers', 'jobs that do nothing'],
        rows: [
          ...families.map(({ queue, effects }) => [
            queue,
            effects.join(', '),
            ...(['one', 'two', 'idle'] as const).map((side) => rateText(measured[side].map(({ byQueue }) => byQueue[queue] ?? Number.NaN))),
          ]),
          ['all', '', ...(['one', 'two', 'idle'] as const).map((side) => rateText(all(side)))],
        ],
      },
      { title: 'How the effects ended, all turns together', columns: ['effect', 'states'], rows: stateRows(turns) },
    ],
  };
}

/** A queue whose effects were all skipped has no time of its own. */
function rateText(rates: readonly number[]): string {
  return rates.some(Number.isNaN) ? 'none was done' : spreadText(rates, 0);
}

const open = ['waiting', 'due', 'sending'];

function outcomeNote(turns: readonly WorkersTurn[]): string {
  const states = sumOf(turns.flatMap(({ outbox }) => Object.values(outbox).map((tally) => tally.states)));
  const left = open.reduce((sum, state) => sum + (states[state] ?? 0), 0);
  const taken = Object.entries(sumOf(turns.map((turn) => turn.taken))).map(([what, count]) => `${count} x ${what}`);
  const end = left === 0 ? 'No effect was left open.' : `${left} effects were still open when nothing moved any more.`;
  return `${end} Taken by the stand-ins: ${taken.length === 0 ? 'nothing' : taken.join(', ')}.`;
}

function stateRows(turns: readonly WorkersTurn[]): string[][] {
  return families
    .flatMap(({ effects }) => effects)
    .map((effect) => {
      const states = sumOf(turns.map(({ outbox }) => outbox[effect].states));
      const words = Object.entries(states).map(([state, count]) => `${state} ${count}`);
      return [effect, words.join(', ')];
    });
}

function sumOf(counts: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const one of counts) for (const [what, count] of Object.entries(one)) sum[what] = (sum[what] ?? 0) + count;
  return sum;
}
