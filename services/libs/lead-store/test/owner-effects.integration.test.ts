import { describe, expect, it } from 'vitest';
import {
  addSecondAdvisor,
  claimEffects,
  failEffect,
  findDueEffects,
  newHolds,
  removeSecondAdvisor,
  setOwner,
  transitionLead,
} from '../src/lead-store.ts';
import { finishEffect } from './support/one-effect.ts';
import { at, START, useStore } from './support/store-under-test.ts';

const { leads, stored, put, effect, claimed } = useStore();
const manager = { id: 'id-of-margaret', username: 'margaret', isManager: true };
const person = (username: string) => ({ id: `id-of-${username}`, username });
const agent = (username: string) => ({ ...person(username), isManager: false });
const MINUTE = 60_000;
const ownerMail = (id: string) => effect(id, 'ownerMail');
const seqOf = async (id: string) => (await leads.any.findById(id).lean())?.seq ?? -1;

/** Assigns as a manager, at a moment of MongoDB's clock. */
async function give(id: string, username: string | null, ms = 0): Promise<void> {
  const to = username === null ? null : person(username);
  const { outcome } = await setOwner(leads, id, { to, seq: await seqOf(id), by: manager, now: at(ms) }, at(ms));
  expect(outcome).toBe('changed');
}

async function agree(id: string, username: string, ms = 0): Promise<void> {
  const second = { ...person(username), agreedOn: '2026-03-02', way: 'phone' } as const;
  const { outcome } = await addSecondAdvisor(leads, id, { second, seq: await seqOf(id), by: manager, now: at(ms) }, at(ms));
  expect(outcome).toBe('changed');
}

/** Sends the mail about the owner at that moment. */
async function send(id: string, ms: number): Promise<void> {
  await finishEffect(leads, await claimed(id, 'ownerMail', at(ms)), at(ms), { state: 'done' });
}

