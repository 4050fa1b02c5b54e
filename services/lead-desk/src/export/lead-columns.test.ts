import { leadFieldNames } from '@annuity-lantern/contracts/http';
import type { CountedLead } from '@annuity-lantern/lead-store';
import { expect, it } from 'vitest';
import { office } from '../../test/sample-office.ts';
import { cellsOf, columnNames, type ExportedLead } from './lead-columns.ts';

const HOUR = 3_600_000;
const createdAt = new Date('2026-03-02T15:00:00Z');
const lead = {
  _id: '4f9f5f2e-0000-4000-8000-000000000001',
  kind: 'consultation',
  status: 'assigned',
  seq: 1,
  createdAt,
  notes: 0,
  firstName: 'Margaret',
  lastName: 'Okafor',
  email: 'margaret@example.com',
  phone: '+1 (303) 499-7111',
  state: 'CO',
  age: '60-69',
  assets: 'over-1m',
  primaryConcern: 'Will my income last?',
  preferredCallTime: { days: ['Friday'], parts: ['morning'], timeZone: 'America/Denver' },
  consent: { textVersion: '2026-11-25', channels: { automatedCalls: false, texts: true, email: true } },
  revocations: [{ at: new Date('2026-03-03T09:00:00Z'), by: 'ruiz', channels: ['email'], way: 'phone', seq: 2 }],
  owner: { id: 'u1', username: 'ruiz', since: createdAt },
} as unknown as CountedLead;

const rowOf = (changes: object = {}, after = 20 * HOUR + 40 * 60_000) => {
  const cells = cellsOf({ ...lead, noCalls: undefined, askFirst: false, ...changes } as ExportedLead, createdAt.getTime() + after, office);
  return Object.fromEntries(columnNames.map((name, place) => [name, cells[place]]));
};

it('has one column per fact, in order, with consents in force beside consents given and revoked', () => {
  const known = {
    Reference: '4F9F-5F2E',
    Id: lead._id,
    'Received (UTC)': '2026-03-02T15:00:00.000Z',
    Kind: 'Consultation',
    Status: 'assigned',
    'Time left to call': '3 h 20 min',
    Owner: 'ruiz',
    'Second advisor': '',
    'First call (UTC)': '',
    'First call by': '',
    'Call attempts': '0',
    Notes: '0',
    'Calls: allowed now': 'yes',
    'Calls: refused (UTC)': '',
    'Calls: ask first, by email': 'no',
    'Email: refused (UTC)': '',
    'Email: came back (UTC)': '',
    'Automated calls: allowed now': 'no',
    'Automated calls: given (UTC)': '',
    'Automated calls: revoked (UTC)': '',
    'Text messages: allowed now': 'yes',
    'Text messages: given (UTC)': '2026-03-02T15:00:00.000Z',
    'Text messages: revoked (UTC)': '',
    'Further email: allowed now': 'no',
    'Further email: given (UTC)': '2026-03-02T15:00:00.000Z',
    'Further email: revoked (UTC)': '2026-03-03T09:00:00.000Z',
    'Consent records': [
      ...['automatedCalls', 'texts', 'email', 'analytics'].map((box) => `${lead._id}/form/${box}`),
      `${lead._id}/taken_back/email/2026-03-03T09:00:00.000Z`,
    ].join(' '),
    'First name': 'Margaret',
    'Last name': 'Okafor',
    Email: 'margaret@example.com',
    Phone: '303-499-7111',
    State: 'Colorado',
    Age: '60-69',
    Assets: 'Over $1,000,000',
    Concern: 'Will my income last?',
    Insurer: '',
    Value: '',
    'Concerns about the contract': '',
    'Time to call': 'Friday in the morning, Mountain time',
  };
  expect(rowOf()).toMatchObject(known);
  expect(columnNames.filter((name) => name in known)).toEqual(Object.keys(known));
  expect(columnNames).toHaveLength(27 + leadFieldNames.length);
  expect(new Set(columnNames).size).toBe(columnNames.length);
});

it('allows neither calls nor texts to a visitor who wants no calls', () => {
  const noCalls = { at: new Date('2026-03-04T09:00:00Z'), by: 'kim', way: 'phone' };
  expect(
    rowOf({ noCalls, consent: { textVersion: '2026-11-25', channels: { automatedCalls: true, texts: true, email: true } } }),
  ).toMatchObject({
    'Calls: allowed now': 'no',
    'Calls: refused (UTC)': '2026-03-04T09:00:00.000Z',
    'Automated calls: allowed now': 'no',
    'Text messages: allowed now': 'no',
    'Text messages: given (UTC)': '2026-03-02T15:00:00.000Z',
  });
});

it('says when and by whom the visitor was first called, and counts the calls and the notes', () => {
  const at = new Date('2026-03-02T17:00:00Z');
  const called = { firstContact: { at, by: { id: 'u1', username: 'ruiz' } }, calls: { count: 3, at, by: 'ruiz', outcome: 'no_answer' } };
  expect(rowOf({ ...called, notes: 2 })).toMatchObject({
    'First call (UTC)': '2026-03-02T17:00:00.000Z',
    'First call by': 'ruiz',
    'Call attempts': '3',
    Notes: '2',
  });
});

it('leaves the time empty after the first call, and says how late a request is', () => {
  expect(rowOf({ status: 'contacted' })['Time left to call']).toBe('');
  expect(rowOf({}, 26 * HOUR + 5 * 60_000)['Time left to call']).toBe('late by 2 h 5 min');
});

it('writes answers of any shape, and unknown numbers and choices, unchanged', () => {
  const odd = rowOf({
    phone: '+44 20 7946 0958',
    state: 'Ohio',
    age: undefined,
    primaryConcern: { typed: 1 },
    preferredCallTime: 'any',
    consent: null,
  });
  expect(odd).toMatchObject({
    Phone: '+44 20 7946 0958',
    State: 'Ohio',
    Age: '',
    Concern: '{"typed":1}',
    'Time to call': 'any time',
    'Text messages: allowed now': 'no',
    'Text messages: given (UTC)': '',
  });
  expect(rowOf({ phone: 3_034_997_111 }).Phone).toBe('303-499-7111');
  expect(rowOf({ phone: '+1 (303) 499-7111;ext=12' }).Phone).toBe('303-499-7111 ext. 12');
});
