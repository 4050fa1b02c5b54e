import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { ConsentProof } from '@annuity-lantern/contracts/http';
import { type AnyLeadRecord, findLead, openConsentLedger, openDoNotCallList } from '@annuity-lantern/lead-store';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { consentSecret, type DeskUnderTest, idKey, startDesk, storeRequests, watchAudit, withDatabase } from './desk-under-test.ts';
import { officeDay } from './sample-office.ts';

const DATABASE = 'desk-consent-proof';
let desk: DeskUnderTest;
let cookie: string;
let id: string;

beforeAll(async () => {
  desk = await startDesk(inject('mongodbUrl'), DATABASE);
  cookie = await desk.signIn();
});

beforeEach(async () => {
  await Promise.all([desk.leads.any.deleteMany({}), consents().deleteMany({})]);
  [id = ''] = await storeRequests(desk.leads, 1, () => 1000);
});

afterAll(() => desk.stop());

const consents = () => desk.store.connection.collection<{ _id: string; [field: string]: unknown }>('consents');
const post = (what: string, body: object) => desk.call(`/api/leads/${id}/${what}`, { method: 'POST', body, cookie });

/** As the worker does. */
async function record(): Promise<void> {
  const doNotCall = openDoNotCallList(desk.store, idKey);
  const ledger = openConsentLedger(desk.store, { idKey, secrets: [consentSecret], doNotCall });
  await ledger.record((await findLead(desk.leads, id)) as AnyLeadRecord);
  await desk.leads.any.collection.updateOne({ _id: id as never }, { $set: { 'effects.consentRecord': { state: 'done', attempts: 1 } } });
}

async function read(): Promise<ConsentProof> {
  const answer = await desk.call(`/api/leads/${id}/consent-proof`, { cookie });
  expect(answer.status).toBe(200);
  return (await answer.json()) as ConsentProof;
}

it('has every choice, its words and its place, and says that the chain verifies', async () => {
  const audited = await watchAudit(desk);
  expect(await read()).toMatchObject({ id, records: [], isComplete: false, faults: 0 });
  await record();
  const { records, isComplete, faults } = await read();
  expect(records.map(({ id: record, what, isIntact }) => [record, what, isIntact])).toEqual(
    ['automatedCalls', 'texts', 'email', 'analytics'].map((box) => [`${id}/form/${box}`, expect.stringMatching(/given$/), true]),
  );
  for (const { position, hash } of records) expect([position, hash]).toEqual([expect.stringMatching(/^\d{4}-/), expect.any(String)]);
  expect({ isComplete, faults }).toEqual({ isComplete: true, faults: 0 });
  expect((await audited()).filter(({ action }) => action === 'lead_read')).toHaveLength(1);
});

it('names the records that the request contradicts', async () => {
  await record();
  await desk.leads.any.collection.updateOne(
    { _id: id as never },
    { $set: { consentDoubt: 'unknown_words', 'reception.page': '/elsewhere' } },
  );
  const { records, faults } = await read();
  expect(records.map(({ isIntact, contradicted }) => [isIntact, contradicted])).toEqual(Array(4).fill([true, true]));
  expect(faults).toBe(4);
});

it('gets what staff record: a revocation, a wish for no calls and its end, also if the desk ends right after that', async () => {
  await record();
  await post('revocations', { channels: ['email'], way: 'phone' });
  expect((await read()).isComplete).toBe(false);
  await record();
  const { noCalls } = (await (await post('no-calls', { way: 'letter' })).json()) as { noCalls: { at: string } };
  // Ordered before the wish is stored, and due after it.
  const effect = (await findLead(desk.leads, id))?.effects.consentRecord;
  expect(effect).toMatchObject({ state: 'due', attempts: 0 });
  expect(effect?.nextAt?.getTime()).toBeGreaterThan(Date.parse(noCalls.at));
  await post('calls-allowed', { way: 'phone', on: officeDay(new Date(noCalls.at)), seenAt: noCalls.at });
  await record();
  const { records, isComplete } = await read();
  expect(records.slice(4).map(({ what, box, way }) => [what, box, way])).toEqual([
    ['taken_back', 'email', 'phone'],
    ['no_calls', undefined, 'letter'],
    ['calls_allowed', undefined, 'phone'],
  ]);
  expect(isComplete).toBe(true);
});

it('has every choice of a request that is erased before a worker recorded them', async () => {
  await post('no-email', { way: 'letter' });
  await desk.prove(cookie);
  expect((await post('erase', { reason: 'asked' })).status).toBe(200);
  const { records, isComplete, faults } = await read();
  expect(records.map(({ what }) => what)).toEqual(['not_given', 'not_given', 'given', 'not_given', 'no_email']);
  expect({ isComplete, faults }).toEqual({ isComplete: true, faults: 0 });
});

it('says that a record was changed, and that one was removed', async () => {
  await record();
  const [first] = await consents().find().sort({ _id: 1 }).toArray();
  const { _id } = first ?? { _id: '' };
  await consents().updateOne({ _id }, { $set: { 'content.words': 'other words' } });
  const changed = await read();
  expect(changed.faults).toBe(1);
  expect(changed.records.filter(({ isIntact }) => !isIntact).map(({ position }) => position)).toEqual([_id]);
  await consents().deleteOne({ _id });
  // The gap in the chain, and the choice that the request has.
  expect((await read()).faults).toBe(2);
});

it('is not there for an unknown request, nor for a viewer', async () => {
  expect((await desk.call('/api/leads/00000000-0000-4000-8000-00000000dead/consent-proof', { cookie })).status).toBe(404);
  const viewer = await desk.signInAs('nell', 'viewer');
  expect((await desk.call(`/api/leads/${id}/consent-proof`, { cookie: viewer })).status).toBe(403);
});

it('is verified by the command, which ends with 1 if a record was changed', async () => {
  await record();
  const verify = async (...words: string[]) => {
    const { NODE_COMPILE_CACHE } = process.env;
    const env = { NODE_COMPILE_CACHE, MONGODB_URL: withDatabase(inject('mongodbUrl'), DATABASE), CONSENT_KEY: consentSecret };
    const child = spawn(process.execPath, [path.join(import.meta.dirname, '../src/verify-consents.ts'), ...words], { env });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk));
    const [code] = (await once(child, 'close')) as [number];
    return { code, output };
  };
  expect(await verify()).toEqual({ code: 0, output: expect.stringMatching(/^Consent ledger of [\s\S]*4 entries[\s\S]*Intact\.\n$/) });
  await consents().updateOne({}, { $set: { 'content.words': 'other words' } });
  expect(await verify()).toEqual({ code: 1, output: expect.stringContaining('NOT INTACT: 1 fault') });
  expect((await verify('--help')).output).toContain('npm run consent:verify');
});
