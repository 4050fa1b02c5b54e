import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { listBatches, listWaiting, stopWaiting, type WaitingBatch } from '@annuity-lantern/content-store';
import { listAnnuityRates, type RateRecord, readRateHistory } from '@annuity-lantern/contracts/http';
import { createMetrics } from '@annuity-lantern/service-kit/metrics';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import type { OutsideSource } from '../src/outside-sources/outside-source.ts';
import { refreshRates } from '../src/rates/refresh-rates.ts';
import { type BreakableLink, breakableLink } from './breakable-link.ts';
import { type FeedServer, startFeedServer } from './feed-server.ts';
import { importSheet, manyRates } from './import-sheet.ts';
import { type RunningContent, startContent } from './start-content.ts';

const HOUR = 3600_000;
const TIME_LIMIT = 15_000;

let database: string;
let mongodbUrl: string;
let link: BreakableLink;
let site: FeedServer;
let source: OutsideSource;
let time: number;
let running: RunningContent[];

beforeEach(async () => {
  database = `rates-${randomUUID().slice(0, 8)}`;
  const url = new URL(inject('mongodbUrl'));
  url.pathname = `/${database}`;
  mongodbUrl = url.href;
  link = await breakableLink(inject('mongodbUrl'), database);
  site = await startFeedServer();
  source = { id: 'of-the-test', url: `${site.origin}/rates.csv`, privateOrigin: site.origin };
  time = Date.UTC(2026, 10, 22, 12);
  running = [];
});

afterEach(async () => {
  link.mend();
  await Promise.all(running.map(({ stop }) => stop()));
  await link.close();
  await site.stop();
});

const now = () => new Date(time);

async function start(further: Parameters<typeof startContent>[1] = {}): Promise<RunningContent> {
  const started = await startContent(link.mongodbUrl, { now, sourceTimeLimit: TIME_LIMIT, ...further });
  running.push(started);
  await started.seeded;
  return started;
}

const ask = ({ url }: RunningContent, headers = {}) => fetch(url + listAnnuityRates.path, { headers });
const rates = async (content: RunningContent) => ((await (await ask(content)).json()) as { data: RateRecord[] }).data;
const showing = (content: RunningContent, products: readonly string[]) =>
  expect
    .poll(async () => {
      content.ageCopies();
      return (await rates(content)).map(({ productName }) => productName);
    })
    .toEqual(products);
const history = ({ url }: RunningContent, id: string) => fetch(url + readRateHistory.path.replace(':id', id));

const header = 'carrier,product,type,term_years,rate,minimum_premium,rating,surrender_charges,as_of';
const row = (product: string, rate: number | string = 5.3, asOf = '2026-11-18') =>
  `Canary Carrier Life,${product},MYGA,5,${rate},10000,A,8;7;6;5;4,${asOf}`;
