import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { sampleConsultation } from '@annuity-lantern/contracts/testing/sample-answers';
import { findDueEffects, findLeads, insertLead, openLeads, searchLeads } from '@annuity-lantern/lead-store';
import { connectStore, type Store } from '@annuity-lantern/store-kit/connection';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

const url = `mongodb://${new URL(inject('mongodbUrl')).host}/seed-leads?directConnection=true`;
let store: Store;

beforeAll(async () => {
  store = connectStore({ mongodbUrl: url });
  await store.connected;
});
afterAll(() => store.close());

const command = path.join(import.meta.dirname, '../src/seed-leads.ts');
const run = async (word: string) => (await promisify(execFile)(process.execPath, [command, word], { env: { MONGODB_URL: url } })).stdout;

test('stores requests that staff find and that a worker leaves alone, and takes none but those out again', async () => {
  const leads = openLeads(store);
  await leads.any.createIndexes();
  expect(await run('200')).toMatch(/^200 requests were stored\./);
  const inADay = new Date(Date.now() + 86_400_000);
  expect(await findDueEffects(leads, inADay, 10)).toEqual([]);
  const { records } = await findLeads(leads, { filter: { waiting: '1', owners: [null] }, sort: 'left', limit: 50 });
  expect(records.length).toBeGreaterThan(0);
  const [{ lastName = '' } = {}] = records;
  const found = await searchLeads(leads, { text: lastName.toUpperCase(), hidden: [], filter: {}, limit: 50 });
  expect(found.records.map((record) => record.lastName)).toContain(lastName);

  const id = randomUUID();
  const contact = { email: 'good', phone: 'good' } as const;
  const common = { id, bodyHmac: 'of a visitor', createdAt: new Date(), consent: null, reception: {} };
  await insertLead(leads, { ...common, kind: 'consultation', answers: sampleConsultation, contact });
  expect(await run('--remove')).toBe('200 generated requests were removed.\n');
  expect((await leads.any.find().lean()).map(({ _id }) => _id)).toEqual([id]);
});

test('refuses any other words and says where help is', async () => {
  for (const word of ['0', 'all'])
    await expect(run(word)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('leads:seed -- --help') });
});
