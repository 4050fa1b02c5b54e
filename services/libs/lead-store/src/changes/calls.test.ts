import { describe, expect, it } from 'vitest';
import type { StoredLead } from '../record/lead-record.ts';
import { queuePlaces } from '../record/queue-places.ts';
import { sampleLead } from '../testing/sample-lead.ts';
import { correctedAnswers } from './correct-answers.ts';
import { correctedContact } from './correct-contact.ts';
import type { Decide } from './lead-change.ts';
import { droppedCallback, type LoggedCall, loggedCall } from './log-call.ts';
import { transition } from './transition.ts';

const START = new Date('2026-03-02T15:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const after = (ms: number) => new Date(START.getTime() + ms);
const kim = { id: 'u1', username: 'kim', isManager: false };
const owner = { id: kim.id, username: kim.username, since: START };

const lead = (parts: Partial<StoredLead> = {}) => sampleLead(START, { callTimes: ['America/New_York'], ...parts });

/** The lead after a change, as the kernel writes it. */
function made(before: StoredLead, decide: Decide, now = START): StoredLead {
  const change = decide(before, now);
  if (!change) throw new Error('refused');
  const { fields = {}, effects = {}, entries = [], raises = 0 } = change;
  const written = { ...before, ...fields, effects: { ...before.effects, ...effects } };
  return { ...written, seq: before.seq + raises, history: [...before.history, ...entries] } as StoredLead;
}

const log = (before: StoredLead, call: Partial<LoggedCall>, now = START) =>
  made(before, loggedCall({ outcome: 'no_answer', seq: before.seq, status: before.status, by: kim, now, ...call }), now);

describe('a next attempt of the office', () => {
  it('takes an unowned request out of those to call now until its time, and reminds of nothing', () => {
    const called = log(lead(), { nextAt: after(HOUR) });
    expect(called.callback).toEqual({ at: after(HOUR), by: 'kim', kind: 'attempt' });
    expect(called.effects.callback).toBeUndefined();
    expect(queuePlaces(called)).toEqual(['/']);
    expect(called.history.at(-1)).toMatchObject({ what: 'call', outcome: 'no_answer', nextAt: after(HOUR) });
    expect(called.history.at(-1)).not.toHaveProperty('callbackAt');
  });

  it.each(['reached', 'call_back', 'wrong_number'] as const)('is not planned by the outcome %s', (outcome) => {
    const called = log(lead({ owner, status: 'contacted' }), { outcome, nextAt: after(HOUR), callbackAt: after(2 * HOUR) });
    expect(called.callback?.kind).toBeUndefined();
    expect(called.callback?.at).not.toEqual(after(HOUR));
  });

  it('ends when the visitor wishes other times, and stays with any other answer', () => {
    const called = log(lead(), { nextAt: after(HOUR) });
    const correct = (answers: object) => made(called, correctedAnswers({ answers: answers as never, seq: 1, by: 'visitor', now: START }));
    expect(correct({ preferredCallTime: 'any' }).callback).toBeUndefined();
    expect(correct({ state: 'CA' }).callback).toBeUndefined();
    expect(correct({ firstName: 'Ada' }).callback).toEqual(called.callback);
    const promised = log(lead({ owner }), { outcome: 'call_back', callbackAt: after(HOUR) });
    expect(made(promised, correctedAnswers({ answers: { state: 'CA' }, seq: 1, by: 'visitor', now: START })).callback).toBeDefined();
  });
});

describe('a wrong number', () => {
  it('leaves the requests to call now, and stays among those that wait', () => {
    const called = log(lead(), { outcome: 'wrong_number' });
    expect(called.wrongNumber).toEqual({ at: START, by: 'kim' });
    expect(queuePlaces(called)).toEqual(['/']);
    expect(called.effects.askMail).toBeUndefined();
  });

  it.each<[string, (before: StoredLead) => StoredLead]>([
    [
      'another number',
      (before) =>
        made(before, correctedContact({ phone: '(202) 762-1402', resend: false, seq: 1, by: { ...kim, isManager: true }, now: START })),
    ],
    ['a call with another outcome', (before) => log(before, {})],
  ])('is over with %s', (_, change) => {
    const found = change(log(lead(), { outcome: 'wrong_number' }));
    expect(found.wrongNumber).toBeUndefined();
    expect(queuePlaces(found)).toEqual(['/', ...(found.callTimes ?? []).map((time) => `/${time}`)]);
  });

  it('stays wrong with another address', () => {
    const called = log(lead({ owner }), { outcome: 'wrong_number' });
    const change = correctedContact({ email: 'b@example.org', resend: false, seq: 1, by: kim, now: START });
    expect(made(called, change).wrongNumber).toBeDefined();
  });
});

describe('the mail that asks', () => {
  it('is ordered with the call, a minute later, and ended by the next call', () => {
    const asked = log(lead(), { ask: true });
    expect(asked.effects.askMail).toEqual({ state: 'due', attempts: 0, nextAt: after(MINUTE), order: 1 });
    expect(asked.history.at(-1)).toMatchObject({ asked: true });
    expect(log(asked, {}).effects.askMail).toMatchObject({ state: 'skipped' });
    const closed = made({ ...asked, status: 'assigned', owner }, transition({ to: 'disqualified', seq: 1, by: kim, now: START }));
    expect(closed.effects.askMail).toMatchObject({ state: 'skipped' });
  });

  it('is not ordered by a call that reached the visitor', () => {
    expect(log(lead({ owner, status: 'contacted' }), { outcome: 'reached', ask: true }).effects.askMail).toBeUndefined();
  });
});

describe('an appointment', () => {
  const contacted = lead({ owner, status: 'contacted' });
  const schedule = (before: StoredLead, at: Date, now = START) =>
    made(before, transition({ to: 'scheduled', callAt: at, seq: before.seq, by: kim, now }), now);
  const sent = (before: StoredLead, state: 'done' | 'unconfirmed' = 'done') =>
    ({ ...before, effects: { ...before.effects, appointmentMail: { ...before.effects.appointmentMail, state } } }) as StoredLead;

  it('is at its time in the queue, with one mail to the visitor and one to the owner', () => {
    const scheduled = schedule(contacted, after(24 * HOUR));
    expect(scheduled).toMatchObject({
      status: 'scheduled',
      callback: { at: after(24 * HOUR), kind: 'appointment', number: 1, version: 1 },
    });
    expect(scheduled.effects.appointmentMail).toEqual({
      state: 'due',
      attempts: 0,
      nextAt: after(MINUTE),
      order: 1,
      appointment: { number: 1, at: after(24 * HOUR) },
    });
    expect(scheduled.effects.callback).toMatchObject({ state: 'due', nextAt: after(24 * HOUR) });
  });

  it('follows a call that reached the visitor in one step', () => {
    const change = transition({ to: 'scheduled', through: ['contacted'], callAt: after(HOUR), seq: 0, by: kim, now: START });
    const scheduled = made(lead({ owner, status: 'assigned' }), change);
    expect(scheduled).toMatchObject({ status: 'scheduled', seq: 2, calls: { count: 1 }, callback: { number: 2, version: 2 } });
  });

  it('keeps its number at another time, with a higher version and one new mail', () => {
    const moved = schedule(sent(schedule(contacted, after(24 * HOUR))), after(30 * HOUR));
    expect(moved.callback).toMatchObject({ at: after(30 * HOUR), number: 1, version: 2 });
    expect(moved.effects.appointmentMail).toMatchObject({ state: 'due', order: 2, appointment: { number: 1 }, told: ['1'] });
  });

  it('is not scheduled again without a time', () => {
    const scheduled = schedule(contacted, after(24 * HOUR));
    expect(transition({ to: 'scheduled', seq: 1, by: kim, now: START })(scheduled, START)).toBeNull();
  });

  it('stays when a call comes before it', () => {
    const called = log(schedule(contacted, after(24 * HOUR)), { outcome: 'no_answer' });
    expect(called.callback?.kind).toBe('appointment');
    expect(called.effects.appointmentMail?.state).toBe('due');
  });

  it('is over with the call at its time, which takes it out of no calendar', () => {
    const called = log(sent(schedule(contacted, after(24 * HOUR))), { outcome: 'reached' }, after(24 * HOUR - 10 * MINUTE));
    expect(called.callback).toBeUndefined();
    expect(called.effects.appointmentMail?.state).toBe('done');
  });

  it.each<[string, (before: StoredLead) => StoredLead]>([
    ['the request is closed', (before) => made(before, transition({ to: 'closed', seq: before.seq, by: kim, now: START }))],
    ['the visitor wants no calls', (before) => made(before, droppedCallback)],
    ['another attempt takes its place', (before) => log(before, { nextAt: after(HOUR) })],
    ['a callback takes its place', (before) => log(before, { outcome: 'call_back', callbackAt: after(HOUR) })],
  ])('is called off by email when %s, if the visitor may know of it', (_, end) => {
    const scheduled = schedule(contacted, after(24 * HOUR));
    for (const state of ['done', 'unconfirmed'] as const) {
      const over = end(sent(scheduled, state));
      expect(over.callback?.kind).not.toBe('appointment');
      expect(over.effects.appointmentMail).toMatchObject({ state: 'due', appointment: { number: 1, at: after(24 * HOUR) }, told: ['1'] });
    }
    expect(end(scheduled).effects.appointmentMail?.state).toBe('skipped');
  });

  it('takes up the number of one whose end was not mailed yet, and a new number afterwards', () => {
    const called = sent(schedule(contacted, after(24 * HOUR)));
    const off = log(called, { outcome: 'call_back', callbackAt: after(HOUR) });
    expect(schedule(off, after(30 * HOUR)).callback?.number).toBe(1);
    expect(schedule(sent(off), after(30 * HOUR)).callback?.number).toBe(3);
  });
});
