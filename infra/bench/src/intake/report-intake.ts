import type { Figure, Section } from '../report/section.ts';
import { median, spreadText } from '../rounds/spread.ts';
import type { Load } from './run-load.ts';

export interface Measured {
  readonly round: number;
  readonly connections: number;
  readonly side: 'intake' | 'control';
  readonly load: Load;
}

export interface IntakeFacts {
  readonly rounds: number;
  readonly seconds: number;
  readonly seed: number;
  readonly programs: readonly string[];
  /** Answers per second that the load generator reaches when nothing is stored. */
  readonly generatorAlone: number;
  /** Leads in MongoDB that the rounds added. */
  readonly stored: number;
  readonly documentBytes: Readonly<Record<'intake' | 'control', number>>;
}

/** From so many connections on, group commit has to outdo a server with one insert for each lead. */
const MANY = 64;

/** Shows what the rounds found: medians with their spread, and each round's ratio of lead-intake to the control. */
export function reportIntake(measured: readonly Measured[], facts: IntakeFacts): Section {
  const { rounds, seconds, seed, programs, documentBytes } = facts;
  const connectionCounts = [...new Set(measured.map(({ connections }) => connections))].toSorted((one, other) => one - other);
  return {
    title: 'Lead intake beside a bare server',
    notes: [
      `The real lead-intake process, alone, with the settings of production; ${programs.join(', ')}, started for this measurement.`,
      'The control is a node:http server that parses the same body and does one journaled majority insert of a document of the same size ' +
        `(${documentBytes.control} bytes; a stored lead has ${documentBytes.intake}) with the plain driver on the same MongoDB.`,
      `${rounds} rounds of ${seconds} s for each of both at ${connectionCounts.join(' and at ')} connections, in shuffled order (--seed ${seed}). ` +
        'Medians; in brackets the smallest and the largest round. The ratio is that of the same round.',
      'The generator, the servers and the stores share this machine; other work on it lowers the figures.',
      generatorNote(measured, facts),
      answersNote(measured, facts),
    ],
    figures: connectionCounts.flatMap((connections) => figuresAt(connections, measured)),
    tables: [
      {
        title: 'Medians and spread',
        columns: ['connections', 'server', 'acknowledged/s', 'p50 in ms', 'p99 in ms'],
        rows: connectionCounts.flatMap((connections) => [
          spreadRow(connections, 'intake', measured),
          spreadRow(connections, 'control', measured),
          [String(connections), 'ratio', spreadText(ratios(connections, measured), 2), '', ''],
        ]),
      },
      {
        title: 'Acknowledged per second by round',
        columns: ['round', ...connectionCounts.flatMap((count) => [`intake at ${count}`, `control at ${count}`, `ratio at ${count}`])],
        rows: roundRows(connectionCounts, measured),
      },
    ],
  };
}

function figuresAt(connections: number, measured: readonly Measured[]): Figure[] {
  const loads = loadsOf(connections, 'intake', measured);
  const at = `at ${connections} ${connections === 1 ? 'connection' : 'connections'}`;
  return [
    { name: `leads acknowledged ${at}`, value: Math.round(median(loads.map(({ perSecond }) => perSecond))), unit: '/s' },
    {
      name: `the same, as a share of the control's`,
      value: median(ratios(connections, measured)),
      unit: 'times',
      // Sharing an insert pays only where several leads come at once.
      ...(connections >= MANY ? { bar: { at: 'least' as const, value: 1.5 } } : {}),
    },
    { name: `p50 ${at}`, value: median(loads.map(({ p50 }) => p50)), unit: 'ms' },
    { name: `p99 ${at}`, value: median(loads.map(({ p99 }) => p99)), unit: 'ms' },
  ];
}

function spreadRow(connections: number, side: Measured['side'], measured: readonly Measured[]): string[] {
  const loads = loadsOf(connections, side, measured);
  const spread = (key: 'perSecond' | 'p50' | 'p99', digits: number) =>
    spreadText(
      loads.map((load) => load[key]),
      digits,
    );
  return [String(connections), side, spread('perSecond', 0), spread('p50', 2), spread('p99', 2)];
}

function roundRows(connectionCounts: readonly number[], measured: readonly Measured[]): string[][] {
  const rounds = [...new Set(measured.map(({ round }) => round))];
  const shown = connectionCounts.map((connections) => ({
    intake: loadsOf(connections, 'intake', measured),
    control: loadsOf(connections, 'control', measured),
    ratio: ratios(connections, measured),
  }));
  return rounds.map((round, index) => [
    String(round),
    ...shown.flatMap(({ intake, control, ratio }) => [
      (intake[index]?.perSecond ?? Number.NaN).toFixed(0),
      (control[index]?.perSecond ?? Number.NaN).toFixed(0),
      (ratio[index] ?? Number.NaN).toFixed(2),
    ]),
  ]);
}

function ratios(connections: number, measured: readonly Measured[]): number[] {
  const control = loadsOf(connections, 'control', measured);
  return loadsOf(connections, 'intake', measured).map(({ perSecond }, index) => perSecond / (control[index]?.perSecond ?? Number.NaN));
}

/** In the order of the rounds: each holds one of each kind. */
function loadsOf(connections: number, side: Measured['side'], measured: readonly Measured[]): Load[] {
  return measured.filter((one) => one.connections === connections && one.side === side).map(({ load }) => load);
}

function generatorNote(measured: readonly Measured[], { generatorAlone }: IntakeFacts): string {
  const busiest = measured.reduce((most, { load }) => Math.max(most, load.generatorCpu), 0);
  return (
    `Load generator: autocannon in this process; it reaches ${Math.round(generatorAlone)}/s where nothing is stored, and took at most ` +
    `${Math.round(busiest * 100)}% of one core in a round.`
  );
}

function answersNote(measured: readonly Measured[], { stored }: IntakeFacts): string {
  const acknowledged = measured.filter(({ side }) => side === 'intake').reduce((sum, { load }) => sum + load.acknowledged, 0);
  const others: Record<string, number> = {};
  for (const { side, load } of measured) {
    for (const [what, times] of Object.entries(load.others)) others[`${what} of ${side}`] = (others[`${what} of ${side}`] ?? 0) + times;
  }
  const words = Object.entries(others).map(([what, times]) => `${times} x ${what}`);
  const beside = words.length === 0 ? 'Every answer was 201' : `Answers other than 201: ${words.join(', ')}`;
  return `${beside}. ${acknowledged} leads acknowledged in the counted time, ${stored} stored in all.`;
}
