import type { Section } from '../report/section.ts';
import { median, spreadText } from '../rounds/spread.ts';
import type { Reads } from './run-reads.ts';

export interface MeasuredList {
  readonly name: string;
  /** Of one answer's body. */
  readonly bytes: number;
  readonly reads: Readonly<Record<'content' | 'control', readonly Reads[]>>;
}

export interface ContentFacts {
  readonly rounds: number;
  readonly seconds: number;
  readonly seed: number;
  readonly programs: readonly string[];
  readonly connections: number;
}

/** Share of the control's answers per second that content-api has to reach. */
const BAR = 0.5;
/** Most bytes of a list, compressed as a browser takes it. */
const MOST_BYTES = 250_000;

/** Shows what the rounds found: medians with their spread, and each round's ratio of content-api to the control. */
export function reportContent(lists: readonly MeasuredList[], { rounds, seconds, seed, programs, connections }: ContentFacts): Section {
  const all = lists.flatMap(({ reads }) => [...reads.content, ...reads.control]);
  const others = all.reduce((sum, reads) => sum + reads.others, 0);
  return {
    title: 'Content lists beside a bare server',
    notes: [
      `The real content-api process, alone, with ${programs.join(', ')}; each list as a browser asks for it.`,
      'The control is a node:http server that sends the same bytes with the same headers and does nothing else.',
      `${rounds} rounds of ${seconds} s for each of both at ${connections} connections, in shuffled order (--seed ${seed}). Medians; in brackets the ` +
        'smallest and the largest round. The ratio is that of the same round.',
      'The generator (autocannon in this process) and the servers share this machine; other work on it lowers the figures.',
      others === 0 ? 'Every answer was 200.' : `${others} answers were not 200.`,
    ],
    figures: lists.flatMap(figuresOf),
    tables: lists.map(({ name, reads }) => ({
      title: `Medians and spread: ${name}`,
      columns: ['server', 'answers/s', 'p50 in ms', 'p99 in ms'],
      rows: [
        spreadRow('content-api', reads.content),
        spreadRow('control', reads.control),
        ['ratio', spreadText(ratiosOf(reads), 2), '', ''],
      ],
    })),
  };
}

function figuresOf({ name, bytes, reads }: MeasuredList): Section['figures'][number][] {
  const { content, control } = reads;
  return [
    { name: `${name}: bytes of the list, compressed`, value: bytes, unit: 'bytes', bar: { at: 'most', value: MOST_BYTES } },
    { name: `${name}: lists answered`, value: Math.round(median(content.map(({ perSecond }) => perSecond))), unit: '/s' },
    {
      name: `${name}: the same, as a share of the control's`,
      value: median(ratiosOf(reads)),
      unit: 'times',
      bar: { at: 'least', value: BAR },
    },
    { name: `${name}: p99 of a list`, value: median(content.map(({ p99 }) => p99)), unit: 'ms' },
    { name: `${name}: p99 of the control's`, value: median(control.map(({ p99 }) => p99)), unit: 'ms' },
  ];
}

function ratiosOf({ content, control }: MeasuredList['reads']): number[] {
  return content.map(({ perSecond }, index) => perSecond / (control[index]?.perSecond ?? Number.NaN));
}

function spreadRow(name: string, reads: readonly Reads[]): string[] {
  const spread = (key: 'perSecond' | 'p50' | 'p99', digits: number) =>
    spreadText(
      reads.map((one) => one[key]),
      digits,
    );
  return [name, spread('perSecond', 0), spread('p50', 2), spread('p99', 2)];
}
