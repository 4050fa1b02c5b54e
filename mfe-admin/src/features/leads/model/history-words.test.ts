import { CRM_ACTOR, HistoryEntry } from '@annuity-lantern/contracts/http';
import { expect, it } from 'vitest';
import { deedWords, doerWords } from './history-words.ts';

const at = '2026-03-06T15:05:00.000Z';
const line = (by: string, to: 'assigned' | 'contacted' | 'closed' | 'disqualified', reason?: string) => {
  const entry = { at, seq: 1, what: 'status' as const, by, to, ...(reason ? { reason } : {}) };
  return `${doerWords(entry)} ${deedWords(entry)}`;
};

it('says which steps the CRM reported', () => {
  expect(line(CRM_ACTOR, 'assigned')).toBe('The CRM reported that work began');
  expect(line(CRM_ACTOR, 'contacted')).toBe('The CRM reported that the visitor was reached');
  expect(line(CRM_ACTOR, 'closed', 'Bought elsewhere')).toBe('The CRM reported the request closed: Bought elsewhere');
  expect(line(CRM_ACTOR, 'disqualified')).toBe('The CRM reported the request closed without a call');
});

it('says that something changed for a kind that it does not know, with its reason', () => {
  const stored = HistoryEntry.parse({ at, seq: 1, by: 'kim', what: 'calls_resumed', reason: 'It was a colleague' });
  expect(`${doerWords(stored)} ${deedWords(stored)}`).toBe('kim changed the request: It was a colleague');
});

it('says on the request why a mail came back', () => {
  const entry = HistoryEntry.parse({ at, seq: 1, by: 'mail host', what: 'note', way: 'mailbox full' });
  expect(`${doerWords(entry)} ${deedWords(entry)}`).toBe('The mail host reported that our mail came back: the mailbox is full');
});

it('says what a colleague did under the user name', () => {
  expect(line('kim', 'contacted')).toBe('kim reached the visitor by phone');
});

it.each([
  ['system', 'System gave the request to ruth; the request is assigned now'],
  ['margaret', 'margaret gave the request to ruth; the request is assigned now'],
])('names who gave a request: %s', (by, sentence) => {
  const entry = { what: 'owner', by, toOwner: 'ruth', from: 'pending', to: 'assigned' } as const;
  expect(`${doerWords(entry)} ${deedWords(entry)}`).toBe(sentence);
});
