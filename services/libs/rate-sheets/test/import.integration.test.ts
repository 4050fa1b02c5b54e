import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import {
  currentSheet,
  findRateHistory,
  listSheetRates,
  makeSheetCurrent,
  prepareContent,
  readRates,
  stageSheet,
  tidySheets,
} from '@annuity-lantern/content-store';
import type { RateRecord } from '@annuity-lantern/contracts/http';
import { connectStore, type Store } from '@annuity-lantern/store-kit/connection';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { applySheet } from '../src/apply-sheet.ts';
import { planSheet } from '../src/plan-sheet.ts';
import { importRates } from './support/import-rates.ts';
import { someRates } from './support/some-rates.ts';

let store: Store;
let mongodbUrl: string;

beforeEach(async () => {
  const url = new URL(inject('mongodbUrl'));
  url.pathname = `/rate-sheets-${randomUUID().slice(0, 8)}`;
  mongodbUrl = url.href;
  store = connectStore({ mongodbUrl });
  await store.connected;
  await prepareContent(store.connection);
});

afterEach(async () => {
  await store.close();
});

const put = (rates: readonly RateRecord[], options?: Parameters<typeof importRates>[2]) => importRates(store.connection, rates, options);
const batches = () => store.connection.collection<{ _id: string; state: string; stagingEndsAt: Date; counts: object }>('rateBatches');
const stored = () => store.connection.collection('rates').countDocuments();

async function listed(): Promise<RateRecord[]> {
  const sheet = await currentSheet(store.connection);
  const rates: RateRecord[] = [];
  if (sheet) for await (const few of readRates(store.connection, sheet.batch)) rates.push(...few);
  return rates;
}

const [first, second] = someRates(2) as [RateRecord, RateRecord];
const history = (id: string) => findRateHistory(store.connection, id);
const change = (asOf: string, rate: number) => ({ asOf, rate, source: 'rate sheet' });

describe('a sheet', () => {
  it('is listed as it was read, by id, at any length', async () => {
    const rates = someRates(1203);
    expect(await put(rates.toReversed())).toBe('applied');
    expect(await listed()).toEqual(rates);
    expect(await batches().find().toArray()).toEqual([
      expect.objectContaining({ state: 'current', by: 'command', counts: expect.objectContaining({ rates: 1203, added: 1203 }) }),
    ]);
  });

  it('is compared with the published one: added, changed with the old rate, adjusted, removed, unchanged', async () => {
    const [a, b, c, d] = someRates(4) as [RateRecord, RateRecord, RateRecord, RateRecord];
    await put([a, b, c, d]);
    const later = { asOf: '2026-11-20' };
    const added = { ...a, id: 'a-new-one', ...later };
    const next = [{ ...a, ...later }, { ...b, rate: 5.45, ...later }, { ...c, minimumPremium: 25_000, ...later }, added];
    const plan = await planSheet(store.connection, next, { samplesAllowed: true });
    expect(plan).toMatchObject({ outcome: 'ready', difference: { unchanged: 1, older: [] } });
    const { difference } = plan;
    expect(difference.added).toEqual([added]);
    expect(difference.changed).toEqual([{ rate: next[1], before: 5.3, terms: [] }]);
    expect(difference.adjusted).toEqual([{ rate: next[2], terms: ['minimum premium $10,000 to $25,000'] }]);
    expect(difference.removed.map(({ id }) => id)).toEqual([d.id]);
    expect(await listed()).toEqual([a, b, c, d]);
  });

  it('changes nothing if it is already published, in any order of rows', async () => {
    await put([first, second]);
    const before = await currentSheet(store.connection);
    expect(await put([second, first])).toBe('same');
    expect(await currentSheet(store.connection)).toEqual(before);
    expect(await batches().countDocuments()).toBe(1);
  });

  it('is refused if it is older than what is stored, unless forced', async () => {
    await put([first, second]);
    const older = [{ ...first, asOf: '2026-11-11' }, second];
    const plan = await planSheet(store.connection, older, { samplesAllowed: true });
    expect(plan).toMatchObject({ outcome: 'older', difference: { older: [{ rate: { id: first.id }, stored: '2026-11-18' }] } });
    expect(await put(older, { force: true })).toBe('applied');
  });

  it('does not replace real rates with samples, and has no samples where none are allowed', async () => {
    const samples = someRates(2, { sample: true });
    expect(await put(samples, { samplesAllowed: false })).toBe('samples_refused');
    expect(await put(samples, { samplesAllowed: false, force: true })).toBe('samples_refused');
    expect(await put(samples)).toBe('applied');
    expect(await put(someRates(2))).toBe('applied');
    expect(await put(samples)).toBe('samples_refused');
    expect(await put(samples, { force: true })).toBe('applied');
  });
});

