import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { RateRecord } from '@annuity-lantern/contracts/http';
import { readSheet } from '@annuity-lantern/rate-sheets';
import { expect, it, onTestFinished } from 'vitest';
import { createFeedServer } from './http.ts';
import { sampleArticles } from './sample-articles.ts';
import { sampleSheets } from './sample-sheets.ts';

async function listening(now?: () => Date): Promise<string> {
  const server = createFeedServer(now).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('is a feed of twelve articles, each of which says that it is a sample', async () => {
  const answer = await fetch(`${await listening()}/feed.xml`);
  expect(answer.headers.get('content-type')).toContain('application/rss+xml');
  const feed = await answer.text();
  expect(feed.match(/<item>/g)).toHaveLength(12);
  expect(feed.match(/\(Sample entry\.\)/g)).toHaveLength(12);
});

it('says when nothing has changed', async () => {
  const url = `${await listening()}/feed.xml`;
  const etag = (await fetch(url)).headers.get('etag') as string;
  expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
});

it('leads to pages of public institutions only, each once', () => {
  const hosts = sampleArticles.map(({ link }) => new URL(link).hostname);
  expect(hosts.filter((host) => !/(?:\.gov|\.finra\.org|\.naic\.org)$/.test(host))).toEqual([]);
  expect(new Set(sampleArticles.map(({ link }) => link)).size).toBe(sampleArticles.length);
});

it('gives one rate sheet after the other, and then says that nothing has changed', async () => {
  const sunday = new Date('2026-11-22T03:00:00Z');
  const url = `${await listening(() => sunday)}/rates.csv`;
  const seen: string[] = [];
  let etag: string | null = null;
  for (;;) {
    const answer: Response = await fetch(url, etag ? { headers: { 'if-none-match': etag } } : {});
    if (answer.status === 304) break;
    etag = answer.headers.get('etag');
    seen.push(await answer.text());
  }
  expect(seen).toEqual(sampleSheets(sunday));
  const steadyTerm = (rates: readonly RateRecord[]) => rates.find(({ productName }) => productName === 'SteadyTerm 5')?.rate;
  const readings = seen.map((sheet) => readSheet({ bytes: Buffer.from(sheet), source: 'none', now: sunday.getTime() }));
  expect(readings.map((reading) => reading.ok && steadyTerm(reading.rates))).toEqual([5.15, 5.2, 5.25, 5.3]);
  const unknown = await fetch(url, { headers: { 'if-none-match': '"of another week"' } });
  expect(await unknown.text()).toBe(seen.at(-1));
});
