import { randomUUID } from 'node:crypto';
import type { EffectError, EffectName } from '@annuity-lantern/contracts/effects';
import { describe, expect, it } from 'vitest';
import {
  countGivenUp,
  dismissEffect,
  failEffect,
  findDueEffects,
  findParkedFor,
  findRetrying,
  type GivenUpEffect,
  listParked,
  parseParkedCursor,
  replayEffect,
  replayParked,
} from '../src/lead-store.ts';
import { finishEffect } from './support/one-effect.ts';
import { at, START, useStore } from './support/store-under-test.ts';

const { leads, stored, put, effect, claimed } = useStore();

async function park(id: string, name: EffectName, ms: number, errorClass: EffectError = 'smtp_refused', ambiguous = false): Promise<void> {
  await put(id, name, { state: 'due', attempts: 2, nextAt: START });
  await failEffect(leads, await claimed(id, name, at(ms)), { errorClass, permanent: true, ambiguous }, at(ms));
}

async function listAll(limit: number): Promise<GivenUpEffect[]> {
  const all: GivenUpEffect[] = [];
  let cursor: string | undefined;
  do {
    const after = cursor === undefined ? null : parseParkedCursor(cursor);
    const page = await listParked(leads, { limit, ...(after ? { after } : {}) });
    expect(page.effects.length).toBeLessThanOrEqual(limit);
    all.push(...page.effects);
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return all;
}

describe('the list of what was given up', () => {
  it('shows lead, effect, state, reason, tries and time, newest first, and nothing else', async () => {
    const [first, second] = [await stored(), await stored()];
    await park(first, 'staffMail', 1000);
    await park(second, 'visitorMail', 2000, 'smtp_timed_out', true);
    expect(await listAll(10)).toEqual([
      { leadId: second, effect: 'visitorMail', state: 'unconfirmed', reason: 'smtp_timed_out', attempts: 3, parkedAt: at(2000) },
      { leadId: first, effect: 'staffMail', state: 'parked', reason: 'smtp_refused', attempts: 3, parkedAt: at(1000) },
    ]);
  });

  it('leaves out what is due, done, skipped, or claimed', async () => {
    const id = await stored();
    await claimed(id, 'verify', START);
    await finishEffect(leads, await claimed(id, 'persist', START), START, { state: 'done' });
    expect(await listAll(10)).toEqual([]);
  });

  it.each([1, 2, 3, 7, 200])('has each effect once by pages of %i, even if one outage parked many at the same time', async (limit) => {
    const expected: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      const id = await stored();
      for (const name of ['visitorMail', 'staffMail', 'webhook'] as const) {
        await park(id, name, count < 3 ? 5000 : 6000);
        expected.push(`${id} ${name}`);
      }
    }
    const listed = await listAll(limit);
    expect(listed.map(({ leadId, effect: name }) => `${leadId} ${name}`).toSorted()).toEqual(expected.toSorted());
    const times = listed.map(({ parkedAt }) => parkedAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  it('is read, counted and replayed from indexes that hold only leads with given-up effects', async () => {
    const id = await stored();
    for (let count = 0; count < 5; count += 1) await stored();
    await put(id, 'webhook', { state: 'parked', attempts: 1, lastErrorClass: 'timed_out', parkedAt: at(9) });
    const ofReason = { effect: 'webhook', state: 'parked', reason: 'timed_out', at: { $lte: at(10) } };
    const newestFirst = { parkedAt: -1, _id: -1 } as const;
    for (const query of [
      leads.any.find({ parkedAt: { $exists: true } }).sort(newestFirst),
      leads.any
        .find({ parkedAt: { $lte: at(10) }, $or: [{ parkedAt: { $lt: at(10) } }, { parkedAt: at(10), _id: { $lte: id } }] })
        .sort(newestFirst),
      leads.any.find({ parked: { $elemMatch: ofReason } }),
    ]) {
      const seen = await query.limit(50).explain('executionStats');
      expect(seen).toMatchObject({ executionStats: { nReturned: 1, totalKeysExamined: 1, totalDocsExamined: 1 } });
      const plan = JSON.stringify(seen, ['queryPlanner', 'winningPlan', 'inputStage', 'stage', 'indexName']);
      expect(plan).not.toMatch(/"stage":"(COLLSCAN|SORT)"/);
    }
    expect((await countGivenUp(leads)).filter(({ count }) => count > 0)).toEqual([{ effect: 'webhook', state: 'parked', count: 1 }]);
  });

  it.each(['', 'bm90IG9uZQ', Buffer.from(`1_${randomUUID()}_constructor`).toString('base64url')])('has no page after %j', (text) => {
    expect(parseParkedCursor(text)).toBeNull();
  });
});

describe('a replay', () => {
  it('makes it due now with all its tries, for the sweep to find, once', async () => {
    const id = await stored();
    await park(id, 'webhook', 1000);
    const which = { leadId: id, effect: 'webhook', state: 'parked' } as const;
    expect(await replayEffect(leads, which, at(2000))).toBe(true);
    expect(await effect(id, 'webhook')).toEqual({ state: 'due', attempts: 0, nextAt: at(2000), released: true });
    expect(await findDueEffects(leads, at(2000), 10)).toContainEqual(
      expect.objectContaining({ leadId: id, effect: 'webhook', attempts: 0, since: at(2000) }),
    );
    expect(await replayEffect(leads, which, at(3000))).toBe(false);
    expect(await listAll(10)).toEqual([]);
  });

  it('takes an unconfirmed effect only if the call names that state', async () => {
    const id = await stored();
    await park(id, 'visitorMail', 1000, 'smtp_timed_out', true);
    expect(await replayEffect(leads, { leadId: id, effect: 'visitorMail', state: 'parked' }, at(2000))).toBe(false);
    expect(await replayEffect(leads, { leadId: id, effect: 'visitorMail', state: 'unconfirmed' }, at(2000))).toBe(true);
  });

  it('releases what waited for a replayed record', async () => {
    const id = await stored();
    await failEffect(leads, await claimed(id, 'persist', START), { errorClass: 'unexpected', permanent: true, ambiguous: false }, START);
    expect((await effect(id, 'staffMail'))?.state).toBe('waiting');
    await replayEffect(leads, { leadId: id, effect: 'persist', state: 'parked' }, at(1000));
    await finishEffect(leads, await claimed(id, 'persist', at(1000)), at(1000), { state: 'done' });
    expect((await effect(id, 'staffMail'))?.state).toBe('due');
  });

  it('finds the effects of a reason oldest first, without other reasons, later ones and unconfirmed ones', async () => {
    const ids = [await stored(), await stored(), await stored(), await stored(), await stored()];
    const [old = '', young = '', other = '', late = '', unsure = ''] = ids;
    await park(young, 'webhook', 2000, 'webhook_gone');
    await park(old, 'webhook', 1000, 'webhook_gone');
    await park(other, 'webhook', 1000, 'webhook_refused');
    await park(late, 'webhook', 9000, 'webhook_gone');
    await put(unsure, 'visitorMail', { state: 'unconfirmed', attempts: 1, lastErrorClass: 'webhook_gone', parkedAt: at(1000) });
    const found = await findParkedFor(leads, 'webhook_gone', at(5000), 10);
    expect(found).toEqual({ effect: 'webhook', reason: 'webhook_gone', leadIds: [old, young] });
    await replayEffect(leads, { leadId: old, effect: 'webhook', state: 'parked' }, at(6000));
    expect(found && (await replayParked(leads, found, at(6000)))).toBe(1);
    expect(await findParkedFor(leads, 'webhook_gone', at(5000), 10)).toBeNull();
    for (const id of [old, young])
      expect(await effect(id, 'webhook')).toEqual({ state: 'due', attempts: 0, nextAt: at(6000), released: true });
    expect((await effect(late, 'webhook'))?.state).toBe('parked');
  });
});

describe('dismissing', () => {
  const dismissal = { effect: 'visitorMail', state: 'unconfirmed', reason: 'Reached by $phone.', by: '$dana', now: at(5000) } as const;

  it('takes an effect out of list and counts, and keeps its state and the reason', async () => {
    const leadId = await stored();
    await park(leadId, 'visitorMail', 1000, 'smtp_timed_out', true);
    await park(leadId, 'staffMail', 2000);
    expect(await dismissEffect(leads, { ...dismissal, leadId })).toBe(true);
    expect((await listAll(10)).map((one) => one.effect)).toEqual(['staffMail']);
    expect((await countGivenUp(leads)).filter(({ count }) => count > 0)).toEqual([{ effect: 'staffMail', state: 'parked', count: 1 }]);
    expect(await effect(leadId, 'visitorMail')).toMatchObject({
      state: 'unconfirmed',
      lastErrorClass: 'smtp_timed_out',
      dismissed: { at: at(5000), by: '$dana', reason: 'Reached by $phone.' },
    });
    expect(await dismissEffect(leads, { ...dismissal, leadId })).toBe(false);
  });

  it('is refused for another state, and undone by a replay', async () => {
    const leadId = await stored();
    await park(leadId, 'visitorMail', 1000);
    expect(await dismissEffect(leads, { ...dismissal, leadId })).toBe(false);
    expect(await dismissEffect(leads, { ...dismissal, leadId, state: 'parked' })).toBe(true);
    expect(await replayEffect(leads, { leadId, effect: 'visitorMail', state: 'parked' })).toBe(true);
    expect(await effect(leadId, 'visitorMail')).toMatchObject({ state: 'due' });
    expect((await effect(leadId, 'visitorMail'))?.dismissed).toBeUndefined();
  });
});

it('finds the effects whose last try failed and is repeated, not those that wait for their first', async () => {
  const [first, second] = [await stored(), await stored()];
  await put(first, 'staffMail', { state: 'due', attempts: 0, nextAt: START });
  await failEffect(leads, await claimed(first, 'staffMail', START), { errorClass: 'smtp_busy', permanent: false, ambiguous: false }, START);
  await put(second, 'staffMail', { state: 'due', attempts: 0, nextAt: START });
  expect(await findRetrying(leads)).toEqual([{ effect: 'staffMail', leadIds: [first] }]);
});
