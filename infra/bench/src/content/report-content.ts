import type { Section } from '../report/section.ts';
import { median, spreadText } from '../rounds/spread.ts';
import type { Reads } from './run-reads.ts';

export type MeasuredReads = Readonly<Record<'content' | 'control', readonly Reads[]>>;

export interface ContentFacts {
  readonly rounds: number;
  readonly seconds: number;
  readonly seed: number;
  readonly programs: readonly string[];
  /** Of one answer's body. */
  readonly bytes: number;
  readonly connections: number;
}

/** Share of the control's answers per second that content-api has to reach. */
const BAR = 0.5;

/** Shows what the rounds found: medians with their spread, and each round's ratio of content-api to the control. */
export function reportContent(measured: MeasuredReads, { rounds, seconds, seed, programs, bytes, connections }: ContentFacts): Section {
  const { content, control } = measured;
  const ratios = content.map(({ perSecond }, index) => perSecond / (control[index]?.perSecond ?? Number.NaN));
  const others = [...content, ...control].reduce((sum, reads) => sum + reads.others, 0);
  return {
    title: 'Content lists beside a bare server',
    notes: [
      `The real content-api process, alone, with ${programs.join(', ')}; the list of resources as a browser asks for it, ${bytes} bytes compressed.`,
      'The control is a node:http server that sends the same bytes with the same headers and does nothing else.',
      `${rounds} rounds of ${seconds} s for each of both at ${connections} connections, in shuffled order (--seed ${seed}). Medians; in brackets the ` +
        'smallest and the largest round. The ratio is that of the same round.',
      'The generator (autocannon in this process) and the servers share this machine; other work on it lowers the figures.',
      others === 0 ? 'Every answer was 200.' : `${others} answers were not 200.`,
    ],
    figures: [
      { name: 'lists answered', value: Math.round(median(content.map(({ perSecond }) => perSecond))), unit: '/s' },
      { name: "the same, as a share of the control's", value: median(ratios), unit: 'times', bar: { at: 'least', value: BAR } },
      { name: 'p99 of a list', value: median(content.map(({ p99 }) => p99)), unit: 'ms' },
      { name: "p99 of the control's", value: median(control.map(({ p99 }) => p99)), unit: 'ms' },
    ],
    tables: [
      {
        title: 'Medians and spread',
        columns: ['server', 'answers/s', 'p50 in ms', 'p99 in ms'],
        rows: [spreadRow('content-api', content), spreadRow('control', control), ['ratio', spreadText(ratios, 2), '', '']],
      },
    ],
  };
}

function spreadRow(name: string, reads: readonly Reads[]): string[] {
  const spread = (key: 'perSecond' | 'p50' | 'p99', digits: number) =>
    spreadText(
      reads.map((one) => one[key]),
      digits,
    );
  return [name, spread('perSecond', 0), spread('p50', 2), spread('p99', 2)];
}
