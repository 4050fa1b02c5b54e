import { randomUUID } from 'node:crypto';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import {
  type AnyLeadRecord,
  claimEffects,
  consentRecordIds,
  findLead,
  finishEffects,
  firstDayKept,
  forgetConsents,
  insertLead,
  newHolds,
  openConsentLedger,
  openDoNotCallList,
  openLeads,
  owesConsentRecord,
  readConsents,
  recordOwnWish,
  recordRevocation,
  type StoredLead,
  signConsent,
  spreadRevocations,
  verifyConsents,
} from '../src/lead-store.ts';
import { at, newLead } from './support/store-under-test.ts';

const { host } = new URL(inject('mongodbUrl'));
const store = connectStore({ mongodbUrl: `mongodb://${host}/consents-${randomUUID().slice(0, 8)}?directConnection=true` });
const leads = openLeads(store);
const idKey = 'a key of this test that is long enough';
const secrets = ['another key of this test that is long enough'];
const doNotCall = openDoNotCallList(store, idKey);
const open = () => openConsentLedger(store, { idKey, doNotCall, secrets });
const consents = () => store.connection.collection<{ _id: string; [field: string]: unknown }>('consents');
const today = () => new Date().toISOString().slice(0, 10);
const faults = async () => (await verifyConsents(store.connection, today(), { secrets, years: 5 })).faults.map(({ fault }) => fault);

beforeAll(() => store.connected);
beforeEach(async () => {
  await Promise.all([consents().deleteMany({}), leads.any.deleteMany({}), store.connection.collection('doNotCall').deleteMany({})]);
});
afterAll(() => store.close());

/** As the intake of an older release stored it. */
async function askUnsigned(changes: Partial<ReturnType<typeof newLead>> = {}): Promise<AnyLeadRecord> {
  const lead = { ...newLead(), ...changes };
  await insertLead(leads, lead);
  return read(lead.id);
}

/** As the intake stores it. */
async function ask(changes: Partial<ReturnType<typeof newLead>> = {}): Promise<AnyLeadRecord> {
  const lead = { ...newLead(), ...changes };
  await insertLead(leads, { ...lead, consentSignature: signConsent(idKey, lead, lead.createdAt) });
  return read(lead.id);
}

async function read(id: string): Promise<AnyLeadRecord> {
  return (await findLead(leads, id)) as StoredLead as AnyLeadRecord;
}

const idsOf = async (id: string) => (await readConsents(store.connection, id)).map(({ content }) => content?.id);

describe('the ledger', () => {
  it('records nothing of an erased request, whose choices are gone from it', async () => {
    await open().record({ ...(await ask()), status: 'erased' });
    expect(await consents().countDocuments()).toBe(0);
  });

  it('holds a wish that arrives during an earlier effect of the request', async () => {
    const lead = await ask();
    const { claims } = await claimEffects(leads, newHolds(lead._id, ['persist']), new Date());
    await recordOwnWish(leads, lead, 'noCalls', new Date());
    const finished = claims.map((claim) => ({ claim, result: { state: 'done' } as const }));
    const commit = await finishEffects(leads, finished, new Date(), newHolds(lead._id, ['consentRecord']));
    await open().record(commit?.claims[0]?.lead as AnyLeadRecord);
    expect(await idsOf(lead._id)).toContain(`${lead._id}/no_calls/${(await read(lead._id)).noCallsHere?.at.toISOString()}`);
  });

  it('holds one record for each choice, however often and by however many workers it is recorded', async () => {
    const [one, other] = [open(), open()];
    const all = await Promise.all([1, 2, 3].map(() => ask()));
    await Promise.all(all.flatMap((lead) => [one, other, one].map((ledger) => ledger.record(lead))));
    await open().record(all[0] as AnyLeadRecord);
    for (const lead of all) expect((await idsOf(lead._id)).toSorted()).toEqual(consentRecordIds(lead).toSorted());
    expect(await consents().countDocuments()).toBe(12);
    expect(await faults()).toEqual([]);
  });

  it('gets a later choice beside the earlier ones', async () => {
    const lead = await ask();
    const ledger = open();
    await ledger.record(lead);
    await recordRevocation(leads, lead._id, { channels: ['email', 'texts'], way: 'phone', by: 'kim', now: at(2000) });
    await doNotCall.add(lead, { way: 'phone', by: 'kim', now: at(3000) });
    await ledger.record(await read(lead._id));
    const records = (await readConsents(store.connection, lead._id)).map(({ content }) => content);
    expect(records.slice(4).map((record) => [record?.what, record?.box, record?.at])).toEqual([
      ['taken_back', 'email', at(2000)],
      ['taken_back', 'texts', at(2000)],
      ['no_calls', undefined, at(3000)],
    ]);
    expect(await faults()).toEqual([]);
  });

  it('shows a changed, an emptied, a removed and a moved record', async () => {
    await open().record(await ask());
    const [first, second, third, fourth] = (await consents().find().sort({ _id: 1 }).toArray()) as { _id: string; content: object }[];
    if (!first || !second || !third || !fourth) throw new Error('not recorded');
    const { _id } = second;
    await consents().updateOne({ _id }, { $set: { 'content.what': 'given', 'content.words': 'Yes to everything' } });
    expect(await faults()).toEqual(['changed']);
    await consents().updateOne({ _id }, { $unset: { content: 1, salt: 1 } });
    expect(await faults()).toEqual(['emptied']);
    await consents().deleteOne({ _id });
    expect(await faults()).toEqual(['missing']);
    // The two in the middle change places.
    await consents().deleteOne({ _id: third._id });
    await consents().insertMany([
      { ...third, _id },
      { ...second, _id: third._id },
    ]);
    expect(await faults()).toEqual(['changed', 'changed', 'moved']);
  });
});

