import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { withDeadline } from './with-deadline.ts';

/**
 * Each label with every value that it may have. Anything else becomes `other`, so that no address, path or text of a person gets into a
 * metric.
 */
export type Labels = Readonly<Record<string, readonly string[]>>;
type LabelValues<L extends Labels> = { readonly [Name in keyof L]: L[Name][number] };

export interface MetricSpec<L extends Labels> {
  /** By Prometheus' convention: `lantern_`, the counted thing, its unit, and `_total` for a counter. */
  readonly name: string;
  readonly help: string;
  readonly labels: L;
}

export interface Reading<L extends Labels> {
  readonly labels: LabelValues<L>;
  readonly value: number;
}

export interface CounterReading {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Counts by `by`, 1 when absent. */
export type Count<L extends Labels> = (labels: LabelValues<L>, by?: number) => void;
export type Observe<L extends Labels> = (labels: LabelValues<L>, value: number) => void;

/** The metrics of one process. */
export interface Metrics {
  /** Only grows. Starts at 0 for every combination of labels, so that the first event is an increase. */
  counter<L extends Labels>(spec: MetricSpec<L>): Count<L>;
  histogram<L extends Labels>(spec: MetricSpec<L> & { readonly buckets: readonly number[] }): Observe<L>;
  /** Read at each scrape, for at most a second. Absent if that fails or takes longer, because an old figure would mislead. */
  gauge<L extends Labels>(spec: MetricSpec<L>, ask: () => readonly Reading<L>[] | Promise<readonly Reading<L>[]>): void;
  /**
   * The values of the counter with this name.
   *
   * @throws Error if there is none
   */
  read(name: string): Promise<readonly CounterReading[]>;
  /** All metrics in Prometheus' text format. A failing gauge does not reject it. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** Time limit of a gauge's read, in milliseconds. A scrape gives up after 10 s. */
const ASK_BUDGET = 1000;

/** Creates the metrics of the process itself: memory, CPU time, event loop lag. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    counter: (spec) => {
      const counter = new Counter({ ...declare(spec), registers: [registry] });
      for (const labels of combinations(spec.labels)) counter.inc(labels, 0);
      return (labels, by = 1) => counter.inc(keepKnown(spec.labels, labels), by);
    },
    histogram: (spec) => {
      const histogram = new Histogram({ ...declare(spec), buckets: [...spec.buckets], registers: [registry] });
      return (labels, value) => histogram.observe(keepKnown(spec.labels, labels), value);
    },
    gauge: (spec, ask) => {
      const readingsNow = oneAtATime(ask);
      new Gauge({
        ...declare(spec),
        registers: [registry],
        async collect() {
          const readings = await readingsNow();
          this.reset();
          // After a reset, a gauge without labels would report 0.
          if (readings.length === 0 && Object.keys(spec.labels).length === 0) this.remove();
          for (const { labels, value } of readings) this.set(keepKnown(spec.labels, labels), value);
        },
      });
    },
    read: async (name) => {
      const counter = registry.getSingleMetric(name);
      if (!(counter instanceof Counter)) throw new Error(`no counter is named ${name}`);
      const { values } = await counter.get();
      return values.map(({ labels, value }) => ({ labels: labels as Record<string, string>, value }));
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function declare<L extends Labels>({ name, help, labels }: MetricSpec<L>) {
  return { name, help, labelNames: Object.keys(labels) };
}

/** Returns the readings, or none. A hanging store is not asked again until it has answered, so that reads do not pile up. */
function oneAtATime<T>(ask: () => readonly T[] | Promise<readonly T[]>): () => Promise<readonly T[]> {
  let asking: Promise<readonly T[]> | undefined;
  return () => {
    asking ??= (async () => ask())().finally(() => {
      asking = undefined;
    });
    return withDeadline(ASK_BUDGET, asking, () => new Error('a gauge was not told in time')).catch(() => []);
  };
}

function keepKnown(known: Labels, labels: Readonly<Record<string, string>>): Record<string, string> {
  // A loop, because it runs for every call.
  const kept: Record<string, string> = {};
  for (const name in known) {
    const value = labels[name];
    kept[name] = value !== undefined && known[name]?.includes(value) ? value : 'other';
  }
  return kept;
}

function combinations(labels: Labels): Record<string, string>[] {
  return Object.entries(labels).reduce<Record<string, string>[]>(
    (all, [name, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
}
