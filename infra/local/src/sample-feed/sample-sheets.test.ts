import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { RateRecord } from '@annuity-lantern/contracts/http';
import { readSheet } from '@annuity-lantern/rate-sheets';
import { expect, it, onTestFinished, test } from 'vitest';
import { createFeedServer } from './http.ts';
import { sampleSheets } from './sample-sheets.ts';

const sunday = new Date('2026-11-22T03:00:00Z');

function read(text: string, now = sunday): RateRecord[] {
  const reading = readSheet({ bytes: Buffer.from(text), source: 'none', now: now.getTime() });
  if (!reading.ok) throw new Error(reading.problems.map(({ line, message }) => `${line} ${message}`).join('\n'));
  return reading.rates;
}

const newest = read(sampleSheets(sunday).at(-1) ?? '');

it('is of sixty products or more, of ten carriers or more, every one a sample of this week', () => {
  expect(newest.length).toBeGreaterThanOrEqual(60);
  expect(new Set(newest.map(({ carrier }) => carrier)).size).toBeGreaterThanOrEqual(10);
  for (const { sample, asOf, source } of newest) {
    expect([sample, asOf, source]).toEqual([true, '2026-11-18', 'sample rate sheet 214']);
  }
});

it('is believable: guaranteed rates from 5.30% to 7.65%, every kind of term, rating, minimum and gap', () => {
  const fixed = newest.filter(({ type }) => type === 'MYGA');
  const rates = fixed.map(({ rate }) => rate);
  expect([Math.min(...rates), Math.max(...rates)]).toEqual([5.3, 7.65]);
  expect(newest.length - fixed.length).toBeGreaterThanOrEqual(15);
  const terms = new Set(fixed.map(({ term }) => Number.parseInt(term, 10)));
  expect([...terms].toSorted((one, other) => one - other)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(new Set(newest.map(({ rating }) => rating))).toEqual(new Set(['A++', 'A+', 'A', 'A-', 'B++', 'B+', 'B']));
  const minimums = newest.map(({ minimumPremium }) => minimumPremium);
  expect([Math.min(...minimums), Math.max(...minimums)]).toEqual([5000, 100_000]);
  expect(fixed.filter(({ guaranteeYears, surrenderCharges }) => surrenderCharges.length > guaranteeYears).length).toBeGreaterThanOrEqual(5);
});

it('comes after earlier ones, each of a Wednesday, in which some rates were others', () => {
  const sheets = sampleSheets(sunday).map((text) => read(text));
  expect(sheets.map(([first]) => first?.asOf)).toEqual(['2026-08-12', '2026-09-23', '2026-10-28', '2026-11-18']);
  const rateOf = (rates: RateRecord[]) => rates.find(({ productName }) => productName === 'SteadyTerm 5')?.rate;
  expect(sheets.map(rateOf)).toEqual([5.15, 5.2, 5.25, 5.3]);
});

test.each(['2026-11-17T23:59:59Z', '2026-11-18T00:00:00Z', '2027-03-01T12:00:00Z', '2024-02-29T12:00:00Z'])(
  'on %s it is a week old at most',
  (at) => {
    const now = new Date(at);
    const [{ asOf }] = read(sampleSheets(now).at(-1) ?? '', now) as [RateRecord];
    const age = now.getTime() - Date.parse(asOf);
    expect(age).toBeGreaterThanOrEqual(0);
    expect(age).toBeLessThan(7 * 24 * 3600 * 1000);
  },
);

it('is given one sheet after the other over HTTP, and then not again', async () => {
  const server = createFeedServer(() => sunday).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/rates.csv`;
  const seen: string[] = [];
  let etag: string | null = null;
  for (;;) {
    const answer: Response = await fetch(url, etag ? { headers: { 'if-none-match': etag } } : {});
    if (answer.status === 304) break;
    etag = answer.headers.get('etag');
    seen.push(await answer.text());
  }
  expect(seen).toEqual(sampleSheets(sunday));
  const unknown = await fetch(url, { headers: { 'if-none-match': '"of another week"' } });
  expect(await unknown.text()).toBe(seen.at(-1));
});
