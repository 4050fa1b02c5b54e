import { randomUUID } from 'node:crypto';
import type { EffectName } from '@annuity-lantern/contracts/effects';
import type { UnconfirmedEffect } from '@annuity-lantern/contracts/http';
import { claimEffects, failEffect, newHolds } from '@annuity-lantern/lead-store';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it, vi } from 'vitest';
import { type DeskUnderTest, startDesk, storeRequests, watchAudit } from './desk-under-test.ts';

const outage = { from: '2026-03-02T15:00:00.000Z', to: '2026-03-02T16:00:00.000Z' };
const inOutage = new Date('2026-03-02T15:30:00.000Z');
let desk: DeskUnderTest;
let cookie: string;
let audited: Awaited<ReturnType<typeof watchAudit>>;

beforeAll(async () => {
  desk = await startDesk(inject('mongodbUrl'), 'desk-unconfirmed');
  cookie = await desk.signIn();
});

beforeEach(async () => {
  await desk.leads.any.deleteMany({});
  audited = await watchAudit(desk);
});

afterEach(() => {
  vi.restoreAllMocks();
});

afterAll(async () => {
  await desk.stop();
});

/** Stores requests whose effect had an unknown outcome at that moment. */
async function unconfirmed(count: number, effect: EffectName = 'visitorMail', at = inOutage, order?: number): Promise<string[]> {
  const ids = await storeRequests(desk.leads, count, () => 0);
  await desk.leads.any.updateMany(
    { _id: { $in: ids } },
    { $set: { [`effects.${effect}`]: { state: 'due', attempts: 0, nextAt: at, ...(order !== undefined && { order }) } } },
  );
  for (const id of ids) {
    const [claim] = (await claimEffects(desk.leads, newHolds(id, [effect]), at)).claims;
    if (!claim) throw new Error(`${effect} could not be claimed`);
    await failEffect(desk.leads, claim, { errorClass: 'timed_out', permanent: false, ambiguous: true }, at);
  }
  return ids;
}

async function list(query: Record<string, string> = {}) {
  const answer = await desk.call(`/api/pipeline/unconfirmed?${new URLSearchParams({ queue: 'lead-notify', ...outage, ...query })}`, {
    cookie,
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { readonly rows: readonly UnconfirmedEffect[]; readonly more: boolean };
}

const send = (body: object, as: { cookie?: string } = { cookie }) =>
  desk.call('/api/pipeline/unconfirmed/answer', { method: 'POST', body: { effect: 'visitorMail', until: outage.to, ...body }, ...as });
const answer = async (leadIds: readonly string[], sent: 'sent' | 'not_sent') =>
  ((await (await send({ leadIds, answer: sent })).json()) as { readonly answered: number }).answered;
const effectOf = async (id = '', effect: EffectName = 'visitorMail') => (await desk.leads.any.findById(id).lean())?.effects[effect];

it('lists what one provider may have done in the span, oldest first, with the key of each Message-ID', async () => {
  const [first] = await unconfirmed(1, 'ownerMail', new Date(outage.from), 7);
  const [second] = await unconfirmed(1);
  await unconfirmed(1, 'analytics');
  await unconfirmed(1, 'visitorMail', new Date('2026-03-02T16:00:00.001Z'));
  expect(await list()).toEqual({
    rows: [
      { leadId: first, effect: 'ownerMail', key: `lead/${first}/ownerMail/7`, at: outage.from },
      { leadId: second, effect: 'visitorMail', key: `lead/${second}/visitorMail`, at: inOutage.toISOString() },
    ],
    more: false,
  });
  expect((await list({ queue: 'lead-analytics' })).rows).toHaveLength(1);
});

it('marks those that were sent as done, at the time of the outage, and each only once', async () => {
  const ids = await unconfirmed(100);
  const answers = await Promise.all([answer(ids, 'sent'), answer(ids, 'sent'), answer(ids, 'sent')]);
  expect(answers.reduce((sum, count) => sum + count)).toBe(100);
  expect(await effectOf(ids[0])).toMatchObject({ state: 'done', attempts: 1, doneAt: inOutage });
  expect((await list()).rows).toEqual([]);
  expect(await desk.leads.any.countDocuments({ parkedAt: { $exists: true } })).toBe(0);
  expect(await answer(ids, 'not_sent')).toBe(0);
});

it('makes those that were not sent due again, with all their tries', async () => {
  const [id = '', exception = ''] = await unconfirmed(2);
  expect(await answer([id, randomUUID()], 'not_sent')).toBe(1);
  expect(await effectOf(id)).toMatchObject({ state: 'due', attempts: 0, nextAt: expect.any(Date) });
  expect((await effectOf(exception))?.state).toBe('unconfirmed');
});

it('gives each request one answer if two managers contradict each other', async () => {
  const ids = await unconfirmed(40);
  const [sent, notSent] = await Promise.all([answer(ids, 'sent'), answer(ids.toReversed(), 'not_sent')]);
  expect(sent + notSent).toBe(40);
  expect(await desk.leads.any.countDocuments({ 'effects.visitorMail.state': 'done' })).toBe(sent);
  expect(await desk.leads.any.countDocuments({ 'effects.visitorMail.state': 'due' })).toBe(notSent);
  const net = new Map<string, number>();
  for (const { action, details } of await audited())
    for (const id of (details?.leadIds ?? []) as string[]) net.set(id, (net.get(id) ?? 0) + (action === 'unconfirmed_answered' ? 1 : -1));
  expect(new Set(net.values())).toEqual(new Set([1]));
});

it('leaves what became unconfirmed after the span, and what is parked', async () => {
  const [later = ''] = await unconfirmed(1, 'visitorMail', new Date('2026-03-02T17:00:00Z'));
  const [parked = ''] = await unconfirmed(1);
  await desk.leads.any.updateOne({ _id: parked }, { $set: { 'effects.visitorMail.state': 'parked' } });
  expect(await answer([later, parked], 'sent')).toBe(0);
  expect(await audited()).toEqual([]);
});

it('is audited before it is done, by request, and can be repeated after a failure of MongoDB', async () => {
  const [id = ''] = await unconfirmed(1);
  vi.spyOn(desk.leads.any.collection, 'updateOne').mockImplementationOnce(() => {
    throw Object.assign(new Error('not primary'), { name: 'MongoServerError' });
  });
  expect((await send({ leadIds: [id], answer: 'sent' })).status).toBe(503);
  expect(await answer([id], 'sent')).toBe(1);
  const details = { effect: 'visitorMail', answer: 'sent', leadIds: [id] };
  expect((await audited()).map(({ action, by, details: said }) => ({ action, by, said }))).toEqual([
    { action: 'unconfirmed_answered', by: 'margaret', said: details },
    { action: 'unconfirmed_answered_refused', by: 'margaret', said: details },
    { action: 'unconfirmed_answered', by: 'margaret', said: details },
  ]);
  const found = (await (await desk.call(`/api/audit?request=${id}`, { cookie })).json()) as unknown[];
  expect(found).toHaveLength(3);
});

it.each([
  {},
  { leadIds: [] },
  { leadIds: Array.from({ length: 101 }, () => randomUUID()) },
  { leadIds: ['nonsense'] },
  { leadIds: [randomUUID()], effect: 'webhook' },
  { leadIds: [randomUUID()], answer: 'maybe' },
])('refuses %j', async (body) => {
  expect((await send({ answer: 'sent', ...body })).status).toBe(400);
});
