import { readFileSync } from 'node:fs';
import path from 'node:path';
import { switchedQueues } from '@annuity-lantern/contracts/effects';
import type { EffectView } from '@annuity-lantern/contracts/http';
import { expect, test } from 'vitest';
import { effectWords, errorWords } from './effect-words.ts';
import { staffWords } from './staff-words.ts';

const now = new Date(2026, 2, 2, 15, 0).getTime();
const at = (hours: number, minutes: number, day = 2) => new Date(2026, 2, day, hours, minutes).toISOString();

test.each<[EffectView, string]>([
  [{ state: 'waiting', attempts: 0 }, 'Waiting | It starts once the record is completed.'],
  [{ state: 'due', attempts: 0, nextAt: at(14, 59) }, 'Starting now | '],
  [{ state: 'due', attempts: 1, nextAt: at(14, 59), lastError: 'smtp_busy' }, 'Next try now | The mail server was busy.'],
  [
    { state: 'due', attempts: 3, nextAt: at(15, 5), lastError: 'smtp_unreachable' },
    'Next try at 3:05 p.m. | The mail server could not be reached. Tried 3 times.',
  ],
  [{ state: 'due', attempts: 9, nextAt: at(1, 30, 3) }, 'Next try tomorrow at 1:30 a.m. | Tried 9 times.'],
  [{ state: 'sending', attempts: 1 }, 'In progress | '],
  [{ state: 'sending', attempts: 2 }, 'In progress | Try 2.'],
  [{ state: 'done', attempts: 1, doneAt: at(14, 5) }, 'Done at 2:05 p.m. | '],
  [{ state: 'done', attempts: 2, doneAt: at(23, 5, 1) }, 'Done yesterday at 11:05 p.m. | Tried 2 times.'],
  [
    { state: 'parked', attempts: 20, lastError: 'smtp_refused' },
    'Given up | The mail server refused the mail. Tried 20 times. We don’t try it again unless you replay it.',
  ],
  [
    { state: 'unconfirmed', attempts: 1, lastError: 'smtp_timed_out' },
    'Not confirmed | The mail server did not answer in time. It may have gone out. We don’t send it again, so no one gets it twice.',
  ],
])('shows the staff mail %j as %s', (effect, words) => {
  const { word, when, notes } = effectWords('staffMail', effect, undefined, now);
  expect(`${[word, when].filter(Boolean).join(' ')} | ${notes.join(' ')}`).toBe(words);
});

test.each(['due', 'parked', 'unconfirmed'] as const)('lists the last failures of an effect that is %s, newest first', (state) => {
  const lastAttempts = [
    { error: 'smtp_unreachable', at: at(23, 5, 1) },
    { error: 'smtp_busy', code: '450', at: at(14, 5) },
  ];
  const { failures } = effectWords('staffMail', { state, attempts: 2, lastError: 'smtp_busy', lastAttempts }, undefined, now);
  expect(failures?.map(({ words }) => words)).toEqual([
    'Today 2:05 p.m.: The mail server was busy. (code 450)',
    'Yesterday 11:05 p.m.: The mail server could not be reached.',
  ]);
});

test('lists no failure that the notes say already, and none of an effect that is done', () => {
  const lastAttempts = [{ error: 'smtp_busy', at: at(14, 5) }];
  expect(effectWords('staffMail', { state: 'due', attempts: 1, lastError: 'smtp_busy', lastAttempts }, undefined, now).failures).toEqual(
    [],
  );
  const twice = [...lastAttempts, ...lastAttempts];
  expect(effectWords('staffMail', { state: 'done', attempts: 3, lastAttempts: twice }, undefined, now)).not.toHaveProperty('failures');
});

test('says why an effect was not wanted', () => {
  const skipped: EffectView = { state: 'skipped', attempts: 0 };
  expect(effectWords('analytics', skipped, undefined, now)).toMatchObject({
    word: 'Not wanted',
    notes: [expect.stringMatching(/did not agree/)],
  });
  expect(effectWords('visitorMail', skipped, undefined, now)).toMatchObject({
    word: 'Not wanted',
    notes: [expect.stringMatching(/is wrong/)],
  });
});

test('says when an effect is not set up', () => {
  const skipped: EffectView = { state: 'skipped', attempts: 1 };
  expect(effectWords('webhook', skipped, undefined, now)).toMatchObject({ word: 'Not set up', notes: ['This site has no CRM address.'] });
  expect(effectWords('analytics', skipped, undefined, now)).toMatchObject({
    word: 'Not set up',
    notes: ['This site has no analytics service.'],
  });
});

