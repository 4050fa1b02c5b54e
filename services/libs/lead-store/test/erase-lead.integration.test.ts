import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { effectNames } from '@annuity-lantern/contracts/effects';
import { leadFieldNames } from '@annuity-lantern/contracts/http';
import { sampleConsultation } from '@annuity-lantern/contracts/testing/sample-answers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as leadStore from '../src/lead-store.ts';
import { fieldsOfLead } from '../src/record/personal-fields.ts';
import { at, makeFindable, newLead, START, useStore } from './support/store-under-test.ts';

const boss = { id: 'boss-id', username: 'boss', isManager: true };
const { leads, stored, effect, claimed, put } = useStore();
const consentLedger = { record: async () => {} };
const erasure = { by: 'boss', reason: 'asked', now: at(60_000), consentLedger, erasures: undefined } as const;
const CANARY = /canary|zebedee|quixote|5550142|203\.0\.113/i;

const canaries = {
  answers: {
    ...sampleConsultation,
    firstName: 'Zebedee',
    lastName: 'Quixote-Canary',
    email: 'zebedee@canary.example',
    phone: '(303) 555-0142',
    primaryConcern: 'The canary sings about fees',
  },
  otherAnswers: { pet: 'canary' },
  attachments: [{ kind: 'contract-check', version: 1, inputs: { insurer: 'Canary Mutual' } }],
  consent: { textVersion: '2026-01-05', channels: { automatedCalls: false, texts: true, email: true } },
  reception: { address: '203.0.113.7', userAgent: 'Canary/1.0', page: '/consultation', globalPrivacyControl: true },
} as const;

const read = async (id: string) => (await leads.any.collection.findOne({ _id: id as never })) as unknown as leadStore.StoredLead;
const seqOf = async (id: string) => (await read(id)).seq;

/** A lead with a canary in everything that can hold one. */
async function worked(): Promise<string> {
  const id = await stored(canaries as never);
  await makeFindable(leads);
  await leadStore.transitionLead(leads, id, { to: 'assigned', seq: await seqOf(id), note: 'canary note', by: boss, now: at(1) });
  const call = { outcome: 'call_back', callbackAt: at(86_400_000), status: 'assigned', note: 'canary call' } as const;
  await leadStore.logCall(leads, id, { ...call, seq: await seqOf(id), by: boss, now: at(2) });
  const contact = { email: 'zebedee2@canary.example', phone: '303-555-0142', resend: false };
  await leadStore.correctContact(leads, id, { ...contact, seq: await seqOf(id), by: boss, now: at(3) }, at(3));
  await leadStore.addNote(leads, id, { text: 'the canary calls back', by: 'boss', now: at(4) });
  // An older version stores this field, and this kind of entry with its reason.
  const entry = { at: at(5), seq: 6, what: 'calls_resumed', by: 'boss', reason: 'canary rang' };
  const older = { $set: { callsPaused: { at: at(5), by: 'canary' } }, $push: { history: entry } };
  await leads.any.collection.updateOne({ _id: id as never }, older as never);
  await leadStore.holdLead(leads, id, { reason: 'canary suit', by: 'boss', now: at(5) });
  await leadStore.endHold(leads, id, { reason: 'canary suit is over', by: 'boss', now: at(6) });
  await leadStore.transitionLead(leads, id, { to: 'disqualified', seq: await seqOf(id), reason: 'canary', by: boss, now: at(7) });
  await put(id, 'visitorMail', { state: 'parked', attempts: 3, lastErrorClass: 'smtp_refused', parkedAt: at(8) });
  await leadStore.dismissEffect(leads, { leadId: id, effect: 'visitorMail', state: 'parked', reason: 'canary', by: 'boss', now: at(9) });
  return id;
}