describe('a request that was changed in the database', () => {
  const given = { textVersion: '2026-01-01', channels: { automatedCalls: false, texts: false, email: true } };
  const everything = { automatedCalls: true, texts: true, email: true };
  const change = (id: string, set: object) => leads.any.collection.updateOne({ _id: id as never }, { $set: set });
  const recordsOf = async (id: string) => (await readConsents(store.connection, id)).map(({ content }) => content);

  it('gets no record of its form, while what was taken back is recorded', async () => {
    const { _id } = await ask({ consent: given });
    await change(_id, { 'consent.channels': everything });
    await recordRevocation(leads, _id, { channels: ['email'], way: 'phone', by: 'kim', now: at(2000) });
    const ledger = open();
    expect(await ledger.record(await read(_id))).toBe('contradicted');
    expect((await recordsOf(_id)).map(({ what }) => what)).toEqual(['taken_back']);
    expect(await ledger.check(await read(_id))).toEqual(consentRecordIds({ _id }));
  });

  it.each([true, false])('is known from its records, if it was signed: %s', async (isSigned) => {
    const { _id } = isSigned ? await ask({ consent: given }) : await askUnsigned({ consent: given });
    const ledger = open();
    expect(await ledger.record(await read(_id))).toBe('recorded');
    expect((await recordsOf(_id)).map(({ signed }) => signed)).toEqual(Array(4).fill(isSigned));
    const before = await recordsOf(_id);
    await change(_id, { 'consent.channels': everything });
    expect(await ledger.record(await read(_id))).toBe('contradicted');
    expect(await ledger.check(await read(_id))).toContain(`${_id}/form/automatedCalls`);
    expect(await recordsOf(_id)).toEqual(before);
  });
});

describe('a record that is written on a later day than its choice', () => {
  const YESTERDAY = new Date(Date.now() - 86_400_000);
  const lateOf = async (lead: AnyLeadRecord) => {
    await open().record(lead);
    return [(await readConsents(store.connection, lead._id)).map(({ content }) => content.late), await faults()];
  };

  it('says that it waited for a worker, if the intake signed its time', async () => {
    expect(await lateOf(await ask({ createdAt: YESTERDAY }))).toEqual([Array(4).fill('late'), []]);
  });

  it.each([
    ['sealed', { answeredBefore: true }],
    ['restored', { answeredBefore: true, restored: true }],
  ] as const)('says that the request was %s', async (late, how) => {
    expect(await lateOf(await ask({ createdAt: YESTERDAY, ...how }))).toEqual([Array(4).fill(late), []]);
  });

  it('is a fault if nothing proves its time', async () => {
    const lead = await askUnsigned({ createdAt: YESTERDAY });
    expect(await lateOf(lead)).toEqual([Array(4).fill(undefined), Array(4).fill('backdated')]);
  });

  it('has no reason if it was written by an older release, which is no fault', async () => {
    await lateOf(await ask());
    const day = today();
    await consents().updateMany({}, { $set: { 'content.at': YESTERDAY }, $unset: { 'content.signed': 1 } });
    const { faults: found } = await verifyConsents(store.connection, day, { secrets, years: 5 });
    expect(found.map(({ fault }) => fault)).not.toContain('backdated');
  });
});