const sheet = (...rows: string[]) => [header, ...rows].join('\n');
/** Samples never need approval. */
const sampleSheet = (...rows: string[]) => [`${header},sample`, ...rows.map((cells) => `${cells},yes`)].join('\n');
const answering =
  (body: string | Uint8Array, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/csv', ...headers }).end(body);
const id = (product: string) => `canary-carrier-life--${product.toLowerCase()}--5`;

/** Fetches the source as the schedule would an hour later. */
async function refreshLater({ store }: RunningContent, samplesAllowed = true) {
  time += HOUR;
  return refreshRates({ connection: store.connection, source, now, timeLimit: TIME_LIMIT, samplesAllowed });
}

describe('the list', () => {
  it('is empty before the first import and has all rates after it', async () => {
    const content = await start();
    expect(await rates(content)).toEqual([]);
    const optional = {
      ratingAgency: 'AM Best',
      ratingDate: '2026-06-12',
      marketValueAdjustment: false,
      states: 'all but NY',
      maximumIssueAge: 85,
      freeWithdrawal: 10,
      waivers: 'both',
      deathBenefit: 'account value',
    } as const;
    const imported = manyRates(700).map((rate, index) => (index % 2 === 0 ? { ...rate, ...optional } : rate));
    await importSheet(mongodbUrl, imported);
    content.ageCopies();
    await expect.poll(() => rates(content), { interval: 200 }).toHaveLength(700);
    const byId = (one: RateRecord, other: RateRecord) => (one.id < other.id ? -1 : 1);
    expect(await rates(content)).toStrictEqual(imported.toSorted(byId));
  });

  it('is answered from memory while MongoDB is down; a history is then refused with Retry-After', async () => {
    const [first] = manyRates(3);
    await importSheet(mongodbUrl, manyRates(3));
    const content = await start();
    const before = await rates(content);
    expect(before).toHaveLength(3);
    link.cut();
    content.ageCopies();
    expect(await rates(content)).toEqual(before);
    const refused = await history(content, first?.id ?? '');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('2');
  });

  it('of ten thousand rates is below 250 KB, delays no request while it is read, and is compressed once for all', async () => {
    await importSheet(mongodbUrl, manyRates(10_000));
    const content = await start();
    const sizes = await Promise.all(
      ['br', 'gzip'].map(async (encoding) => {
        const answer = await ask(content, { 'accept-encoding': encoding });
        expect(answer.headers.get('content-encoding')).toBe(encoding);
        expect(((await answer.json()) as { data: unknown[] }).data).toHaveLength(10_000);
        return `${encoding} ${answer.headers.get('content-length')}`;
      }),
    );
    console.log(`10,000 rates: ${sizes.join(', ')} bytes`);
    for (const size of sizes) expect(Number(size.split(' ')[1])).toBeLessThan(250_000);
    const etag = (await ask(content, { 'accept-encoding': 'br' })).headers.get('etag') ?? '';
    const again = await ask(content, { 'accept-encoding': 'br', 'if-none-match': etag, 'cache-control': 'max-age=0' });
    expect(again.status).toBe(304);
  });
});

describe('the history of a product', () => {
  it('lists the rates of each sheet, and answers 404 for an unknown product', async () => {
    await importSheet(mongodbUrl, manyRates(2, { asOf: '2026-11-11', rate: 5.1 }));
    await importSheet(mongodbUrl, manyRates(2));
    const [first] = manyRates(2);
    const content = await start();
    const answer = await history(content, first?.id ?? '');
    expect(((await answer.json()) as { data: unknown }).data).toEqual([
      { asOf: '2026-11-18', rate: first?.rate, source: 'rate sheet 214' },
      { asOf: '2026-11-11', rate: 5.1, source: 'rate sheet 214' },
    ]);
    expect((await history(content, 'nobody--knows--5')).status).toBe(404);
    expect((await history(content, '%24where')).status).toBe(400);
  });
});

describe('the source', () => {
  it('is fetched at the start and its sheet is listed, and so is the next one', async () => {
    site.behave(answering(sampleSheet(row('One'), row('Two'))));
    const content = await start({ rates: source });
    await showing(content, ['One', 'Two']);
    expect((await rates(content))[0]).toMatchObject({ id: id('One'), source: 'rate sheet of 127.0.0.1', sample: true });
    // After a new sheet the source is fetched once more.
    await expect.poll(() => site.asked).toHaveLength(2);
    site.behave(answering(sampleSheet(row('One', 5.45, '2026-11-20'), row('Three'))));
    expect(await refreshLater(content)).toBe('stored');
    await showing(content, ['One', 'Three']);
    expect(((await (await history(content, id('One'))).json()) as { data: unknown[] }).data).toHaveLength(2);
  });

  it('is fetched once for any number of processes, and not again within the hour', async () => {
    site.behave(answering(sheet(row('One')), { etag: '"1"' }));
    const [one, other] = await Promise.all([start({ rates: source }), start({ rates: source })]);
    await showing(one, ['One']);
    await showing(other, ['One']);
    // After each new sheet the source is fetched once more, in case a newer one has arrived.
    const validators = () => site.asked.map((headers) => headers['if-none-match']);
    await expect.poll(() => validators()).toEqual([undefined, '"1"']);
    const looks = await Promise.all(
      Array.from({ length: 10 }, () => refreshRates({ connection: one.store.connection, source, now, samplesAllowed: true })),
    );
    expect(looks.filter(Boolean)).toEqual([]);
    expect(site.asked).toHaveLength(2);
  });

  it('is fetched again while it has a newer sheet, at most five times', async () => {
    let given = 0;
    site.behave((_request, response) => {
      given += 1;
      response.writeHead(200, { etag: `"${given}"` }).end(sampleSheet(row('One', 5 + given / 100, `2026-11-${10 + given}`)));
    });
    const content = await start();
    expect(await refreshLater(content)).toBe('stored');
    expect(given).toBe(5);
    await showing(content, ['One']);
    const entries = ((await (await history(content, id('One'))).json()) as { data: { rate: number }[] }).data;
    expect(entries.map(({ rate }) => rate)).toEqual([5.05, 5.04, 5.03, 5.02, 5.01]);
  });

  it.each<[outcome: string, behaviour: RequestListener]>([
    ['status_refused', (_request, response) => response.writeHead(500).end()],
    ['connection_lost', (request) => request.socket.destroy()],
    ['redirect_refused', (_request, response) => response.writeHead(302, { location: 'ftp://127.0.0.1/' }).end()],
    ['address_refused', (_request, response) => response.writeHead(302, { location: 'http://127.0.0.2:9/' }).end()],
    ['not_a_sheet', answering('<!doctype html><title>Not found</title>')],
    ['not_a_sheet', answering(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))],
    ['not_a_sheet', answering('')],
    ['rows_refused', answering(sheet(row('Fine'), row('Canary-Product', 'Canary-Rate')))],
    ['too_large', (_request, response) => response.writeHead(200, { 'content-length': String(9 * 1024 * 1024) }).end()],
  ])('leaves the last good sheet published if it ends with %s, and logs none of its text', async (outcome, behaviour) => {
    site.behave(answering(sheet(row('Kept'))));
    const content = await start({ rates: source });
    await showing(content, ['Kept']);
    // After a new sheet the source is fetched once more.
    await expect.poll(() => site.asked).toHaveLength(2);
    site.behave(behaviour);
    expect(await refreshLater(content)).toBe(outcome);
    await content.stop();
    // The longest pause after failures, because the service itself may have run into the new behavior.
    time += HOUR;
    const later = await start({ rates: source });
    await expect.poll(() => later.logged()).toContain(`"errorClass":"${outcome}"`);
    await showing(later, ['Kept']);
    expect(later.logged() + content.logged()).not.toMatch(/canary/i);
  });

  it('changes nothing if its sheet is older or the same', async () => {
    await importSheet(mongodbUrl, manyRates(1, { id: id('One'), productName: 'One', asOf: '2026-11-20' }));
    site.behave(answering(sheet(row('One'))));
    const content = await start();
    expect(await refreshLater(content)).toBe('unchanged');
    await showing(content, ['One']);
    expect((await rates(content))[0]?.asOf).toBe('2026-11-20');
  });

  it('may not replace real rates with samples, and never gives samples to the production host', async () => {
    const samples = sampleSheet(row('One'));
    site.behave(answering(samples));
    const content = await start();
    expect(await refreshLater(content, false)).toBe('samples_refused');
    expect(await rates(content)).toEqual([]);
    expect(await refreshLater(content)).toBe('stored');
    site.behave(answering(sheet(row('One'))));
    expect(await refreshLater(content)).toBe('stored');
    site.behave(answering(samples));
    expect(await refreshLater(content)).toBe('samples_refused');
  });

  it('reports the age of the last success and of the rates in the metrics', async () => {
    site.behave(answering(sheet(row('One', 5.3, '2026-11-02'), row('Two'))));
    const content = await start({ rates: source, metrics: createMetrics() });
    await showing(content, ['One', 'Two']);
    const metrics = async () => await (await fetch(`${content.url}/metrics`)).text();
    await expect.poll(metrics).toContain('lantern_rates_fetches_total{outcome="stored"} 1');
    time += 2 * HOUR;
    const text = await metrics();
    expect(text).toContain('lantern_rates_source_age_seconds 7200');
    expect(text).toContain(`lantern_rates_age_seconds{of="oldest"} ${(time - Date.UTC(2026, 10, 2)) / 1000}`);
    expect(text).toContain(`lantern_rates_age_seconds{of="newest"} ${(time - Date.UTC(2026, 10, 18)) / 1000}`);
    expect(text).toContain('lantern_rates_listed 2');
  });
});