it('leaves nothing of the person, and says who erased the lead, when and why', async () => {
  const id = await worked();
  expect(JSON.stringify(await read(id))).toMatch(CANARY);
  const before = await read(id);
  expect(await leadStore.eraseLead(leads, id, erasure, at(60_000))).toMatchObject({ outcome: 'erased' });
  const lead = await read(id);
  expect(JSON.stringify(lead)).not.toMatch(CANARY);
  expect(lead).toMatchObject({ _id: id, kind: 'consultation', status: 'erased', seq: before.seq + 1, createdAt: START, phone: '' });
  expect(lead.history.at(-1)).toEqual({ at: erasure.now, seq: before.seq + 1, what: 'erased', by: 'boss', reason: 'asked' });
  expect(lead.history.map(({ what }) => what).slice(0, -1)).toEqual(before.history.map(({ what }) => what));
  expect(lead.consent).toEqual(canaries.consent);
  expect(lead.reception).toEqual({ page: '/consultation', globalPrivacyControl: true });
  expect(await leadStore.eraseLead(leads, id, erasure)).toMatchObject({ outcome: 'erased_before' });
});

it('keeps only what its table keeps, also of another version’s fields', async () => {
  const id = await worked();
  await leads.any.collection.updateOne(
    { _id: id as never },
    { $set: { ofAnotherVersion: 'canary', 'effects.ofAnotherVersion': { state: 'due' } } },
  );
  await leadStore.eraseLead(leads, id, erasure);
  const lead = await read(id);
  const kept = Object.entries(fieldsOfLead).flatMap(([name, fate]) => (fate === 'removed' ? [] : [name]));
  expect(Object.keys(lead).filter((name) => !kept.includes(name))).toEqual([]);
  expect(leadFieldNames.filter((name) => (lead as Readonly<Record<string, unknown>>)[name])).toEqual([]);
  expect(Object.keys(lead.effects).filter((name) => !effectNames.some((known) => known === name))).toEqual([]);
});

it('ends every open effect, and orders the message to the CRM for a moment at which no worker acts for the lead any more', async () => {
  const id = await stored();
  await leadStore.eraseLead(leads, id, erasure, at(60_000));
  const { effects } = await read(id);
  const { erasedWebhook, ...others } = effects;
  expect(erasedWebhook).toEqual({ state: 'due', attempts: 0, nextAt: at(80_000), order: 1 });
  expect(new Set(Object.values(others).map(({ state }) => state))).toEqual(new Set(['skipped']));
  expect(effects.visitorMail).toEqual({ state: 'skipped', attempts: 0, lastErrorClass: 'erased' });
  const claim = await claimed(id, 'erasedWebhook', at(80_000));
  expect(await leadStore.finishEffects(leads, [{ claim, result: { state: 'done' } }], at(80_001))).toMatchObject({ states: ['done'] });
  expect(Object.keys(await read(id)).filter((name) => ['facets', 'queue', 'tally', 'parked'].includes(name))).toEqual([]);
});

it('is not starved by a worker that writes each time, and keeps what that worker ended meanwhile', async () => {
  const id = await stored(canaries as never);
  const claim = await claimed(id, 'verify', at(0));
  let tries = 0;
  const record = async () => {
    tries += 1;
    await leadStore.finishEffects(leads, [{ claim, result: { state: 'done', contact: { email: 'good', phone: 'good' } } }], at(1000));
    await claimed(id, 'persist', at(0));
    await leads.any.collection.updateOne({ _id: id as never }, { $set: { ofNewerVersion: 'canary' } });
  };
  expect(await leadStore.eraseLead(leads, id, { ...erasure, consentLedger: { record } })).toMatchObject({ outcome: 'erased' });
  expect(tries).toBe(1);
  const lead = await read(id);
  expect(lead.effects.verify).toEqual({ state: 'done', attempts: 1, doneAt: at(1000) });
  expect(lead.effects.persist).toEqual({ state: 'skipped', attempts: 1, lastErrorClass: 'erased' });
  expect(JSON.stringify(lead)).not.toMatch(CANARY);
});

