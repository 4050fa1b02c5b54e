import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromiumFlags, chromiumProgram } from '@annuity-lantern/harness/chromium';
import { type Figure, isMissed, type Section, type Table } from '@annuity-lantern/harness/report';
import { median } from '@annuity-lantern/harness/rounds';
import { undoAtEnd } from '@annuity-lantern/local/clean-up';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import type { Options } from './options.ts';
import type { Installation } from './start-on-production-host.ts';

const ROUNDS = 5;
const REPEATS = 3;
const bars = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof bars;
const categories = Object.keys(bars) as Category[];
const metrics = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];
/** Lighthouse's own name for a trace with a hole. It says nothing about the page, so that the run is repeated. */
const badRecordings = ['NO_NAVSTART', 'NO_TRACING_STARTED', 'NO_RESOURCE_REQUEST', 'NO_DCL'];
/** Lighthouse shows performance audits green from here on. */
const GREEN = 0.9;

/** Lighthouse on each public page: the median of each category, and the audits behind each missed bar. */
export async function measureLighthouse(
  { origin }: Installation,
  log: (line: string) => void,
  { rounds = ROUNDS, pages }: Pick<Options, 'rounds' | 'pages'>,
): Promise<Section> {
  const figures: Figure[] = [];
  const tables: Table[] = [];
  const rows: string[][] = [];
  const performances: number[] = [];
  const measure = async (name: string, url: string) => {
    const results: Result[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const result = await runLighthouse(url, log);
      results.push(result);
      log(`Lighthouse: ${name}, ${round} of ${rounds}: ${categories.map((category) => scoreOf(result, category)).join(', ')}`);
    }
    const metric = (id: string) => median(results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
    rows.push([name, ...metrics.map((id) => `${Number(metric(id).toFixed(metric(id) < 1 ? 3 : 0))}`)]);
    return results;
  };
  for (const path of chosenPages(await publicPages(origin), pages)) {
    const results = await measure(path, origin + path);
    for (const category of categories) {
      const value = median(results.map((result) => scoreOf(result, category)));
      const figure: Figure = { name: `${path} ${category}`, value, unit: '', bar: { at: 'least', value: bars[category] } };
      figures.push(figure);
      if (category === 'performance') performances.push(value);
      if (isMissed(figure)) tables.push(auditsTable(path, category, results));
    }
  }
  const emptyUrl = await serveEmptyPage();
  const baseline = median((await measure('an empty page', emptyUrl)).map((result) => scoreOf(result, 'performance')));
  const slowest = Math.min(...performances);
  figures.push({ name: 'lowest performance, share of an empty page', value: slowest / baseline, unit: 'times' });
  return {
    title: 'Lighthouse',
    notes: [`Phone profile (simulated slow network and processor), median of ${rounds}. Other work on the machine lowers performance.`],
    figures,
    tables: [{ title: 'Median in ms; layout shift without unit', columns: ['page', ...metrics], rows }, ...tables],
  };
}

/** One run in a browser of its own. */
async function runLighthouse(url: string, log: (line: string) => void): Promise<Result> {
  for (let repeats = 0; ; repeats += 1) {
    const launching = launch({
      chromePath: chromiumProgram(),
      chromeFlags: ['--headless=new', ...chromiumFlags],
      handleSIGINT: false,
      logLevel: 'error',
    });
    const kill = undoAtEnd(async () => (await launching).kill());
    const { port } = await launching;
    const run = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: categories }).finally(kill);
    const failure = run?.lhr.runtimeError;
    if (run && !failure) return run.lhr;
    const message = `Lighthouse could not measure ${url}: ${failure ? `${failure.code}, ${failure.message}` : 'no result'}`;
    if (!failure || !badRecordings.includes(failure.code) || repeats === REPEATS) throw new Error(message);
    log(`${message}. Repeating ...`);
  }
}

async function serveEmptyPage(): Promise<string> {
  const html = '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Empty</title><h1>Empty</h1>';
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  undoAtEnd(async () => server.close());
  return `http://localhost:${(server.address() as AddressInfo).port}/`;
}

/** Every page of the sitemap. */
export async function publicPages(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = '']) => new URL(location).pathname);
}

/** @throws Error with all public pages when a wanted page is not one of them */
export function chosenPages(all: readonly string[], wanted: readonly string[]): readonly string[] {
  const unknown = wanted.find((path) => !all.includes(path));
  if (unknown !== undefined || all.length === 0) throw new Error(`--page ${unknown} is no public page. There are: ${all.join(', ')}.`);
  return wanted.length === 0 ? all : wanted;
}

function scoreOf(result: Result, category: string): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100);
}

/** The audits that cost points in the median run, the most expensive first. */
function auditsTable(path: string, category: Category, results: readonly Result[]): Table {
  const result = results.toSorted((one, other) => scoreOf(one, category) - scoreOf(other, category))[Math.floor(results.length / 2)];
  const rows = (result?.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const { score = null, scoreDisplayMode = '', title = '', displayValue = '', details } = result?.audits[id] ?? {};
    const failed = scoreDisplayMode === 'error' || (score !== null && score < (category === 'performance' ? GREEN : 1));
    if (!failed || ['notApplicable', 'manual'].includes(scoreDisplayMode)) return [];
    const places = JSON.stringify(details ?? {}).match(/"(?:url|selector)":"[^"]{1,120}/g) ?? [];
    const where = [...new Set(places.map((place) => place.replace(/^"\w+":"/, '')))].slice(0, 3).join('; ');
    return [{ lost: weight * (1 - (score ?? 0)), cells: [id, `${score} (weight ${weight})`, `${title} ${displayValue}`.trim(), where] }];
  });
  return {
    title: `${path}: what lowers ${category}`,
    columns: ['audit', 'score', 'finding', 'where'],
    rows: rows.toSorted((one, other) => other.lost - one.lost).map(({ cells }) => cells),
  };
}