describe('a sheet of the source that needs approval', () => {
  const inUse = sheet(row('One'), row('Two'));
  const large = sheet(row('One', 7.45, '2026-11-20'), row('Two'));

  async function startWith(text: string): Promise<RunningContent> {
    site.behave(answering(text));
    const content = await start();
    expect(await refreshLater(content)).toBe('stored');
    return content;
  }

  it('waits while visitors keep the rates in use; the log has the number of changes but no text of the sheet', async () => {
    const content = await startWith(inUse);
    site.behave(answering(large));
    const later = await start({ rates: source, metrics: createMetrics(), now: () => new Date(time + HOUR) });
    await expect.poll(() => later.logged()).toContain('a sheet of rates waits for the approval of a manager');
    expect(later.logged()).toContain('"count":1');
    expect(later.logged()).not.toMatch(/canary|7\.45/i);
    await showing(content, ['One', 'Two']);
    expect((await rates(content))[0]?.rate).toBe(5.3);
    expect(await listWaiting(content.store.connection)).toMatchObject([
      { by: 'source', source: 'rate sheet of 127.0.0.1', reasons: [expect.stringMatching(/^1 change to 2 rates/), expect.any(String)] },
    ]);
    const metrics = async () => await (await fetch(`${later.url}/metrics`)).text();
    await expect.poll(metrics).toContain('lantern_rates_fetches_total{outcome="waiting"} 1');
    time += HOUR;
    expect(await metrics()).toContain('lantern_rates_waiting_seconds 3600');
  });

  it('waits once, however often it is sent, until a newer one replaces it', async () => {
    const content = await startWith(inUse);
    const { connection } = content.store;
    site.behave(answering(large));
    expect(await refreshLater(content)).toBe('waiting');
    const [first] = await listWaiting(connection);
    expect(await refreshLater(content)).toBe('unchanged');
    expect(await listWaiting(connection)).toEqual([first]);
    site.behave(answering(large.replace('7.45', '7.55')));
    expect(await refreshLater(content)).toBe('waiting');
    const [second, ...others] = await listWaiting(connection);
    expect(others).toEqual([]);
    expect(second?._id).not.toBe(first?._id);
    const { batches } = await listBatches(connection, { limit: 10 });
    expect(batches).toMatchObject([{ _id: first?._id, state: 'superseded' }]);
    expect(await connection.collection('rates').countDocuments({ batch: first?._id })).toBe(0);
  });

  it('stops waiting if the source sends a sheet that needs no approval', async () => {
    const content = await startWith(sheet(...Array.from({ length: 20 }, (_, index) => row(`Product-${index}`))));
    site.behave(answering(large));
    expect(await refreshLater(content)).toBe('waiting');
    site.behave(
      answering(sheet(...Array.from({ length: 20 }, (_, index) => row(`Product-${index}`, index === 0 ? 5.4 : 5.3, '2026-11-20')))),
    );
    expect(await refreshLater(content)).toBe('stored');
    expect(await listWaiting(content.store.connection)).toEqual([]);
  });

  it('is not offered again after it was turned down, unless it changes', async () => {
    const content = await startWith(inUse);
    const { connection } = content.store;
    site.behave(answering(large));
    await refreshLater(content);
    const [waiting] = await listWaiting(connection);
    const ended = { state: 'turned_down', by: 'margaret', at: now(), reason: 'A typing mistake' } as const;
    expect(await stopWaiting(connection, waiting as WaitingBatch, ended)).toBe(true);
    expect(await refreshLater(content)).toBe('unchanged');
    expect(await listWaiting(connection)).toEqual([]);
    site.behave(answering(large.replace('7.45', '7.55')));
    expect(await refreshLater(content)).toBe('waiting');
    expect(await listWaiting(connection)).toHaveLength(1);
  });
});