it('repeats its duties for what the person revokes meanwhile', async () => {
  const [id, other] = [await stored(canaries as never), await stored(canaries as never)];
  await makeFindable(leads);
  const recorded: number[] = [];
  const record = async ({ seq }: leadStore.StoredLead) => {
    recorded.push(seq);
    if (recorded.length === 1) await leadStore.recordRevocation(leads, id, { channels: ['email'], way: 'phone', by: 'boss', now: at(1) });
  };
  expect(await leadStore.eraseLead(leads, id, { ...erasure, consentLedger: { record } })).toMatchObject({ outcome: 'erased' });
  expect(recorded).toEqual([0, 1]);
  expect((await read(other)).revocations).toMatchObject([{ channels: ['email'] }]);
});

it('takes no result of a worker that claimed an effect before', async () => {
  const id = await stored(canaries as never);
  const [persist, mail] = [await claimed(id, 'persist', at(0)), await claimed(id, 'verify', at(0))];
  await leadStore.eraseLead(leads, id, erasure);
  const erased = await read(id);
  const completion = leadStore.searchFieldsOf(persist.lead);
  expect(JSON.stringify(completion)).toMatch(CANARY);
  expect(await leadStore.finishEffects(leads, [{ claim: persist, result: { state: 'done', completion } }], at(1000))).toBeNull();
  expect(await leadStore.renewClaim(leads, mail, at(1000))).toBe(false);
  const failure = { errorClass: 'timed_out', permanent: false, ambiguous: true } as const;
  expect(await leadStore.failEffect(leads, mail, failure, at(1000))).toBe('lost');
  await leadStore.withdrawClaim(leads, mail, at(1000));
  expect(await read(id)).toEqual(erased);
});

it('takes no later change by anyone', async () => {
  const id = await worked();
  await leadStore.eraseLead(leads, id, erasure);
  const erased = await read(id);
  const step = { seq: erased.seq, by: boss, now: at(70_000) };
  const way = 'phone' as const;
  const refused = { outcome: 'refused' };
  expect(await leadStore.addNote(leads, id, { text: 'canary', by: 'boss', now: at(70_000) })).toBeNull();
  expect(await leadStore.recordRevocation(leads, id, { channels: ['texts'], way, by: 'boss', now: at(70_000) })).toBeNull();
  expect(await leadStore.correctContact(leads, id, { ...step, email: 'a@canary.example', resend: true })).toMatchObject(refused);
  expect(await leadStore.setOwner(leads, id, { ...step, to: { id: 'kim', username: 'kim' }, reason: 'canary' })).toMatchObject(refused);
  const second = { id: 'kim', username: 'kim', agreedOn: '2026-03-02', way };
  expect(await leadStore.addSecondAdvisor(leads, id, { ...step, second })).toMatchObject(refused);
  expect(await leadStore.removeSecondAdvisor(leads, id, step)).toMatchObject(refused);
  expect(await leadStore.transitionLead(leads, id, { ...step, to: 'reopened' })).toMatchObject(refused);
  const call = { ...step, outcome: 'no_answer', status: 'erased', note: 'canary' } as const;
  expect(await leadStore.logCall(leads, id, call)).toMatchObject(refused);
  expect(await leadStore.holdLead(leads, id, { reason: 'canary', by: 'boss', now: at(70_000) })).toMatchObject(refused);
  expect(await leadStore.replayEffect(leads, { leadId: id, effect: 'visitorMail', state: 'parked' })).toBe(false);
  await leadStore.dropCallback(leads, id);
  expect(await leadStore.correctAnswers(leads, id, { ...step, by: 'visitor', answers: { lastName: 'Canary' } })).toMatchObject(refused);
  expect(await leadStore.recordOwnWish(leads, erased, 'noCalls', at(70_000))).toBeNull();
  expect(await leadStore.orderErasure(leads, id)).toBe(false);
  await leadStore.orderCode(leads, id, at(70_000));
  const asClaimed = { ...erased, email: canaries.answers.email, phone: canaries.answers.phone };
  expect(await leadStore.copyRevocations(leads, asClaimed)).toMatchObject({ status: 'erased' });
  expect(await read(id)).toEqual(erased);
});

