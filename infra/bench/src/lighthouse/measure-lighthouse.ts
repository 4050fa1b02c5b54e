import type { Result } from 'lighthouse';
import type { RunningProduct } from '../product/start-product.ts';
import type { Options } from '../read-options.ts';
import { type Figure, isMissed, type Section, type Table } from '../report/section.ts';
import { median } from '../rounds/spread.ts';
import { failingAudits } from './failing-audits.ts';
import { chosenPages, publicPages } from './public-pages.ts';
import { repeatBadRecording } from './repeat-bad-recording.ts';
import { categories, runLighthouse } from './run-lighthouse.ts';

const RUNS = 5;
const bars: Readonly<Record<(typeof categories)[number], number>> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
const metrics = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'speed-index'];

/** Lighthouse on each public page, five times: the median of each category, and the audits behind whatever is below its bar. */
export async function measureLighthouse(
  { origin }: RunningProduct,
  log: (line: string) => void,
  { runs = RUNS, pages }: Pick<Options, 'runs' | 'pages'>,
): Promise<Section> {
  const figures: Figure[] = [];
  const metricsRows: string[][] = [];
  const audits: Table[] = [];
  for (const path of chosenPages(await publicPages(origin), pages)) {
    const results: Result[] = [];
    for (let run = 1; run <= runs; run++) {
      const result = await repeatBadRecording(
        () => runLighthouse(origin + path),
        (why) => log(`Lighthouse: ${path}, run ${run} of ${runs} is repeated. ${why}`),
      );
      results.push(result);
      log(
        `Lighthouse: ${path}, run ${run} of ${runs}: ${categories.map((category) => `${category} ${scoreOf(result, category)}`).join(', ')}`,
      );
    }
    const ofPath = categories.map((category) => figureOf(path, category, results));
    figures.push(...ofPath);
    metricsRows.push([path, ...metrics.map((id) => metricOf(id, results))]);
    audits.push(...categories.filter((_, index) => isMissedAt(ofPath, index)).map((category) => auditsTable(path, category, results)));
  }
  return {
    title: 'Lighthouse',
    notes: [
      `Phone profile (Lighthouse's default: simulated slow network and processor), median of ${runs}, as the production host with a complete site file.`,
      'Other work on the machine lowers performance: measure when it is quiet.',
    ],
    figures,
    tables: [{ title: 'Metrics: median (range)', columns: ['page', ...metrics], rows: metricsRows }, ...audits],
  };
}

function figureOf(path: string, category: (typeof categories)[number], results: readonly Result[]): Figure {
  const value = median(results.map((result) => scoreOf(result, category)));
  return { name: `${path} ${category}`, value, unit: '', bar: { at: 'least', value: bars[category] } };
}

function isMissedAt(figures: readonly Figure[], index: number): boolean {
  const figure = figures[index];
  return figure !== undefined && isMissed(figure);
}

function metricOf(id: string, results: readonly Result[]): string {
  const values = results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN);
  const show = (value: number) => (id === 'cumulative-layout-shift' ? value.toFixed(3) : `${Math.round(value)} ms`);
  return `${show(median(values))} (${show(Math.min(...values))} - ${show(Math.max(...values))})`;
}

function auditsTable(path: string, category: string, results: readonly Result[]): Table {
  const inOrder = results.toSorted((one, other) => scoreOf(one, category) - scoreOf(other, category));
  const middle = inOrder[Math.floor(results.length / 2)];
  return {
    title: `${path}: what lowers ${category}`,
    columns: ['audit', 'score', 'finding', 'where'],
    rows: middle ? failingAudits(middle, category) : [],
  };
}

function scoreOf(result: Result, category: string): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100);
}
