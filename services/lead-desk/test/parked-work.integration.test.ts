import { randomUUID } from 'node:crypto';
import type { EffectError, EffectName } from '@annuity-lantern/contracts/effects';
import type { LeadDetail, ParkedEffect } from '@annuity-lantern/contracts/http';
import { claimEffects, failEffect, findDueEffects, newHolds, readServerTime } from '@annuity-lantern/lead-store';
import { verifyAudit } from '@annuity-lantern/staff-store';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { replayReason } from '../src/parked-work/replay-reason.ts';
import { auditSecret, type DeskUnderTest, startDesk, storeRequests, watchAudit } from './desk-under-test.ts';

const list = '/api/pipeline/parked';
const gaveUp = new Date('2026-03-02T15:00:00.000Z');
let desk: DeskUnderTest;
let cookie: string;
let audited: Awaited<ReturnType<typeof watchAudit>>;

beforeAll(async () => {
  desk = await startDesk(inject('mongodbUrl'), 'desk-parked');
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

/** Stores a lead whose effect a provider refused at that moment. */
async function parked(effect: EffectName, errorClass: EffectError, { at = gaveUp, ambiguous = false } = {}): Promise<string> {
  const [id = ''] = await storeRequests(desk.leads, 1, () => 0);
  await desk.leads.any.updateOne({ _id: id }, { $set: { [`effects.${effect}`]: { state: 'due', attempts: 0, nextAt: at } } });
  const [claim] = (await claimEffects(desk.leads, newHolds(id, [effect]), at)).claims;
  if (!claim) throw new Error(`${effect} could not be claimed`);
  await failEffect(desk.leads, claim, { errorClass, permanent: true, ambiguous }, at);
  return id;
}

function steppedDown(): never {
  throw Object.assign(new Error('not primary'), { name: 'MongoServerError' });
}

const replay = (id: string, effect: string, query = '', as: { cookie?: string } = { cookie }) =>
  desk.call(`${list}/${id}/${effect}/replay${query}`, { method: 'POST', ...as });
const replayAll = (body: unknown, as: { cookie?: string } = { cookie }) => desk.call(`${list}/replay`, { method: 'POST', body, ...as });
const read = async (path = list) => (await (await desk.call(path, { cookie })).json()) as ParkedEffect[];
const effectsOf = async (id: string) => ((await (await desk.call(`/api/leads/${id}`, { cookie })).json()) as LeadDetail).effects;

describe('the list of parked effects', () => {
  test('lists lead, effect, error class, tries and time, newest first, without personal data', async () => {
    const first = await parked('webhook', 'webhook_gone');
    const later = new Date(gaveUp.getTime() + 5000);
    const second = await parked('visitorMail', 'smtp_timed_out', { at: later, ambiguous: true });
    expect(await read()).toEqual([
      { leadId: second, effect: 'visitorMail', state: 'unconfirmed', reason: 'smtp_timed_out', attempts: 1, parkedAt: later.toISOString() },
      { leadId: first, effect: 'webhook', state: 'parked', reason: 'webhook_gone', attempts: 1, parkedAt: gaveUp.toISOString() },
    ]);
  });

  test('is empty if nothing is parked', async () => {
    await storeRequests(desk.leads, 2, () => 0);
    expect(await read()).toEqual([]);
  });

  test('comes in pages, each with the address of the next', async () => {
    for (let count = 0; count < 5; count += 1) await parked('staffMail', 'smtp_refused');
    const seen: string[] = [];
    let next: string | undefined = `${list}?limit=2`;
    while (next) {
      const answer: Response = await desk.call(next, { cookie });
      seen.push(...((await answer.json()) as ParkedEffect[]).map(({ leadId }) => leadId));
      next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(new Set(seen).size).toBe(5);
    expect(seen).toHaveLength(5);
  });

  test('refuses a cursor that we did not issue', async () => {
    const answer = await desk.call(`${list}?cursor=nonsense`, { cookie });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ field: 'cursor', code: 'invalid_cursor' }] });
  });
});