describe('a hold', () => {
  it('keeps a lead from being erased until it ends', async () => {
    const id = await stored();
    const hold = { reason: 'A complaint is open', by: 'boss', now: at(1) };
    expect(await leadStore.holdLead(leads, id, hold)).toMatchObject({ outcome: 'changed', lead: { hold: { by: 'boss' } } });
    expect(await leadStore.holdLead(leads, id, hold)).toMatchObject({ outcome: 'refused' });
    const held = await read(id);
    expect(await leadStore.eraseLead(leads, id, erasure)).toMatchObject({ outcome: 'held' });
    expect(await read(id)).toEqual(held);
    expect(await leadStore.endHold(leads, id, hold)).toMatchObject({ outcome: 'changed' });
    expect((await read(id)).history.map(({ what }) => what)).toEqual(['received', 'held', 'hold_ended']);
    expect(await leadStore.eraseLead(leads, id, erasure)).toMatchObject({ outcome: 'erased' });
  });

  it('and an erasure at the same moment leave either a held lead or an erased one', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => stored()));
    await Promise.all(
      ids.flatMap((id) => [
        leadStore.eraseLead(leads, id, erasure),
        leadStore.holdLead(leads, id, { reason: 'A complaint is open', by: 'boss', now: at(1) }),
      ]),
    );
    for (const id of ids) {
      const { status, hold } = await read(id);
      expect(status === 'erased').toBe(hold === undefined);
    }
  });
});

it('is not done if the lead had a step since the time that counts', async () => {
  const id = await stored();
  await leadStore.addNote(leads, id, { text: 'called', by: 'boss', now: at(5000) });
  expect(await leadStore.eraseLead(leads, id, { ...erasure, before: at(5000) })).toMatchObject({ outcome: 'changed' });
  expect(await leadStore.findExpired(leads, at(5000), 10, { held: true })).toEqual([]);
  expect(await leadStore.eraseLead(leads, 'unknown', erasure)).toEqual({ outcome: 'unknown' });
  expect((await read(id)).status).toBe('pending');
  expect(await leadStore.eraseLead(leads, id, { ...erasure, before: at(5001) })).toMatchObject({ outcome: 'erased' });
});

it('finds leads without a step since a time, oldest first, of every status but erased', async () => {
  const [new_, old, held, closed, gone] = await Promise.all(
    [at(0), at(-3000), at(-2000), at(-1000), at(-4000)].map((createdAt) => stored({ createdAt })),
  );
  await makeFindable(leads);
  await leadStore.holdLead(leads, held as string, { reason: 'A complaint', by: 'boss', now: at(-2000) });
  await leadStore.transitionLead(leads, closed as string, { to: 'disqualified', seq: 0, by: boss, now: at(-1000) });
  await leadStore.eraseLead(leads, gone as string, { ...erasure, now: at(-4000) });
  const found = async (isHeld: boolean) => (await leadStore.findExpired(leads, at(0), 10, { held: isHeld })).map(({ _id }) => _id);
  expect(await found(false)).toEqual([old, closed]);
  expect(await found(true)).toEqual([old, held, closed]);
  expect(await leadStore.findExpired(leads, at(1), 1, { held: false })).toMatchObject([{ _id: old, lastStepAt: at(-3000) }]);
  expect(new_).toBeTruthy();
});

it('copies what the person revoked to their other requests first', async () => {
  const [one, other] = [await stored(canaries as never), await stored(canaries as never)];
  await makeFindable(leads);
  await leadStore.recordRevocation(leads, one, { channels: ['email'], way: 'phone', by: 'boss', now: at(1) });
  await leadStore.eraseLead(leads, one, erasure);
  expect((await read(other)).revocations).toMatchObject([{ channels: ['email'] }]);
});

