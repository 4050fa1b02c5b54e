import type { Figure, Table } from '@annuity-lantern/harness/report';
import { median, percentile, spreadText } from '@annuity-lantern/harness/rounds';
import autocannon from 'autocannon';
import { type CpuPerLead, cpuText } from './cpu.ts';

/** In milliseconds, before and after the counted time: connecting and hanging up are not measured. */
const MARGIN = 400;

export interface LoadOptions {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Makes each request a POST with headers and body of its own. */
  readonly next?: () => { readonly headers: Record<string, string>; readonly body: string };
}

export interface Load {
  /** Answers of 2xx. */
  readonly perSecond: number;
  /** In milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Answers other than 2xx, errors and timeouts. */
  readonly failed: number;
  /** Answers of 2xx in all, also outside the counted time. */
  readonly answered: number;
}

/** With the processor time that each answered lead took. */
export interface CountedLoad extends Load {
  readonly cpu: CpuPerLead;
}

/** Sends requests over a number of connections; each waits for its answer before it sends the next. */
export async function runLoad({ url, connections, seconds, headers, next }: LoadOptions): Promise<Load> {
  const took: number[] = [];
  const startedAt = performance.now();
  const common = { url, connections, duration: seconds + (2 * MARGIN) / 1000 };
  const setupRequest = (request: autocannon.Request) => {
    const own = next?.();
    return { ...request, headers: { ...headers, ...own?.headers }, ...(own ? { body: own.body } : {}) };
  };
  const what = next ? { requests: [{ method: 'POST' as const, path: new URL(url).pathname, setupRequest }] } : { headers: { ...headers } };
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const load = autocannon({ ...common, ...what }, (error, ended) => (error ? reject(error) : resolve(ended)));
    load.on('response', (_client, status, _bytes, ms) => {
      const at = performance.now() - startedAt - MARGIN;
      if (status < 300 && at >= 0 && at < seconds * 1000) took.push(ms);
    });
  });
  return {
    perSecond: took.length / seconds,
    p50: percentile(took, 0.5),
    p99: percentile(took, 0.99),
    failed: result.non2xx + result.errors,
    answered: result['2xx'],
  };
}

export interface Comparison {
  readonly name: string;
  readonly product: readonly CountedLoad[];
  readonly control: readonly CountedLoad[];
  /** Least share of the control's answers per second. */
  readonly bar?: number;
}

/** Medians, and the ratio of product to control in the same round. */
export function comparisonFigures({ name, product, control, bar }: Comparison): Figure[] {
  const of = (loads: readonly Load[], key: keyof Load) => median(loads.map((load) => load[key]));
  return [
    { name, value: of(product, 'perSecond'), unit: '/s', digits: 0 },
    {
      name: `${name}, share of the control's`,
      value: median(ratios(product, control)),
      unit: 'times',
      ...(bar === undefined ? {} : { bar: { at: 'least' as const, value: bar } }),
    },
    { name: `${name}, p99`, value: of(product, 'p99'), unit: 'ms' },
    { name: `${name}, p99 as a multiple of the control's`, value: of(product, 'p99') / of(control, 'p99'), unit: 'times' },
  ];
}

export function comparisonTable(comparisons: readonly Comparison[]): Table {
  const row = (name: string, side: string, loads: readonly CountedLoad[]) => [
    name,
    side,
    ...[['perSecond', 0] as const, ['p50', 2] as const, ['p99', 2] as const].map(([key, digits]) =>
      spreadText(
        loads.map((load) => load[key]),
        digits,
      ),
    ),
    cpuText(loads.map(({ cpu }) => cpu)),
    String(loads.reduce((sum, { failed }) => sum + failed, 0)),
  ];
  return {
    title: 'Median (smallest - largest round)',
    columns: ['what', 'side', 'per second', 'p50 in ms', 'p99 in ms', 'CPU per lead in ms', 'failed'],
    rows: comparisons.flatMap(({ name, product, control }) => [
      row(name, 'product', product),
      row(name, 'control', control),
      [name, 'ratio', spreadText(ratios(product, control), 2), '', '', '', ''],
    ]),
  };
}

/** Answers per second as a share of the control's in the same round. */
export function ratios(product: readonly Load[], control: readonly Load[]): number[] {
  return product.map(({ perSecond }, round) => perSecond / (control[round]?.perSecond ?? Number.NaN));
}