describe('a mail about the owner', () => {
  it('waits until the lead has an owner, and is due a minute later', async () => {
    const id = await stored();
    expect(await ownerMail(id)).toEqual({ state: 'waiting', attempts: 0 });
    await give(id, 'ruiz');
    expect(await ownerMail(id)).toEqual({ state: 'due', attempts: 0, nextAt: at(MINUTE), order: 1 });
    const due = { leadId: id, effect: 'ownerMail', attempts: 0 };
    expect(await findDueEffects(leads, at(MINUTE - 1), 10)).not.toContainEqual(expect.objectContaining(due));
    expect(await findDueEffects(leads, at(MINUTE), 10)).toContainEqual(expect.objectContaining(due));
  });

  it('is ordered if a person takes the lead with a step', async () => {
    const id = await stored();
    await transitionLead(leads, id, { to: 'assigned', seq: 0, by: agent('ruiz'), now: START });
    const { nextAt, ...order } = (await ownerMail(id)) ?? {};
    expect(order).toEqual({ state: 'due', attempts: 0, order: 1 });
    expect(nextAt?.getTime()).toBeGreaterThan(Date.now());
  });

  it('is one mail if an owner is corrected within the minute, and names only people from earlier mail', async () => {
    const id = await stored();
    await give(id, 'kim');
    await give(id, 'ruiz', MINUTE / 2);
    expect(await ownerMail(id)).toEqual({ state: 'due', attempts: 0, nextAt: at(1.5 * MINUTE), order: 2 });
  });

  it('is due again if the owner changes after it was sent, and knows whom earlier mail named', async () => {
    const id = await stored();
    await give(id, 'ruiz');
    await send(id, MINUTE);
    await give(id, 'kim', 2 * MINUTE);
    const again = { state: 'due', attempts: 0, nextAt: at(3 * MINUTE), order: 2, told: ['id-of-ruiz'] };
    expect(await ownerMail(id)).toEqual(again);
    // Back within the minute, to the person whom the last mail named.
    await give(id, 'ruiz', 2.5 * MINUTE);
    expect(await ownerMail(id)).toEqual({ ...again, nextAt: at(3.5 * MINUTE), order: 3 });
  });

  it.each(['done', 'fails'] as const)(
    'is not lost if the owner changes while one is being sent: the old result %s is discarded',
    async (end) => {
      const id = await stored();
      await give(id, 'ruiz');
      const sending = await claimed(id, 'ownerMail', at(MINUTE));
      await give(id, 'kim', MINUTE + 1);
      const order = { state: 'due', attempts: 0, nextAt: at(2 * MINUTE + 1), order: 2, told: ['id-of-ruiz'] };
      const refused = { errorClass: 'smtp_refused', permanent: true, ambiguous: false } as const;
      if (end === 'done') expect(await finishEffect(leads, sending, at(MINUTE + 2), { state: 'done' })).toBeNull();
      else expect(await failEffect(leads, sending, refused, at(MINUTE + 2))).toBe('lost');
      expect(await ownerMail(id)).toEqual(order);
      // The old claim blocks no worker.
      const next = await claimed(id, 'ownerMail', at(2 * MINUTE + 1));
      expect(next.lead.owner?.username).toBe('kim');
      expect(next.token).not.toBe(sending.token);
    },
  );

  it('is due for a new owner if the worker with the old mail was lost', async () => {
    const id = await stored();
    await give(id, 'ruiz');
    await claimed(id, 'ownerMail', at(MINUTE));
    expect((await claimEffects(leads, newHolds(id, ['ownerMail']), at(2 * MINUTE))).givenUp).toEqual([
      { effect: 'ownerMail', state: 'unconfirmed' },
    ]);
    await give(id, 'kim', 3 * MINUTE);
    expect(await ownerMail(id)).toEqual({ state: 'due', attempts: 0, nextAt: at(4 * MINUTE), order: 2, told: ['id-of-ruiz'] });
    expect(await leads.any.findById(id).lean()).not.toHaveProperty('parked');
  });

  it('is not due while the lead is unowned, and still knows afterwards whom earlier mail named', async () => {
    const id = await stored();
    await give(id, 'ruiz');
    await give(id, null, 1);
    expect(await ownerMail(id)).toEqual({ state: 'waiting', attempts: 0 });
    await give(id, 'ruiz', 2);
    await send(id, 2 * MINUTE);
    await give(id, null, 3 * MINUTE);
    expect(await ownerMail(id)).toEqual({ state: 'waiting', attempts: 0, told: ['id-of-ruiz'] });
    await give(id, 'kim', 4 * MINUTE);
    expect(await ownerMail(id)).toMatchObject({ state: 'due', told: ['id-of-ruiz'] });
  });

  it('is added with the next owner to a lead that another version stored without it', async () => {
    const other = await stored();
    await leads.any.updateOne({ _id: other }, { $unset: { 'effects.ownerMail': 1 }, $set: { owner: { ...person('ruiz'), since: START } } });
    await transitionLead(leads, other, { to: 'assigned', seq: 0, by: agent('ruiz'), now: START });
    expect((await leads.any.findById(other).lean())?.effects).not.toHaveProperty('ownerMail');
    await give(other, 'kim');
    expect(await ownerMail(other)).toEqual({ state: 'due', attempts: 0, nextAt: at(MINUTE), order: 2 });
  });

  it.each([
    ['skipped', 'due'],
    ['done', 'done'],
  ] as const)('that was %s is %s once its owner begins work on a reopened lead', async (before, after) => {
    const id = await stored();
    await give(id, 'ruiz');
    await put(id, 'ownerMail', { state: before, attempts: 1, order: 1 });
    await leads.any.updateOne({ _id: id }, { $set: { status: 'reopened' } });
    await transitionLead(leads, id, { to: 'assigned', seq: 1, by: agent('ruiz'), now: START });
    expect(await ownerMail(id)).toMatchObject({ state: after });
  });
});

describe('a mail to the new owner', () => {
  it('is due a minute after someone else gave them the lead, and anew for the next owner', async () => {
    const id = await stored();
    expect(await effect(id, 'handedMail')).toBeUndefined();
    await give(id, 'ruiz');
    expect(await effect(id, 'handedMail')).toEqual({ state: 'due', attempts: 0, nextAt: at(MINUTE), order: 1 });
    const sending = await claimed(id, 'handedMail', at(MINUTE));
    await give(id, 'kim', MINUTE + 1);
    expect(await finishEffect(leads, sending, at(MINUTE + 2), { state: 'done' })).toBeNull();
    expect(await effect(id, 'handedMail')).toEqual({ state: 'due', attempts: 0, nextAt: at(2 * MINUTE + 1), order: 2 });
  });

  it('is not ordered by a person who takes the lead, and ends when the owner changes again', async () => {
    const id = await stored();
    await give(id, 'margaret');
    expect(await effect(id, 'handedMail')).toBeUndefined();
    await give(id, 'ruiz', 1);
    await give(id, null, 2);
    const ended = { state: 'skipped', attempts: 0, order: 2 };
    expect(await effect(id, 'handedMail')).toEqual(ended);
    await give(id, 'margaret', 3);
    expect(await effect(id, 'handedMail')).toEqual(ended);
  });
});