it('refuses a repeat of the request, and tells it from another one under the same key', async () => {
  const lead = newLead(canaries as never);
  await leadStore.insertLead(leads, lead);
  await leadStore.eraseLead(leads, lead.id, erasure);
  expect(await leadStore.insertLead(leads, lead)).toEqual({ outcome: 'erased', isRepeat: true });
  expect(await leadStore.insertLead(leads, { ...lead, bodyHmac: 'other' })).toEqual({ outcome: 'erased', isRepeat: false });
  expect(JSON.stringify(await read(lead.id))).not.toMatch(CANARY);
});

it('takes the lead out of every list, count, search and report', async () => {
  const [id, other] = [await worked(), await stored()];
  await makeFindable(leads);
  await leads.any.collection.updateOne(
    { _id: id as never },
    { $set: { firstContact: { at: at(5), by: { id: 'boss-id', username: 'boss' } } } },
  );
  await leadStore.eraseLead(leads, id, erasure);
  const idsOf = (records: readonly { readonly _id: string }[]) => records.map(({ _id }) => _id);
  expect(idsOf((await leadStore.listLeads(leads, 'consultation', { limit: 10 })).records)).toEqual([other]);
  expect(idsOf((await leadStore.findLeads(leads, { filter: {}, sort: 'newest', limit: 10 })).records)).toEqual([other]);
  expect(idsOf((await leadStore.findLeads(leads, { filter: { kind: 'consultation' }, sort: 'newest', limit: 10 })).records)).toEqual([
    other,
  ]);
  expect(idsOf((await leadStore.findLeads(leads, { filter: { status: 'erased' }, sort: 'newest', limit: 10 })).records)).toEqual([]);
  expect(await leadStore.countFound(leads, { filter: {}, sort: 'newest' }, 100)).toEqual({ count: 1 });
  for (const text of ['Quixote', 'Zebedee', 'zebedee@canary.example', '0142', 'canary', id, id.slice(0, 8)])
    expect(idsOf((await leadStore.searchLeads(leads, { text, hidden: [], filter: {}, limit: 10 })).records)).toEqual([]);
  expect(await leadStore.countQueue(leads, ['boss-id'], 10)).toEqual({ count: 0 });
  expect(await leadStore.findPerson(leads, id, 10)).toEqual([]);
  expect((await leadStore.listParked(leads, { limit: 10 })).effects).toEqual([]);
  const span = { weeks: [at(-86_400_000)], until: at(86_400_000), waitingUntil: at(86_400_000) };
  expect((await leadStore.readTallies(leads, span as never)).map(({ count }) => count)).toEqual([1]);
  expect((await leadStore.readFirstContacts(leads, span as never)).contacts).toEqual([]);
  expect(await effect(other, 'verify')).toMatchObject({ state: 'due' });
});

