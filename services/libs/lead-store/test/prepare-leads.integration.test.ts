import { randomUUID } from 'node:crypto';
import { createLog } from '@annuity-lantern/service-kit/log';
import { createMetrics } from '@annuity-lantern/service-kit/metrics';
import { connectStore, type Store } from '@annuity-lantern/store-kit/connection';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { type Leads, openLeads, prepareLeads } from '../src/lead-store.ts';

/** Milliseconds between two tries. */
const SOON = 50;
const MISSING = /^lantern_indexes_missing 1$/m;

let store: Store;
let leads: Leads;
let lines: string[];

beforeEach(() => {
  const { host } = new URL(inject('mongodbUrl'));
  store = connectStore({ mongodbUrl: `mongodb://${host}/prepare-leads-${randomUUID().slice(0, 8)}?directConnection=true` });
  leads = openLeads(store);
  lines = [];
});

afterEach(() => store.close());

/** An index with the same keys under another name. */
async function putIndexInTheWay(): Promise<void> {
  await store.connected;
  const [first] = leads.any.schema.indexes();
  await leads.any.collection.createIndex(first?.[0] as never, { name: 'in-the-way' });
}

function prepare() {
  const metrics = createMetrics();
  const log = createLog('test', 'info', { write: (line) => lines.push(line) });
  return { metrics, preparation: prepareLeads({ store, leads, log, metrics, every: SOON }) };
}

it('creates every index of the leads', async () => {
  const { metrics, preparation } = prepare();
  expect(preparation.isDone()).toBe(false);
  expect(await metrics.text()).toMatch(MISSING);
  await preparation.done;
  expect(await leads.any.collection.indexes()).toHaveLength(leads.any.schema.indexes().length + 1);
  expect(preparation.isDone()).toBe(true);
  expect(await metrics.text()).not.toMatch(MISSING);
  expect(lines).toEqual([]);
});

it('logs and measures an index that cannot be created, and creates it once it can', async () => {
  await putIndexInTheWay();
  const { metrics, preparation } = prepare();
  await expect.poll(() => lines.length).toBeGreaterThan(1);
  expect(lines[0]).toMatch(/"level":"error".*the indexes of the leads could not be created yet/);
  expect(preparation.isDone()).toBe(false);
  expect(await metrics.text()).toMatch(MISSING);

  await leads.any.collection.dropIndex('in-the-way');
  await preparation.done;
  expect(await metrics.text()).not.toMatch(MISSING);
});

it('stops trying once it is stopped', async () => {
  await putIndexInTheWay();
  const { preparation } = prepare();
  await expect.poll(() => lines.length).toBeGreaterThan(0);
  preparation.stop();
  await preparation.done;
  expect(preparation.isDone()).toBe(false);
});
