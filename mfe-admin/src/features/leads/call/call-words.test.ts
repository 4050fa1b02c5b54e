import { CRM_ACTOR } from '@annuity-lantern/contracts/http';
import { expect, it } from 'vitest';
import { callbackWords, callsWords, savedCallWords, savedStepWords } from './call-words.ts';

const now = new Date(2026, 2, 2, 14, 30).getTime();
const at = new Date(2026, 2, 2, 14, 5).toISOString();
const tomorrow = new Date(2026, 2, 3, 10, 0).toISOString();
const last = { at, by: 'ruiz', outcome: 'no_answer' } as const;

it('counts the calls and names the last one', () => {
  expect(callsWords(undefined, now)).toBe('No call yet.');
  expect(callsWords({ ...last, count: 1 }, now)).toBe('1 call: no answer (ruiz, at 2:05 p.m.).');
  expect(callsWords({ ...last, by: CRM_ACTOR, outcome: 'reached', count: 1 }, now)).toBe('1 call: reached (the CRM, at 2:05 p.m.).');
  expect(callsWords({ ...last, count: 3 }, now)).toBe('3 calls. The last one: no answer (ruiz, at 2:05 p.m.).');
});

it('says when to call back, and that the time has come', () => {
  expect(callbackWords({ at: tomorrow, by: 'ruiz' }, now)).toBe('Call back tomorrow at 10:00 a.m. by your clock.');
  expect(callbackWords({ at, by: 'ruiz' }, now)).toBe('Call back now. It was due at 2:05 p.m.');
});

it('never says of an attempt of the office that the visitor asked for it', () => {
  expect(callbackWords({ at: tomorrow, by: 'ruiz', kind: 'attempt' }, now)).toBe('Next try tomorrow at 10:00 a.m. by your clock.');
  expect(callbackWords({ at, by: 'ruiz', kind: 'attempt' }, now)).toBe('Next try now. It was due at 2:05 p.m.');
  expect(callbackWords({ at: tomorrow, by: 'ruiz', kind: 'appointment' }, now)).toBe(
    'Call, as agreed, tomorrow at 10:00 a.m. by your clock.',
  );
});

it('says what was saved', () => {
  expect(savedCallWords({ calls: { ...last, count: 2 }, callback: { at: tomorrow, by: 'ruiz', kind: 'attempt' } }, now)).toBe(
    'Saved: no answer. 2 calls so far. Next try tomorrow at 10:00 a.m. by your clock.',
  );
  expect(savedCallWords({ calls: { ...last, count: 2 } }, now)).toBe('Saved: no answer. 2 calls so far.');
  expect(savedCallWords({ calls: { ...last, count: 1, outcome: 'call_back' }, callback: { at: tomorrow, by: 'ruiz' } }, now)).toBe(
    'Saved. Call back tomorrow at 10:00 a.m. by your clock. We mail the owner then.',
  );
});

it('says after a step what the request is now, in the words of the history when it is open again', () => {
  expect(savedStepWords('contacted')).toBe('Saved: the request is contacted now.');
  expect(savedStepWords('scheduled', { at: tomorrow, by: 'ruiz', kind: 'appointment' }, now)).toBe(
    'Saved. Call, as agreed, tomorrow at 10:00 a.m. by your clock. We email the visitor the time, with a file for their calendar.',
  );
  expect(savedStepWords('reopened')).toBe('Saved: the request is open again.');
});
