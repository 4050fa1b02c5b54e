import { samplePublicSite } from '@annuity-lantern/site/sample';
import { findTextFaults } from '@annuity-lantern/text-check/find-text-faults';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EffectRefusal } from '../effects/effect-refusal.ts';
import type { Mail } from '../mail/render-mail.ts';
import { createTakePlace } from '../mail/take-place.ts';
import type { StaffMailKind } from './compose-summary.ts';
import { createSendToStaff } from './send-to-staff.ts';

const mail: Mail = { subject: 'New request', text: 'text', html: 'html' };
let time: Date;
let waiting: number;
let sent: { subject: string; text: string; key: string }[];
let isHostAway: boolean;

beforeEach(() => {
  time = new Date('2026-03-02T15:45:00Z');
  waiting = 417;
  sent = [];
  isHostAway = false;
});
afterEach(() => {
  vi.useRealTimers();
});

/** The worker counts by itself, as while Redis is away. */
function senderOf(perHour: number) {
  const send = createSendToStaff({
    mailer: {
      send: async ({ subject, text }, _to, key) => {
        if (isHostAway) throw new EffectRefusal('smtp_unreachable', { permanent: false, ambiguous: false });
        sent.push({ subject, text: text.replace(/\s+/g, ' '), key });
      },
    },
    takePlace: createTakePlace({ takePlace: () => Promise.reject(new Error('Redis is away')) }),
    perHour,
    countWaiting: async () => waiting,
    deskOrigin: 'https://desk.example.com',
    hours: samplePublicSite.hours,
    now: () => time,
  });
  return (key: string, kind: StaffMailKind = 'staffMail', person?: string) =>
    send({ kind, mail, to: 'desk@example.org', idempotencyKey: key, ...(person ? { person } : {}) });
}

const done = { state: 'done' };
const skipped = { state: 'skipped', reason: 'staff_mail_limit' };
const SUMMARY = '417 requests wait for a call: no more mails about new requests until Mon, Mar 2, 11:00 AM EST';

it('sends as many mails an hour as the limit, then one that says how many requests wait, and skips the others', async () => {
  const send = senderOf(2);
  expect([await send('a'), await send('b'), await send('c'), await send('d'), await send('e')]).toEqual([
    done,
    done,
    done,
    skipped,
    skipped,
  ]);
  expect(sent.map(({ subject }) => subject)).toEqual(['New request', 'New request', SUMMARY]);
  time = new Date('2026-03-02T16:00:00Z');
  expect([await send('f'), await send('g'), await send('h'), await send('i')]).toEqual([done, done, done, skipped]);
  expect(sent.slice(3).map(({ subject }) => subject)).toEqual([
    'New request',
    'New request',
    SUMMARY.replace('11:00', '12:00').replace('AM', 'PM'),
  ]);
});

it('sends the same mail again at each try, and the summary until the mail host has taken it', async () => {
  const send = senderOf(1);
  for (const key of ['a', 'b', 'a', 'b', 'c']) await send(key);
  expect(sent.map(({ subject, key }) => `${key} ${subject}`)).toEqual(['a New request', `b ${SUMMARY}`, 'a New request']);
});

it.each([
  ['staffMail', undefined, 3],
  ['handedMail', 'id of dana', 3],
] as const)('tells of each request once if the mail host fails at the summary: %s', async (kind, person, limit) => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const send = senderOf(limit);
  const states = new Map<string, string>();
  const tryEach = async (keys: readonly string[]) => {
    for (const key of keys) {
      const { state } = await send(key, kind, person).catch(() => ({ state: 'failed' }));
      states.set(key, state);
    }
  };
  const open = () => [...states].filter(([, state]) => state === 'later' || state === 'failed').map(([key]) => key);
  await tryEach(Array.from({ length: limit }, (_, index) => `mail ${index}`));
  isHostAway = true;
  await tryEach(Array.from({ length: 39 }, (_, index) => `request ${index}`));
  expect(states.get('request 0')).toBe('failed');
  expect(open()).toHaveLength(39);
  // The first one is given up, and the turn passes to another one.
  states.set('request 0', 'parked');
  isHostAway = false;
  vi.advanceTimersByTime(10_001);
  await tryEach(open());
  expect(open()).toEqual([]);
  expect(sent).toHaveLength(limit + 1);
  expect(sent.at(-1)).toMatchObject({ key: 'request 1', subject: expect.stringContaining('no more mails about') });
  expect([...states.values()].filter((state) => state === 'skipped')).toHaveLength(37);
});

it('limits each kind by itself, so that a flood of new requests leaves the reminders', async () => {
  const send = senderOf(1);
  for (const key of ['a', 'b', 'c']) await send(key);
  expect([await send('a', 'slaBreach'), await send('a', 'slaWarning')]).toEqual([done, done]);
  waiting = 1;
  await send('b', 'slaBreach');
  expect(sent.at(-1)?.subject).toBe('1 request waits for a call: no more reminders at 24 hours until Mon, Mar 2, 11:00 AM EST');
});

it('sends every mail if the limit is 0', async () => {
  const send = senderOf(0);
  for (const key of ['a', 'b', 'c']) expect(await send(key)).toEqual(done);
  expect(sent.map(({ subject }) => subject)).toEqual(Array(3).fill('New request'));
});

it('sends a person three mails an hour and one that says there are more, beside the limit and other people', async () => {
  const send = senderOf(0);
  const fifty = Array.from({ length: 50 }, (_, index) => `request ${index}`);
  for (const key of fifty) await send(key, 'handedMail', 'id of dana');
  const limited = [
    'New request',
    'New request',
    'New request',
    'You were given more requests: no more mails about requests that you were given until Mon, Mar 2, 11:00 AM EST',
  ];
  expect(sent.map(({ subject }) => subject)).toEqual(limited);
  expect(await send('another request', 'handedMail', 'id of kim')).toEqual(done);
  expect(sent).toHaveLength(5);
});

it('says in the summary what was sent, when the next mail can come, and where the desk is', async () => {
  const send = senderOf(1);
  for (const key of ['a', 'b']) await send(key);
  const { text = '' } = sent.at(-1) ?? {};
  expect(text).toContain('The limit for mails about new requests is 1 an hour. The next one can come at Mon, Mar 2, 11:00 AM EST.');
  expect(text).toContain('https://desk.example.com/admin');
  expect(findTextFaults([SUMMARY, text].join('\n'))).toEqual([]);
});