describe('a second advisor', () => {
  const second = { ...person('kim'), agreedOn: '2026-03-02', way: 'letter' } as const;

  it('is stored with the consent and in the history, and orders a mail', async () => {
    const id = await stored();
    await give(id, 'ruiz');
    await send(id, MINUTE);
    await addSecondAdvisor(leads, id, { second, seq: 1, by: agent('ruiz'), now: at(9) }, at(9));
    const lead = await leads.any.findById(id).lean();
    expect(lead?.secondAdvisor).toEqual({ ...second, by: 'ruiz', at: at(9) });
    const entry = { at: at(9), seq: 2, what: 'second_advisor', by: 'ruiz', second: 'kim', agreedOn: '2026-03-02', way: 'letter' };
    expect(lead?.history.at(-1)).toEqual(entry);
    expect(lead?.effects.ownerMail).toEqual({ state: 'due', attempts: 0, nextAt: at(MINUTE + 9), order: 2, told: ['id-of-ruiz'] });
  });

  it.each([
    ['somebody else than the owner or a manager', { by: agent('kim') }],
    ['a person who saw an older lead', { seq: 0 }],
    ['the owner, for the owner', { second: { ...second, ...person('ruiz') } }],
  ])('is not recorded by %s', async (_who, change) => {
    const id = await stored();
    await give(id, 'ruiz');
    const { outcome } = await addSecondAdvisor(leads, id, { second, seq: 1, by: agent('ruiz'), now: START, ...change });
    expect(outcome).toBe('refused');
    expect(await leads.any.findById(id).lean()).not.toHaveProperty('secondAdvisor');
  });

  it('is not recorded for an unowned lead, and not beside another one', async () => {
    const id = await stored();
    expect(await addSecondAdvisor(leads, id, { second, seq: 0, by: manager, now: START })).toMatchObject({ outcome: 'refused' });
    await give(id, 'ruiz');
    await agree(id, 'kim');
    const third = { ...second, ...person('lee') };
    expect(await addSecondAdvisor(leads, id, { second: third, seq: 2, by: manager, now: START })).toMatchObject({ outcome: 'refused' });
  });

  it('takes steps like the owner, until removed', async () => {
    const id = await stored();
    await give(id, 'ruiz');
    const step = async (to: 'contacted' | 'scheduled') =>
      (await transitionLead(leads, id, { to, seq: await seqOf(id), by: agent('kim'), now: START })).outcome;
    expect(await step('contacted')).toBe('refused');
    await agree(id, 'kim');
    expect(await step('contacted')).toBe('changed');
    const seq = await seqOf(id);
    expect(await removeSecondAdvisor(leads, id, { seq, by: agent('kim'), now: START })).toMatchObject({ outcome: 'refused' });
    expect(await removeSecondAdvisor(leads, id, { seq, by: agent('ruiz'), now: START })).toMatchObject({ outcome: 'changed' });
    expect((await leads.any.findById(id).lean())?.history.at(-1)).toMatchObject({ what: 'second_advisor_ended', second: 'kim' });
    expect(await step('scheduled')).toBe('refused');
  });

  it.each(['lee', 'kim', null])('is removed if the lead goes to %s, and the history says so', async (next) => {
    const id = await stored();
    await give(id, 'ruiz');
    await agree(id, 'kim');
    await send(id, MINUTE);
    await give(id, next, 2 * MINUTE);
    const lead = await leads.any.findById(id).lean();
    expect(lead).not.toHaveProperty('secondAdvisor');
    expect(lead?.history.at(-1)).toMatchObject({ what: 'owner', fromOwner: 'ruiz', second: 'kim' });
    expect(lead?.effects.ownerMail.told).toEqual(['id-of-ruiz', 'id-of-kim']);
  });
});
