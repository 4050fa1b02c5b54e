import { randomUUID } from 'node:crypto';
import { createReminderTokens, type ReminderRecord, reminderId, reminderModel } from '@annuity-lantern/content-store';
import type { ReminderAsk } from '@annuity-lantern/contracts/http';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { type RunningContent, startContent } from './start-content.ts';

const ID_KEY = 'k'.repeat(32);
const now = new Date('2026-11-26T15:00:00Z');
const tokens = createReminderTokens(ID_KEY);
const email = 'Ada@Example.org';
const rate: ReminderAsk = { kind: 'rate', years: 5, atLeast: 'A-', state: 'OH', rate: 5.8 };
const day: ReminderAsk = { kind: 'day', tool: 'renewal-window', day: '2027-03-30' };

let content: RunningContent;

beforeAll(async () => {
  const url = new URL(inject('mongodbUrl'));
  url.pathname = `/content-reminders-${randomUUID().slice(0, 8)}`;
  content = await startContent(url.href, { now: () => now, rateWatch: true });
  await content.seeded;
});
afterAll(() => content.stop());
beforeEach(() => reminderModel(content.store.connection).deleteMany({}));

const post = (path: string, body?: unknown, url = content.url) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'x-client-address': '192.0.2.1', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const ask = (wish: object, further = {}) => post('/api/reminders', { email, ask: wish, ...further });
const stored = () => reminderModel(content.store.connection).find().lean<ReminderRecord[]>();
const tokenOf = (use: 'confirm' | 'stop', wish: ReminderAsk) => tokens.write(use, reminderId(ID_KEY, email, wish));

it('stores a wish once, unconfirmed for 7 days, and answers the same for one that is known', async () => {
  expect([(await ask(rate)).status, (await ask(rate)).status, (await ask(day)).status]).toEqual([204, 204, 204]);
  expect(await stored()).toHaveLength(2);
  expect((await stored())[0]).toEqual({
    _id: reminderId(ID_KEY, email, rate),
    email,
    ask: rate,
    askedAt: now,
    expiresAt: new Date('2026-12-03T15:00:00Z'),
    sentFrom: '192.0.2.1',
    orders: 1,
    mail: 'confirm',
    dueAt: now,
  });
});

it.each([
  ['a filled honeypot', rate, { website: 'spam' }],
  ['two addresses', rate, { email: 'a@example.org, b@example.org' }],
  ['a day that has passed', { ...day, day: '2026-11-26' }, {}],
  ['a day in 2050', { ...day, day: '2050-01-01' }, {}],
  ['an unknown tool', { ...day, tool: 'contract-check' }, {}],
  ['a rate of 90 percent', { ...rate, rate: 90 }, {}],
  ['an unknown field', { ...rate, name: 'Ada' }, {}],
])('refuses %s, and stores nothing', async (_, wish, further) => {
  expect((await ask(wish, further)).status).toBe(400);
  expect(await stored()).toEqual([]);
});

it('takes no wish about rates while the rate watch is off', async () => {
  const url = new URL(inject('mongodbUrl'));
  url.pathname = `/content-reminders-${randomUUID().slice(0, 8)}`;
  const off = await startContent(url.href, { now: () => now });
  await off.seeded;
  expect((await post('/api/reminders', { email, ask: rate }, off.url)).status).toBe(404);
  expect((await post('/api/reminders', { email, ask: day }, off.url)).status).toBe(204);
  await off.stop();
});

it('starts a reminder with the token of its mail, and says what comes', async () => {
  await ask(rate);
  await ask(day);
  const confirm = async (wish: ReminderAsk) => (await post('/api/reminders/confirm', { token: tokenOf('confirm', wish) })).json();
  expect(await confirm(rate)).toEqual({ ask: rate, on: '2027-05-27' });
  expect(await confirm(day)).toEqual({ ask: day, on: '2027-03-23' });
  const [ofRate, ofDay] = await stored();
  expect(ofRate).toMatchObject({ confirmedAt: now, mail: 'ending', sheet: '' });
  expect(ofDay).toMatchObject({ confirmedAt: now, mail: 'day', dueAt: new Date('2027-03-23T14:00:00Z') });
  for (const record of [ofRate, ofDay]) expect(record).not.toHaveProperty('sentFrom');
});

it('starts no reminder of a day that passed before its confirmation', async () => {
  await ask(day);
  const token = tokenOf('confirm', day);
  await reminderModel(content.store.connection).updateOne({}, { $set: { 'ask.day': '2026-11-25' } });
  expect((await post('/api/reminders/confirm', { token })).status).toBe(404);
});

it('starts nothing with a token to stop, and stops nothing with a token to confirm', async () => {
  await ask(day);
  expect((await post('/api/reminders/confirm', { token: tokenOf('stop', day) })).status).toBe(404);
  expect((await post('/api/reminders/stop', { token: tokenOf('confirm', day) })).status).toBe(404);
  expect((await stored())[0]).not.toHaveProperty('confirmedAt');
});

it.each(['page', 'mail program'])('erases the address when a reminder is stopped from the %s, also a second time', async (from) => {
  await ask(rate);
  const token = tokenOf('stop', rate);
  const stop = () =>
    from === 'page'
      ? post('/api/reminders/stop', { token })
      : fetch(`${content.url}/api/reminders/stop/${token}`, {
          method: 'POST',
          // A mail program that runs in a browser.
          headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
          body: 'List-Unsubscribe=One-Click',
        });
  expect([(await stop()).status, (await stop()).status]).toEqual([204, 204]);
  expect(await stored()).toEqual([]);
  expect(content.logged()).toContain('"endpoint":"stopReminder');
  for (const secret of [token, 'Ada@', 'ada@']) expect(content.logged()).not.toContain(secret);
});
