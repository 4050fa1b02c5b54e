import { LeadStatus, openStatuses } from '@annuity-lantern/contracts/http';
import { openCallWords, type StoredLead } from '@annuity-lantern/lead-store';
import { expect, it } from 'vitest';
import { callWordsFields } from './call-words-fields.ts';

const callWords = openCallWords('a key');
const at = new Date('2026-03-02T15:00:00Z');
const kim = { id: 'kim-id' };
const lead = {
  _id: '0198d0a2-7a3c-8e11-9b2f-3f6f1c9a2b11',
  status: 'assigned',
  owner: { id: 'kim-id', username: 'kim', since: at },
  secondAdvisor: { id: 'ruth-id', username: 'ruth', agreedOn: '2026-03-02', way: 'phone', by: 'kim', at },
  consent: null,
} as unknown as StoredLead;
const fields = (more: Partial<StoredLead> = {}, caller = kim, noCalls: object | undefined = undefined) =>
  callWordsFields(callWords, { ...lead, ...more, noCalls } as never, caller);

it('tells the owner the words', () => {
  expect(fields()).toEqual({ callWords: { words: callWords(lead._id) } });
});

it.each([
  ['the second advisor', { id: 'ruth-id' }],
  ['everyone else', { id: 'boss-id' }],
])('tells %s only that there are words', (_who, caller) => {
  expect(fields({}, caller)).toEqual({ callWords: {} });
});

it('tells no one the words of a request without an owner', () => {
  expect(fields({ owner: undefined } as never)).toEqual({ callWords: {} });
});

it.each(LeadStatus.options)('tells the words of a request that is %s only while it is open', (status) => {
  expect(fields({ status })).toEqual(openStatuses.includes(status) ? { callWords: { words: callWords(lead._id) } } : {});
});

it('tells no words while calls are paused or unwanted', () => {
  expect(fields({ callsPaused: { at, by: 'visitor' } })).toEqual({ callWords: {} });
  expect(fields({}, kim, { at, by: 'kim', way: 'phone' })).toEqual({ callWords: {} });
});

it('says nothing where the operator does not offer the words', () => {
  expect(callWordsFields(null, { ...lead, noCalls: undefined }, kim)).toEqual({});
});
