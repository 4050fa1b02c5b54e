import type { Section } from '../report/section.ts';
import { median, spreadText } from '../rounds/spread.ts';
import { families } from './families.ts';
import type { Rates } from './rates.ts';
import type { WorkersTurn } from './run-workers.ts';

/** Processes that are measured beside each other. */
export const workerCounts = [1, 2, 4] as const;

export interface Measured {
  /** Workers with providers that answer at once or slowly, or bare jobs that do nothing. */
  readonly side: 'fast' | 'slow' | 'idle';
  readonly workers?: number;
  readonly rates: Rates;
}

export interface EffectsFacts {
  readonly rounds: number;
  readonly leads: number;
  readonly slowLeads: number;
  /** What a slow provider takes for each, in milliseconds. */
  readonly slowMs: number;
  readonly seed: number;
  readonly programs: readonly string[];
}

/** Shows the rates of each queue and of all, with their spread over the rounds. */
export function reportEffects(
  measured: readonly Measured[],
  turns: readonly WorkersTurn[],
  { rounds, leads, slowLeads, slowMs, seed, programs }: EffectsFacts,
): Section {
  const ratesOf = (side: Measured['side'], workers?: number) =>
    measured.filter((one) => one.side === side && one.workers === workers).map(({ rates }) => rates);
  const all = (side: Measured['side'], workers?: number) => ratesOf(side, workers).map((rates) => rates.all);
  const times = (some: readonly number[], others: readonly number[]) =>
    median(some.map((rate, round) => rate / (others[round] ?? Number.NaN)));
  const scaling = (side: 'fast' | 'slow', where: string) =>
    workerCounts.flatMap((workers) => [
      { name: `effects of ${workerWords(workers)}${where}`, value: Math.round(median(all(side, workers))), unit: '/s' },
      ...(workers === 1
        ? []
        : [{ name: `${workers}, as a multiple of one${where}`, value: times(all(side, workers), all(side, 1)), unit: 'times' }]),
    ]);
  return {
    title: 'Effects of the lead worker',
    notes: [
      `Real lead-worker processes, alone, with the settings of production; ${programs.join(', ')}, started for this measurement. The mail ` +
        'server, the CRM and the analytics service are stand-ins that take everything at once; the name server knows every domain.',
      `${leads} leads are stored and dispatched before the workers, ready and waiting, are given the first job; the time ends with the last ` +
        'effect that is done. Skipped effects count, since a worker has to claim and mark them too.',
      `With slow providers each mail and each call takes ${slowMs} ms, as it may on the internet, and there are ${slowLeads} leads: the processor, ` +
        'which workers, stores and stand-ins share here, is no limit then.',
      'Jobs that do nothing: as many bare BullMQ jobs, at the same concurrency ' +
        `(${families.map(({ queue, concurrency }) => `${queue} ${concurrency}`).join(', ')}), through the same Redis.`,
      `${rounds} ${rounds === 1 ? 'round' : 'rounds'} of all in shuffled order (--seed ${seed}). Medians; in brackets the smallest and the largest round. ` +
        'Other work on the machine lowers them.',
      outcomeNote(turns),
    ],
    figures: [
      ...scaling('fast', ''),
      { name: 'jobs that do nothing', value: Math.round(median(all('idle'))), unit: '/s' },
      { name: 'one worker, as a share of them', value: times(all('fast', 1), all('idle')), unit: 'times' },
      ...scaling('slow', ', slow providers'),
    ],
    tables: [
      queueTable('Per second by queue', [
        ...workerCounts.map((workers) => [workerWords(workers), ratesOf('fast', workers)] as const),
        ['jobs that do nothing', ratesOf('idle')],
      ]),
      queueTable(
        'The same with slow providers',
        workerCounts.map((workers) => [workerWords(workers), ratesOf('slow', workers)] as const),
      ),
      { title: 'How the effects ended, all turns together', columns: ['effect', 'states'], rows: stateRows(turns) },
    ],
  };
}

function workerWords(workers: number): string {
  return workers === 1 ? '1 worker process' : `${workers} worker processes`;
}

function queueTable(title: string, sides: readonly (readonly [name: string, rates: readonly Rates[]])[]) {
  return {
    title,
    columns: ['queue', 'effects', ...sides.map(([name]) => name)],
    rows: [
      ...families.map(({ queue, effects }) => [
        queue,
        effects.join(', '),
        ...sides.map(([, rates]) => rateText(rates.map(({ byQueue }) => byQueue[queue] ?? Number.NaN))),
      ]),
      ['all', '', ...sides.map(([, rates]) => rateText(rates.map((one) => one.all)))],
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
