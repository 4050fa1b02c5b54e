import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Effect, StoredLead } from '../record/lead-record.ts';
import { sampleLead } from '../testing/sample-lead.ts';
import type { LeadChange } from './lead-change.ts';
import { isKeyOf, sentCorrection } from './sent-correction.ts';

const START = new Date('2026-03-02T15:00:00Z');
const later = (ms: number) => new Date(START.getTime() + ms);
const key = 'k'.repeat(43);
const correction = { hash: createHash('sha256').update(key).digest('base64url'), until: later(60_000), left: 2 };
const lead = (parts: Partial<StoredLead> = {}) => sampleLead(START, { correction, ...parts }, null);
const corrected = (answers: object, parts: Partial<StoredLead> = {}) =>
  sentCorrection({ key, answers, now: START })(Object.freeze(lead(parts)), START);
const withMail = (effect: Effect, name = 'visitorMail') => ({ effects: { ...lead().effects, [name]: effect } });
const times = { days: ['Monday'], parts: ['morning'], timeZone: 'America/Denver' };

it('makes both parts one change, whose numbers follow the lead, with one mail about all', () => {
  const change = corrected({ email: 'new@example.org', preferredCallTime: times }, { seq: 3 });
  expect(change).toMatchObject({
    raises: 2,
    fields: { email: 'new@example.org', preferredCallTime: times, correction: { ...correction, left: 1 } },
    entries: [
      { seq: 4, what: 'contact', by: 'visitor' },
      { seq: 5, what: 'answers', by: 'visitor', fields: ['preferredCallTime'] },
    ],
  });
  expect(change?.effects?.changeMail).toMatchObject({ changes: ['email', 'preferredCallTime'], since: 0, isUnproved: true });
  expect(change?.fields?.facets).toBeDefined();
});

it.each<[string, Effect]>([
  ['was sent', { state: 'done', attempts: 1, doneAt: START }],
  ['is being sent', { state: 'sending', attempts: 1, token: 't', nextAt: START }],
  ['waits for a person, because its sender sent too many', { state: 'parked', attempts: 1, lastErrorClass: 'sender_limit' }],
])('orders the first mail for a new address although it %s, within the limits of mail', (_, before) => {
  const mail = corrected({ email: 'new@example.org' }, withMail(before))?.effects?.visitorMail;
  expect(mail).toMatchObject({ state: 'waiting', after: 'verify', attempts: 0, order: 1 });
  expect(mail).not.toHaveProperty('token');
  expect(mail).not.toHaveProperty('released');
});

it('sends the first mail again for a new number only if it was left out', () => {
  expect(corrected({ phone: '303-499-7122' }, withMail({ state: 'done', attempts: 1 }))?.effects).not.toHaveProperty('visitorMail');
  const leftOut: Effect = { state: 'skipped', attempts: 0, lastErrorClass: 'contact_false' };
  expect(corrected({ phone: '303-499-7122' }, withMail(leftOut))?.effects?.visitorMail).toMatchObject({ state: 'waiting' });
});

it('tells every address before, also with the second correction', () => {
  const told = { state: 'done', attempts: 1, changes: ['email'], since: 0, order: 1 } as const;
  const second = { ...withMail(told, 'changeMail'), seq: 1, correction: { ...correction, left: 1 } };
  expect(corrected({ email: 'third@example.org' }, second)?.effects?.changeMail).toMatchObject({ changes: ['email'], since: 0, order: 2 });
});

it('changes nothing, and uses nothing up, if it is stored already', () => {
  const { email, phone, preferredCallTime } = lead();
  for (const left of [2, 0]) expect(corrected({ email, phone, preferredCallTime }, { correction: { ...correction, left } })).toEqual({});
  expect(corrected({ preferredCallTime: 'any' }, { preferredCallTime: undefined } as never)).toEqual({});
});

it.each<[string, LeadChange | null]>([
  ['another key', sentCorrection({ key: 'x'.repeat(43), answers: { phone: '1' }, now: START })(lead(), START)],
  ['a key whose time is over', sentCorrection({ key, answers: { phone: '1' }, now: START })(lead(), later(60_000))],
  ['a lead without a key', sentCorrection({ key, answers: { phone: '1' }, now: START })(lead({ correction: undefined } as never), START)],
  ['a third correction', corrected({ phone: '1' }, { correction: { ...correction, left: 0 } })],
])('refuses %s', (_, change) => {
  expect(change).toBeNull();
});

it('compares also where there is no key, or a hash of another length', () => {
  expect(isKeyOf({}, '', START)).toBe(false);
  expect(isKeyOf({ correction: { ...correction, hash: 'short' } }, key, START)).toBe(false);
});