describe('on the production host', () => {
  const production = { PUBLIC_ORIGIN: 'https://www.example.com', PRODUCTION_HOST: 'www.example.com' };

  /** The real process, until it listens or exits. */
  async function boot(env: Readonly<Record<string, string>> = {}): Promise<{ code: number | null; output: string }> {
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const child = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts')], {
      env: { PATH, NODE_COMPILE_CACHE, SERVICE_PORT: '0', MONGODB_URL: mongodbUrl, ID_KEY: 'k'.repeat(32), ...production, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        // Only once: a second signal would end the process at once, with exit code 1.
        if (!child.killed && output.includes('"words":"listening"')) child.kill('SIGTERM');
      });
    }
    const [code] = await once(child, 'exit');
    return { code, output };
  }

  it('the process refuses to start with stored samples, and with the sample as its source', async () => {
    const content = await start();
    await importSheet(mongodbUrl, manyRates(3, { sample: true }));
    const refused = await boot();
    expect(refused).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^The content-api cannot start\.\n3 of the 3 stored rates are samples/m),
    });
    const plain = { RATES_SOURCE_URL: `${site.origin}/rates.csv`, RATES_SOURCE_PRIVATE_ORIGIN: site.origin };
    expect(await boot(plain)).toMatchObject({ code: 1, output: expect.stringContaining('RATES_SOURCE_URL: must begin with https') });
    const sample = { RATES_SOURCE_URL: 'https://127.0.0.1:1/rates.csv', RATES_SOURCE_PRIVATE_ORIGIN: 'https://127.0.0.1:1' };
    expect(await boot(sample)).toMatchObject({ code: 1, output: expect.stringContaining('set RATES_SOURCE_URL to a real source') });
    await content.store.connection.db?.dropDatabase();
    expect(await boot()).toMatchObject({ code: 0, output: expect.stringContaining('listening') });
  });

  it('does not list samples that are stored later: the last good copy stays', async () => {
    await importSheet(mongodbUrl, manyRates(2));
    const content = await start({ trustedOrigin: 'https://www.example.com' });
    expect(await rates(content)).toHaveLength(2);
    await importSheet(mongodbUrl, manyRates(3, { sample: true }));
    content.ageCopies();
    await rates(content);
    await expect.poll(() => content.logged()).toContain('content could not be read');
    expect(await rates(content)).toHaveLength(2);
  });
});