describe('a replay', () => {
  test('makes the effect due with all its tries once: a second replay finds nothing', async () => {
    const id = await parked('webhook', 'webhook_gone');
    expect((await replay(id.toUpperCase(), 'webhook')).status).toBe(204);
    expect((await effectsOf(id)).webhook).toEqual({ state: 'due', attempts: 0, nextAt: expect.any(String) });
    expect((await replay(id, 'webhook')).status).toBe(404);
    expect(await read()).toEqual([]);
  });

  test("makes it due by MongoDB's clock, even if the desk's clock is a minute ahead", async () => {
    const ids = [await parked('webhook', 'webhook_gone'), await parked('staffMail', 'smtp_refused')];
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    try {
      expect((await replay(ids[0] ?? '', 'webhook')).status).toBe(204);
      expect((await replayAll({ reason: 'smtp_refused' })).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
    const due = (await findDueEffects(desk.leads, await readServerTime(desk.leads), 100)).map(({ leadId, effect }) => [leadId, effect]);
    expect(due).toEqual(
      expect.arrayContaining([
        [ids[0], 'webhook'],
        [ids[1], 'staffMail'],
      ]),
    );
  });

  test('runs once if two people ask at once', async () => {
    const id = await parked('webhook', 'webhook_gone');
    const answers = await Promise.all([replay(id, 'webhook'), replay(id, 'webhook'), replay(id, 'webhook')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404, 404]);
  });

  test('repeats an effect of unknown outcome only if the call says so', async () => {
    const id = await parked('visitorMail', 'smtp_timed_out', { ambiguous: true });
    expect((await replay(id, 'visitorMail')).status).toBe(404);
    expect((await replay(id, 'visitorMail', '?state=parked')).status).toBe(404);
    expect((await effectsOf(id)).visitorMail?.state).toBe('unconfirmed');
    expect((await replay(id, 'visitorMail', '?state=unconfirmed')).status).toBe(204);
    expect((await effectsOf(id)).visitorMail?.state).toBe('due');
  });

  test('is audited before it runs, and not if it finds nothing', async () => {
    const id = await parked('webhook', 'webhook_gone');
    await replay(id, 'webhook');
    await replay(id, 'webhook');
    const details = { effect: 'webhook', state: 'parked', reason: 'webhook_gone' };
    expect(await audited()).toEqual([{ at: expect.any(Date), by: 'margaret', action: 'replay', leadId: id, details }]);
  });

  test('is audited as refused and answered 503 if MongoDB fails, and can be repeated', async () => {
    const id = await parked('webhook', 'webhook_gone');
    vi.spyOn(desk.leads.any.collection, 'updateOne').mockImplementationOnce(steppedDown);
    expect((await replay(id, 'webhook')).status).toBe(503);
    expect((await audited()).map(({ action, leadId }) => [action, leadId])).toEqual([
      ['replay', id],
      ['replay_refused', id],
    ]);
    expect((await replay(id, 'webhook')).status).toBe(204);
  });

  test('is refused unless the effect exists and is parked, in a stored lead', async () => {
    const id = await parked('webhook', 'webhook_gone');
    expect((await replay(id, 'verify')).status).toBe(404);
    expect((await replay(randomUUID(), 'webhook')).status).toBe(404);
    expect((await replay(id, 'constructor')).status).toBe(400);
    expect((await replay('nonsense', 'webhook')).status).toBe(400);
    expect((await replay(id, 'webhook', '?state=done')).status).toBe(400);
  });
});

describe('a replay of all that one reason parked', () => {
  test('replays 250 in batches that the audit names, and leaves the others parked', async () => {
    const effects = Array.from({ length: 250 }, (_, index) => (index < 240 ? 'webhook' : 'staffMail'));
    const ids = await Promise.all(effects.map((effect) => parked(effect, 'smtp_refused')));
    const other = await parked('webhook', 'webhook_gone');
    const unsure = await parked('visitorMail', 'smtp_refused', { ambiguous: true });
    const answer = await replayAll({ reason: 'smtp_refused' });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ replayed: 250, more: false });
    expect((await read('/api/pipeline/parked?limit=200')).map(({ leadId }) => leadId).toSorted()).toEqual([other, unsure].toSorted());
    expect(await desk.leads.any.countDocuments({ 'effects.webhook': { $exists: true }, 'effects.webhook.state': 'due' })).toBe(240);

    const audit = await audited();
    expect(audit.map(({ action, details }) => [action, details?.effect, String(details?.leadIds).split(',').length])).toEqual([
      ['replay_reason', 'staffMail', 10],
      ['replay_reason', 'webhook', 100],
      ['replay_reason', 'webhook', 100],
      ['replay_reason', 'webhook', 40],
    ]);
    expect(audit.flatMap(({ details }) => details?.leadIds as string[]).toSorted()).toEqual(ids.toSorted());
    const today = new Date().toISOString().slice(0, 10);
    expect(await verifyAudit(desk.store.connection, today, { secrets: [auditSecret] })).toMatchObject({ faults: [] });
  });

  test('audits a failed batch as refused, answers 503, and can be repeated', async () => {
    const id = await parked('webhook', 'webhook_gone');
    vi.spyOn(desk.leads.any.collection, 'bulkWrite').mockImplementationOnce(steppedDown);
    expect((await replayAll({ reason: 'webhook_gone' })).status).toBe(503);
    expect((await audited()).map(({ action, details }) => [action, details?.leadIds])).toEqual([
      ['replay_reason', [id]],
      ['replay_reason_refused', [id]],
    ]);
    expect(await (await replayAll({ reason: 'webhook_gone' })).json()).toEqual({ replayed: 1, more: false });
  });

  test('replays nothing for a reason that parked nothing', async () => {
    expect(await (await replayAll({ reason: 'smtp_refused' })).json()).toEqual({ replayed: 0, more: false });
    expect(await audited()).toEqual([]);
  });

  test('reports that some remain if its time limit is reached', async () => {
    await parked('webhook', 'webhook_gone');
    const { leads, audit } = desk;
    const options = { leads, audit, reason: 'webhook_gone', by: 'margaret', timeLimit: -1 };
    expect(await replayReason(options)).toEqual({ replayed: 0, more: true });
  });

  test.each([{}, { reason: '' }, { reason: { $ne: '' } }, { reason: '$where' }])('refuses %j', async (body) => {
    expect((await replayAll(body)).status).toBe(400);
  });
});