test('says why a confirmation was not sent', () => {
  expect(effectWords('visitorMail', { state: 'skipped', attempts: 1, lastError: 'mail_limit' }, undefined, now)).toEqual({
    mark: 'unwanted',
    word: 'Not sent',
    notes: ['This address had already received as many emails as we send in a day.'],
  });
});

test.each<[EffectView, string]>([
  [{ state: 'waiting', attempts: 0 }, 'Waiting | It starts only if the contact check isn’t sure.'],
  [{ state: 'due', attempts: 0, nextAt: at(15, 5) }, 'Planned at 3:05 p.m. | No answer yet. We ask again for 24 hours.'],
  [{ state: 'due', attempts: 5, nextAt: at(17, 30) }, 'Next try at 5:30 p.m. | No answer yet. We ask again for 24 hours. Tried 5 times.'],
  [{ state: 'done', attempts: 9, doneAt: at(14, 5) }, 'Not found out | Could not be checked for 24 hours. Tried 9 times.'],
])('shows the recheck %j of an unknown contact as %s', (effect, words) => {
  const { word, when, notes } = effectWords('recheck', effect, { email: 'unknown', phone: 'good' }, now);
  expect(`${[word, when].filter(Boolean).join(' ')} | ${notes.join(' ')}`).toBe(words);
});

test.each(['good', 'false'] as const)('shows a recheck that found the address %s as done', (email) => {
  const done: EffectView = { state: 'done', attempts: 2, doneAt: at(14, 5) };
  expect(effectWords('recheck', done, { email, phone: 'good' }, now)).toMatchObject({ mark: 'done', word: 'Done', when: 'at 2:05 p.m.' });
});

test('says when a reminder is sent, and why it was not needed', () => {
  const planned: EffectView = { state: 'due', attempts: 0, nextAt: at(11, 30, 3) };
  expect(effectWords('slaWarning', planned, undefined, now)).toMatchObject({
    mark: 'waiting',
    word: 'Planned',
    when: 'tomorrow at 11:30 a.m.',
    notes: ['We send it only if no one has called by then.'],
  });
  const skipped: EffectView = { state: 'skipped', attempts: 1 };
  expect(effectWords('slaWarning', skipped, undefined, now)).toMatchObject({
    word: 'Not needed',
    notes: [expect.stringMatching(/24 hours were over/)],
  });
  expect(effectWords('slaBreach', skipped, undefined, now)).toMatchObject({ word: 'Not needed', notes: ['Someone had called by then.'] });
});

test('does not call an unconfirmed count a mail', () => {
  const { notes } = effectWords('analytics', { state: 'unconfirmed', attempts: 1 }, undefined, now);
  expect(notes).toEqual(['It may have counted already. We don’t send it again, so no one counts twice.']);
});

test.each(['toString', '550 ada@example.org unknown', ''])('does not repeat the unknown error class %j', (errorClass) => {
  expect(errorWords(errorClass)).toBe('It did not work.');
});

test.each([
  [{ state: 'waiting', attempts: 0 }, 'Waiting', 'It starts a minute after someone has the request.'],
  [{ state: 'skipped', attempts: 1, lastError: 'email_revoked' }, 'Not sent', 'The visitor had taken back consent to email.'],
  [{ state: 'skipped', attempts: 1, lastError: 'contact_false' }, 'Not sent', 'The email address or the phone number is wrong.'],
  [{ state: 'skipped', attempts: 1, lastError: 'request_over' }, 'Not sent', 'The request was closed or set aside by then.'],
  [{ state: 'skipped', attempts: 1, lastError: 'told_before' }, 'Not sent', 'The visitor had been told of the same person.'],
] as const)('says of a mail about the owner that is %j: %s', (effect, word, note) => {
  expect(effectWords('ownerMail', effect, undefined, now)).toMatchObject({ word, notes: [note] });
});

test('uses the names of docs/operations/providers.md for the providers that a manager can pause', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../../../docs/operations/providers.md'), 'utf8');
  const found = [...page.matchAll(/^\| ([^|]+) \| `(lead-\w+)` \|/gm)].map(([, name, queue]) => [queue, name]);
  expect(found).toEqual(switchedQueues.map((queue) => [queue, staffWords.providers[queue].queue]));
});