describe('the history of a product', () => {
  const sheet = (asOf: string, rate: number) => [
    { ...first, asOf, rate },
    { ...second, asOf },
  ];

  it('has an entry for each change, newest first, and none for a day without one', async () => {
    for (const [asOf, rate] of [
      ['2026-09-02', 5.1],
      ['2026-09-09', 5.1],
      ['2026-10-07', 5.2],
      ['2026-11-18', 5.3],
    ] as const) {
      expect(await put(sheet(asOf, rate))).toBe('applied');
    }
    expect(await history(first.id)).toEqual([change('2026-11-18', 5.3), change('2026-10-07', 5.2), change('2026-09-02', 5.1)]);
    expect(await history(second.id)).toEqual([change('2026-09-02', 5.3)]);
    expect(await history('nobody-knows-this')).toBeUndefined();
  });

  it('treats a second sheet of one day as a correction', async () => {
    await put(sheet('2026-11-11', 5.1));
    await put(sheet('2026-11-18', 53));
    await put(sheet('2026-11-18', 5.3));
    expect(await history(first.id)).toEqual([change('2026-11-18', 5.3), change('2026-11-11', 5.1)]);
    await put(sheet('2026-11-18', 5.1));
    expect(await history(first.id)).toEqual([change('2026-11-11', 5.1)]);
  });

  it('holds fifty entries', async () => {
    for (let month = 0; month < 55; month += 1) {
      const day = new Date(Date.UTC(2021, month, 1)).toISOString().slice(0, 10);
      await put([{ ...first, asOf: day, rate: 5 + month / 100 }]);
    }
    const found = await history(first.id);
    expect(found).toHaveLength(50);
    expect(found?.[0]).toEqual(change('2025-07-01', 5.54));
  });

  it('survives a sheet without the product', async () => {
    await put(sheet('2026-11-04', 5.1));
    await put([{ ...second, asOf: '2026-11-11' }]);
    expect(await listed()).toHaveLength(1);
    expect(await history(first.id)).toEqual([change('2026-11-04', 5.1)]);
    const plan = await planSheet(store.connection, sheet('2026-11-18', 5.3), { samplesAllowed: true });
    expect(plan.difference.added.map(({ id }) => id)).toEqual([first.id]);
    await put(sheet('2026-11-18', 5.3));
    expect(await history(first.id)).toEqual([change('2026-11-18', 5.3), change('2026-11-04', 5.1)]);
  });
});