test('is refused without a sign-in and to other sites', async () => {
  const id = await parked('webhook', 'webhook_gone');
  const headers = { origin: 'https://elsewhere.example' };
  expect((await desk.call(list)).status).toBe(401);
  expect((await replay(id, 'webhook', '', {})).status).toBe(401);
  expect((await replayAll({ reason: 'webhook_gone' }, {})).status).toBe(401);
  expect((await desk.call(list, { cookie, headers })).status).toBe(403);
  expect((await desk.call(`${list}/${id}/webhook/replay`, { method: 'POST', cookie, headers })).status).toBe(403);
  expect((await desk.call(`${list}/replay`, { method: 'POST', cookie, headers, body: { reason: 'webhook_gone' } })).status).toBe(403);
  expect(await read()).toHaveLength(1);
});

describe('dismissing', () => {
  const dismiss = (id: string, body: unknown, as: { cookie?: string } = { cookie }) =>
    desk.call(`${list}/${id}/visitorMail/dismiss`, { method: 'POST', body, ...as });

  test('takes the effect out of the list, is audited without the typed reason, and shows the reason in the request', async () => {
    const id = await parked('visitorMail', 'recipient_unusable');
    const body = { state: 'parked', reason: 'Reached by phone.' };
    expect((await dismiss(id, body)).status).toBe(204);
    expect(await read()).toEqual([]);
    expect((await effectsOf(id)).visitorMail).toMatchObject({
      state: 'parked',
      dismissed: { by: 'margaret', reason: 'Reached by phone.' },
    });
    const entries = (await audited()).filter(({ action }) => action === 'dismiss');
    expect(entries).toMatchObject([
      { by: 'margaret', leadId: id, details: { effect: 'visitorMail', state: 'parked', reason: 'recipient_unusable' } },
    ]);
    expect(JSON.stringify(entries)).not.toContain('phone');
    expect((await dismiss(id, body)).status).toBe(404);
  });

  test('needs a reason, the state as it is, and a manager', async () => {
    const id = await parked('visitorMail', 'recipient_unusable');
    expect((await dismiss(id, { state: 'parked', reason: ' ' })).status).toBe(400);
    expect((await dismiss(id, { state: 'unconfirmed', reason: 'Reached by phone.' })).status).toBe(404);
    const agent = await desk.signInAs('ruth', 'agent');
    expect((await dismiss(id, { state: 'parked', reason: 'Reached by phone.' }, { cookie: agent })).status).toBe(403);
    expect(await read()).toHaveLength(1);
  });
});