describe('the note outside MongoDB', () => {
  let folder: string;
  let file: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'erase-lead-'));
    file = join(folder, 'erasures.jsonl');
    await leadStore.createErasures(file);
  });

  afterEach(() => rm(folder, { recursive: true }));

  const notes = () => leadStore.openErasures(file);
  /** A lead changes while this erasure of it is under way. */
  const whileChanging = (change: () => Promise<unknown>) => ({
    ...erasure,
    erasures: notes(),
    consentLedger: { record: async () => void (await change()) },
  });

  it('is written first, and nothing is erased that cannot be noted', async () => {
    const id = await stored();
    await expect(leadStore.eraseLead(leads, id, { ...erasure, erasures: leadStore.openErasures(folder) })).rejects.toThrow('EISDIR');
    expect(await read(id)).toMatchObject({ status: 'pending' });
    await leadStore.eraseLead(leads, id, { ...erasure, erasures: notes() });
    const body = leadStore.bodyOf(await read(id));
    expect((await leadStore.readErasures(file)).erasures).toEqual([
      { at: erasure.now, id, reason: 'asked', body, seq: 0, attempt: expect.any(String) },
    ]);
  });

  it('names the body of a lead beside another one', async () => {
    const [keyConflict, bodyHmac] = [randomUUID(), 'hmac-beside'];
    const id = await stored({ keyConflict, bodyHmac });
    await leadStore.eraseLead(leads, id, { ...erasure, erasures: notes() });
    expect((await leadStore.readErasures(file)).erasures).toMatchObject([{ id, body: `${keyConflict}-${bodyHmac}` }]);
  });

  it('is canceled if a manager orders a hold meanwhile', async () => {
    const id = await stored();
    const hold = () => leadStore.holdLead(leads, id, { reason: 'A complaint', by: 'boss', now: at(1) });
    expect(await leadStore.eraseLead(leads, id, whileChanging(hold))).toMatchObject({ outcome: 'held' });
    expect((await leadStore.readErasures(file)).erasures).toEqual([]);
  });

  it('is canceled if the lead has a step meanwhile', async () => {
    const id = await stored();
    const step = () => leadStore.addNote(leads, id, { text: 'called', by: 'boss', now: at(5000) });
    expect(await leadStore.eraseLead(leads, id, { ...whileChanging(step), before: at(5000) })).toMatchObject({ outcome: 'changed' });
    expect((await leadStore.readErasures(file)).erasures).toEqual([]);
  });

  it('is canceled if the lead keeps changing', async () => {
    const id = await stored();
    const step = () => leadStore.recordRevocation(leads, id, { channels: ['texts'], way: 'phone', by: 'boss', now: at(5000) });
    await expect(leadStore.eraseLead(leads, id, whileChanging(step))).rejects.toThrow('kept changing');
    expect((await leadStore.readErasures(file)).erasures).toEqual([]);
  });

  it('of a process that crashed is canceled by the next try that is refused, and by a hold', async () => {
    for (const cancel of ['try', 'hold'] as const) {
      const id = await stored();
      await notes().note({ at: erasure.now, id, reason: 'asked', body: leadStore.bodyOf(await read(id)), seq: 0 });
      await leadStore.holdLead(leads, id, { reason: 'A complaint', by: 'boss', now: at(1) }, cancel === 'hold' ? notes() : undefined);
      if (cancel === 'try')
        expect(await leadStore.eraseLead(leads, id, { ...erasure, erasures: notes() })).toMatchObject({ outcome: 'held' });
      expect((await leadStore.readErasures(file)).erasures, cancel).toEqual([]);
    }
  });

  it('stays if another process has erased the lead', async () => {
    const id = await stored();
    await leadStore.eraseLead(leads, id, { ...erasure, erasures: notes() });
    expect(await leadStore.eraseLead(leads, id, { ...erasure, erasures: notes() })).toMatchObject({ outcome: 'erased_before' });
    expect((await leadStore.readErasures(file)).erasures).toMatchObject([{ id }]);
  });
});

it('finds each body of a key, under its own id and beside another lead', async () => {
  const idKey = 'k'.repeat(32);
  const leadId = randomUUID();
  await stored({ id: leadId, bodyHmac: 'one' });
  const beside = await stored({ id: leadStore.shapeConflictId(idKey, leadId, 'two'), bodyHmac: 'two', keyConflict: leadId });
  await leadStore.eraseLead(leads, beside, erasure);
  const bodies = ['one', 'two', 'three'].map((hmac) => `${leadId}-${hmac}`);
  expect(await leadStore.findBodies(leads, idKey, bodies)).toEqual(
    new Map([
      [bodies[0], { id: leadId, erased: false }],
      [bodies[1], { id: beside, erased: true }],
    ]),
  );
});