describe('all or nothing', () => {
  it('leaves the old sheet whole if an import is killed halfway, and the next one succeeds', async () => {
    const old = someRates(1500);
    await put(old);
    const child = spawn(process.execPath, [join(import.meta.dirname, 'support/die-importing.ts')], {
      env: { ...process.env, MONGODB_URL: mongodbUrl },
      stdio: 'inherit',
    });
    const [, signal] = await once(child, 'exit');
    expect(signal).toBe('SIGKILL');
    expect(await stored()).toBe(2500);
    expect(await listed()).toEqual(old);
    expect(await put(someRates(3000, { rate: 6.1 }))).toBe('applied');
    expect(await listed()).toEqual(someRates(3000, { rate: 6.1 }));
  });

  it('lets readers see the old sheet or the new one while sheets are published', async () => {
    await put(someRates(800, { rate: 5.1 }));
    let importing = true;
    const seen = new Set<string>();
    const reading = (async () => {
      while (importing) {
        const rates = await listed();
        seen.add([...new Set(rates.map(({ rate }) => rate)), rates.length].join(' '));
      }
    })();
    for (const rate of [5.2, 5.1, 5.2]) await put(someRates(800, { rate }));
    importing = false;
    await reading;
    expect([...seen].filter((one) => !['5.1 800', '5.2 800'].includes(one))).toEqual([]);
  });

  it('lets one of two simultaneous imports win, and the other changes nothing', async () => {
    const by = { by: 'command', source: 'rate sheet', now: new Date() } as const;
    for (const rates of [
      [5.5, 5.6],
      [6.5, 6.6],
    ]) {
      // Both compare with the same sheet: first with none, then with the winner's.
      const plans = await Promise.all(rates.map((rate) => planSheet(store.connection, someRates(300, { rate }), { samplesAllowed: true })));
      const outcomes = await Promise.all(plans.map((plan) => applySheet(store.connection, plan, by)));
      expect(outcomes.toSorted()).toEqual(['applied', 'outrun']);
      expect(await listed()).toEqual(someRates(300, { rate: rates[outcomes.indexOf('applied')] as number }));
    }
  });

  it('does not publish a sheet that took too long to write', async () => {
    await put([first]);
    const plan = await planSheet(store.connection, [second], { samplesAllowed: true });
    const facts = {
      by: 'command' as const,
      source: 'x',
      at: new Date(),
      counts: { rates: 1, added: 1, changed: 0, adjusted: 0, removed: 1, unchanged: 0 },
    };
    const staged = await stageSheet(store.connection, { _id: randomUUID(), ...facts, ...plan.summary }, plan.rates);
    const late = { ...staged, stagingEndsAt: new Date(Date.now() - 1000) };
    const asked = { base: plan.base?.batch, summary: plan.summary, at: new Date() };
    expect(await makeSheetCurrent(store.connection, { staged: late, ...asked })).toBe('too_slow');
    expect(await listed()).toEqual([first]);
    expect(await makeSheetCurrent(store.connection, { staged, ...asked })).toBe('applied');
  });
});

describe('unused data', () => {
  it('is deleted: sheets before the last four after a day, and unfinished ones an hour after their time', async () => {
    for (let day = 10; day < 16; day += 1) await put(someRates(10, { asOf: `2026-11-${day}`, rate: 5 + day / 100 }));
    // All of one day are kept: a new sheet is compared with the one of the day before.
    expect(await stored()).toBe(60);
    await batches().updateMany({ state: 'replaced' }, { $set: { replacedAt: new Date(Date.now() - 26 * 3_600_000) } });
    await tidySheets(store.connection);
    expect(await stored()).toBe(40);
    expect((await batches().find().sort({ at: -1 }).toArray()).map(({ state }) => state)).toEqual([
      'current',
      ...Array(5).fill('replaced'),
    ]);
    const plan = await planSheet(store.connection, someRates(10), { samplesAllowed: true });
    const counts = { rates: 10, added: 0, changed: 0, adjusted: 0, removed: 0, unchanged: 10 };
    const { batch } = await stageSheet(
      store.connection,
      { _id: randomUUID(), by: 'command', source: 'x', at: new Date(), counts, ...plan.summary },
      plan.rates,
    );
    await tidySheets(store.connection);
    expect(await stored()).toBe(50);
    await batches().updateOne({ _id: batch }, { $set: { stagingEndsAt: new Date(Date.now() - 61 * 60_000) } });
    await tidySheets(store.connection);
    expect(await stored()).toBe(40);
    expect(await batches().findOne({ _id: batch })).toMatchObject({ state: 'abandoned' });
    const sheet = await currentSheet(store.connection);
    expect(await listSheetRates(store.connection, sheet?.batch ?? '')).toHaveLength(10);
  });

  it('never includes the published sheet, even if its record has another state', async () => {
    await put([first]);
    await batches().updateMany({}, { $set: { state: 'staged', stagingEndsAt: new Date(0) } });
    await tidySheets(store.connection);
    expect(await listed()).toEqual([first]);
    expect(await batches().findOne({})).toMatchObject({ state: 'current' });
  });
});