describe('the records of an erased request', () => {
  const YEARS = 5;
  const oldDay = '2019-03-02';

  /** Moves what was recorded to a day of long ago. */
  async function age(): Promise<void> {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${oldDay}T15:00:00Z`) });
    for (const { _id } of await leads.any.find().lean()) await open().record(await read(_id));
    vi.useRealTimers();
  }

  it('are kept for years, and then emptied, which is no fault of that day', async () => {
    const [erased, stored] = [await ask(), await ask()];
    await age();
    await leads.any.updateOne({ _id: erased._id }, { $set: { status: 'erased' } });
    expect(await forgetConsents(leads, store.connection, oldDay)).toBe(0);
    expect(await forgetConsents(leads, store.connection, firstDayKept(YEARS, new Date()))).toBe(4);
    expect(await forgetConsents(leads, store.connection, firstDayKept(YEARS, new Date()))).toBe(0);
    expect(await idsOf(erased._id)).toEqual([]);
    expect(await idsOf(stored._id)).toHaveLength(4);
    expect((await verifyConsents(store.connection, oldDay, { secrets, years: YEARS })).faults).toEqual([]);
    const kept = await verifyConsents(store.connection, oldDay, { secrets, years: 50 });
    expect(kept.faults.map(({ fault }) => fault)).toEqual(Array(4).fill('emptied'));
  });

  it('are kept from the same day some years ago on', () => {
    expect(firstDayKept(5, new Date('2026-03-02T23:00:00Z'))).toBe('2021-03-02');
  });
});

describe('the effect', () => {
  const effect = async (id: string) => (await read(id)).effects.consentRecord;
  /** As the intake of an older release stored it. */
  const askWaiting = async () => {
    const { _id } = await ask();
    const consentRecord = { state: 'waiting', attempts: 0, after: 'persist', delay: 0 };
    await leads.any.updateOne({ _id }, { $set: { 'effects.consentRecord': consentRecord } } as never);
    return read(_id);
  };

  it('stays while it waits, and then records every choice', async () => {
    const lead = await askWaiting();
    const before = await effect(lead._id);
    await recordRevocation(leads, lead._id, { channels: ['email'], way: 'phone', by: 'kim', now: at(1000) }, at(1000));
    expect(await effect(lead._id)).toEqual(before);
  });

  it.each(['done', 'sending', 'parked'] as const)(
    'is ordered again by a later choice, after it was %s, also for the copies',
    async (state) => {
      const [lead, other] = [await ask(), await ask()];
      const ended = { state, attempts: 1, ...(state === 'sending' ? { token: 'a', nextAt: at(0) } : {}) };
      await leads.any.updateMany({}, { $set: { 'effects.consentRecord': ended, emailNormalised: 'ada@example.org' } } as never);
      await leads.any.updateMany({}, { $set: { email: 'ada@example.org' } } as never);
      const now = new Date();
      const revoked = await recordRevocation(leads, lead._id, { channels: ['email'], way: 'phone', by: 'kim', now }, at(5000));
      expect(await effect(lead._id)).toEqual({ state: 'due', attempts: 0, nextAt: at(5000) });
      await spreadRevocations(leads, revoked as AnyLeadRecord, at(6000));
      expect(await effect(other._id)).toEqual({ state: 'due', attempts: 0, nextAt: at(6000) });
    },
  );

  it('leaves time for a choice that is recorded outside of the lead, also if another choice arrives before', async () => {
    const [waiting, done] = [await askWaiting(), await ask()];
    await leads.any.updateOne({ _id: done._id }, { $set: { 'effects.consentRecord': { state: 'done', attempts: 1 } } });
    const from = Date.now();
    for (const { _id } of [waiting, done]) await owesConsentRecord(leads, _id);
    expect(await effect(waiting._id)).toMatchObject({ state: 'waiting', delay: 20_000 });
    await recordRevocation(leads, done._id, { channels: ['email'], way: 'phone', by: 'kim', now: new Date() });
    const { nextAt } = (await effect(done._id)) ?? {};
    expect(nextAt?.getTime()).toBeGreaterThan(from + 15_000);
  });
});
