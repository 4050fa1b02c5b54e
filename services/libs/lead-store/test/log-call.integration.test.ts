import { describe, expect, it } from 'vitest';
import { findDueEffects, type LoggedCall, logCall, setOwner, transitionLead } from '../src/lead-store.ts';
import { finishEffect } from './support/one-effect.ts';
import { at, useStore } from './support/store-under-test.ts';

const { leads, stored, effect, claimed } = useStore();
const kim = { id: 'id-of-kim', username: 'kim', isManager: false };
const ruiz = { id: 'id-of-ruiz', username: 'ruiz', isManager: false };
const HOUR = 3_600_000;
const lead = (id: string) => leads.any.findById(id).lean();
const call = (changes: Partial<LoggedCall>): LoggedCall => ({
  outcome: 'no_answer',
  seq: 0,
  status: 'pending',
  by: kim,
  now: at(1000),
  ...changes,
});

/** A lead of kim, at seq 1. */
async function taken(): Promise<string> {
  const id = await stored();
  await transitionLead(leads, id, { to: 'assigned', seq: 0, by: kim, now: at(0) });
  return id;
}
const mine = (changes: Partial<LoggedCall>) => call({ status: 'assigned', seq: 1, ...changes });

describe('a call', () => {
  it('without an answer counts, with its note, and leaves status and reminders alone', async () => {
    const id = await stored();
    expect(await logCall(leads, id, call({ note: '$email' }))).toMatchObject({ outcome: 'changed', lead: { status: 'pending', seq: 1 } });
    await logCall(leads, id, call({ outcome: 'left_message', seq: 1, now: at(2000) }));
    const found = await lead(id);
    expect(found?.calls).toEqual({ count: 2, at: at(2000), by: 'kim', outcome: 'left_message' });
    expect(found?.history.slice(1)).toEqual([
      { at: at(1000), seq: 1, what: 'call', by: 'kim', outcome: 'no_answer', note: '$email' },
      { at: at(2000), seq: 2, what: 'call', by: 'kim', outcome: 'left_message' },
    ]);
    expect(found).not.toHaveProperty('firstContact');
    expect(found?.effects.slaBreach.state).toBe('due');
  });

  it('that reached the visitor of an assigned lead is the step to contacted; later ones only count', async () => {
    const id = await taken();
    await logCall(leads, id, mine({ outcome: 'reached' }));
    expect(await lead(id)).toMatchObject({ status: 'contacted', seq: 2, calls: { count: 1 }, firstContact: { at: at(1000) } });
    await logCall(leads, id, mine({ outcome: 'reached', status: 'contacted', seq: 2 }));
    expect(await lead(id)).toMatchObject({ status: 'contacted', seq: 3, calls: { count: 2, outcome: 'reached' } });
  });

  it.each([
    ['reached', 'pending'],
    ['call_back', 'pending'],
    ['no_answer', 'closed'],
    ['wrong_number', 'disqualified'],
  ] as const)('%s is refused for an unowned lead that is %s', async (outcome, status) => {
    const id = await stored();
    await leads.any.updateOne({ _id: id }, { $set: { status } });
    expect(await logCall(leads, id, call({ outcome, status, callbackAt: at(HOUR) }))).toMatchObject({
      outcome: 'refused',
      lead: { seq: 0 },
    });
  });

  it('is refused after another change, and to an agent if somebody else has the lead', async () => {
    const id = await taken();
    expect(await logCall(leads, id, mine({ seq: 0 }))).toMatchObject({ outcome: 'refused' });
    expect(await logCall(leads, id, mine({ by: ruiz }))).toMatchObject({ outcome: 'refused' });
  });
});

describe('a callback', () => {
  const promised = { outcome: 'call_back', callbackAt: at(HOUR) } as const;

  it('has no effect in a new lead, and one at its time once it is asked for', async () => {
    const id = await taken();
    expect(await effect(id, 'callback')).toBeUndefined();
    await logCall(leads, id, mine(promised));
    expect(await lead(id)).toMatchObject({
      status: 'assigned',
      callback: { at: at(HOUR), by: 'kim' },
      history: [{}, {}, { callbackAt: at(HOUR) }],
    });
    expect(await effect(id, 'callback')).toEqual({ state: 'due', attempts: 0, nextAt: at(HOUR), order: 2 });
    const due = expect.objectContaining({ leadId: id, effect: 'callback' });
    expect(await findDueEffects(leads, at(HOUR - 1), 10)).not.toContainEqual(due);
    expect(await findDueEffects(leads, at(HOUR), 10)).toContainEqual(due);
  });

  it('is replaced by the next one, also after its mail was sent', async () => {
    const id = await taken();
    await logCall(leads, id, mine(promised));
    await finishEffect(leads, await claimed(id, 'callback', at(HOUR)), at(HOUR), { state: 'done' });
    expect((await lead(id))?.callback).toEqual({ at: at(HOUR), by: 'kim' });
    await logCall(leads, id, mine({ ...promised, callbackAt: at(5 * HOUR), seq: 2 }));
    expect(await effect(id, 'callback')).toEqual({ state: 'due', attempts: 0, nextAt: at(5 * HOUR), order: 3 });
  });

  it.each(['a call', 'closed', 'disqualified'] as const)('ends with %s', async (end) => {
    const id = await taken();
    await logCall(leads, id, mine(promised));
    if (end === 'a call') await logCall(leads, id, mine({ seq: 2 }));
    else
      await transitionLead(leads, id, {
        to: end,
        ...(end === 'closed' ? { through: ['contacted'] as const } : {}),
        seq: 2,
        by: kim,
        now: at(2000),
      });
    expect(await lead(id)).not.toHaveProperty('callback');
    expect(await effect(id, 'callback')).toEqual({ state: 'skipped', attempts: 0, order: 2 });
  });

  it('moves along to another owner', async () => {
    const id = await taken();
    await logCall(leads, id, mine(promised));
    await setOwner(leads, id, { to: ruiz, seq: 2, reason: 'On leave', by: kim, now: at(2000) });
    expect(await lead(id)).toMatchObject({ owner: { username: 'ruiz' }, callback: { at: at(HOUR) } });
    expect(await effect(id, 'callback')).toMatchObject({ state: 'due', nextAt: at(HOUR) });
  });
});

describe('giving a lead to someone', () => {
  it.each(['pending', 'reopened'] as const)('makes a lead that is %s assigned, and the history says so', async (status) => {
    const id = await stored();
    await leads.any.updateOne({ _id: id }, { $set: { status } });
    await setOwner(leads, id, { to: ruiz, seq: 0, by: { ...kim, isManager: true }, now: at(1000) });
    const found = await lead(id);
    expect(found).toMatchObject({ status: 'assigned', seq: 1, effects: { slaBreach: { state: 'due' } } });
    expect(found?.history.at(-1)).toEqual({
      at: at(1000),
      seq: 1,
      what: 'owner',
      by: 'kim',
      toOwner: 'ruiz',
      from: status,
      to: 'assigned',
    });
  });

  it.each(['contacted', 'closed'] as const)('leaves one that is %s as it is', async (status) => {
    const id = await stored();
    await leads.any.updateOne({ _id: id }, { $set: { status } });
    await setOwner(leads, id, { to: ruiz, seq: 0, by: { ...kim, isManager: true }, now: at(1000) });
    expect(await lead(id)).toMatchObject({ status, history: [{}, { what: 'owner', toOwner: 'ruiz' }] });
    expect((await lead(id))?.history.at(-1)).not.toHaveProperty('to');
  });
});
