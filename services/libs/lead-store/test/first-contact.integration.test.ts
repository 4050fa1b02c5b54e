import type { LeadStatus } from '@annuity-lantern/contracts/http';
import { describe, expect, it } from 'vitest';
import { readFirstContacts, transitionLead } from '../src/lead-store.ts';
import { at, makeFindable, START, useStore } from './support/store-under-test.ts';

const { leads, stored, put, effect, claimed } = useStore();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const margaret = { id: 'u1', username: 'margaret', isManager: false };
const ruth = { id: 'u2', username: '$ruth', isManager: true };

/** Moves a lead through these statuses, an hour apart. */
async function walk(id: string, steps: readonly LeadStatus[], by = margaret, from = 0): Promise<void> {
  for (const [place, to] of steps.entries()) {
    const seq = from + place;
    const moved = await transitionLead(leads, id, { to, seq, by, now: at((seq + 1) * HOUR) });
    expect(moved.outcome).toBe('changed');
  }
}

const contactOf = async (id: string) => (await leads.any.findById(id).lean())?.firstContact;

describe('the first contact', () => {
  it('is stored with the step to contacted: when, and by whom', async () => {
    const id = await stored();
    await walk(id, ['assigned']);
    expect(await contactOf(id)).toBeUndefined();
    await walk(id, ['contacted'], ruth, 1);
    expect(await contactOf(id)).toEqual({ at: at(2 * HOUR), by: { id: 'u2', username: '$ruth' } });
  });

  it('stays if the lead is reopened and contacted again', async () => {
    const id = await stored();
    await walk(id, ['assigned', 'contacted', 'disqualified', 'reopened', 'assigned']);
    await walk(id, ['contacted'], ruth, 5);
    expect(await contactOf(id)).toEqual({ at: at(2 * HOUR), by: { id: 'u1', username: 'margaret' } });
  });

  it('skips the reminders that are due, not one that is being sent', async () => {
    const [id, sending] = [await stored(), await stored()];
    const reminders = async (of: string) => [await effect(of, 'slaWarning'), await effect(of, 'slaBreach')];
    await walk(id, ['assigned']);
    const [, breach] = await reminders(id);
    expect(breach).toMatchObject({ state: 'due' });
    await put(id, 'slaWarning', { state: 'due', attempts: 1, nextAt: at(HOUR), lastErrorClass: 'smtp_busy', token: 'left' });
    await walk(id, ['contacted'], margaret, 1);
    expect(await reminders(id)).toEqual([
      { state: 'skipped', attempts: 1 },
      { state: 'skipped', attempts: 0 },
    ]);
    await claimed(sending, 'slaWarning', at(DAY));
    await walk(sending, ['assigned', 'contacted']);
    expect(await reminders(sending)).toMatchObject([{ state: 'sending' }, { state: 'skipped' }]);
  });

  it.each(['assigned', 'disqualified'] as const)('leaves the reminders of a lead that becomes %s to the worker', async (to) => {
    const id = await stored();
    await walk(id, [to]);
    expect(await effect(id, 'slaBreach')).toMatchObject({ state: 'due', nextAt: at(DAY) });
  });

  it('is never recorded for a lead that was disqualified without one', async () => {
    const id = await stored();
    await walk(id, ['assigned', 'disqualified', 'reopened', 'disqualified']);
    expect(await contactOf(id)).toBeUndefined();
  });
});

describe('the times to the first contact', () => {
  // The clocks of the office change in the second week.
  const weeks = [START, at(7 * DAY), at(14 * DAY - HOUR)] as const;
  const span = { weeks: [...weeks] as [Date, ...Date[]], until: at(20 * DAY), waitingUntil: at(19 * DAY) };

  it('are grouped by the week in which the lead arrived, and by person', async () => {
    await walk(await stored(), ['assigned', 'contacted']);
    await walk(await stored(), ['assigned', 'contacted', 'scheduled']);
    await walk(await stored({ createdAt: at(-1) }), ['assigned', 'contacted']);
    const later = await stored({ createdAt: at(8 * DAY) });
    await transitionLead(leads, later, { to: 'assigned', seq: 0, by: ruth, now: at(8 * DAY) });
    await transitionLead(leads, later, { to: 'contacted', seq: 1, by: ruth, now: at(9 * DAY) });
    const afterChange = await stored({ createdAt: at(14 * DAY - HOUR) });
    await transitionLead(leads, afterChange, { to: 'assigned', seq: 0, by: ruth, now: at(15 * DAY) });
    await transitionLead(leads, afterChange, { to: 'contacted', seq: 1, by: ruth, now: at(15 * DAY) });
    const { contacts } = await readFirstContacts(leads, span);
    expect(contacts.map(({ week }) => week).sort()).toEqual([0, 1, 2]);
    const call = { arrived: START, called: at(2 * HOUR) };
    expect(contacts).toContainEqual({ week: 0, username: 'margaret', calls: [call, call] });
    expect(contacts).toContainEqual({ week: 1, username: '$ruth', calls: [{ arrived: at(8 * DAY), called: at(9 * DAY) }] });
  });

  it('include how many still wait, without young, disqualified and reopened leads', async () => {
    await stored();
    await walk(await stored(), ['assigned']);
    await walk(await stored(), ['disqualified']);
    await walk(await stored(), ['assigned', 'contacted', 'disqualified', 'reopened']);
    await stored({ createdAt: at(19 * DAY) });
    await makeFindable(leads);
    const { waiting } = await readFirstContacts(leads, span);
    expect([...waiting].filter(([, count]) => count > 0)).toEqual([[0, 2]]);
  });

  it('are read from index keys alone', async () => {
    await walk(await stored(), ['assigned', 'contacted']);
    await stored();
    await makeFindable(leads);
    const { db } = leads.any.db;
    await db?.command({ profile: 2 });
    await readFirstContacts(leads, span);
    await db?.command({ profile: 0 });
    const profile = await db?.collection('system.profile').find({ op: 'command', 'command.aggregate': 'leads' }).toArray();
    expect(profile?.map(({ docsExamined, keysExamined }) => [docsExamined, keysExamined > 0])).toEqual([
      [0, true],
      [0, true],
    ]);
  });
});
