import type { ClaimedReminder } from '@annuity-lantern/content-store';
import { samplePublicSite } from '@annuity-lantern/site/sample';
import { expect, it, vi } from 'vitest';
import { createReminderLinks } from './reminder-links.ts';
import { type SendReminderOptions, sendReminder } from './send-reminder.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 2, 2, hour));
const record = (hour: number) => ({ at: at(hour), by: 'kim', way: 'phone' }) as const;
const reminder: ClaimedReminder = {
  _id: 'reminder',
  email: 'ada@example.org',
  ask: { kind: 'day', tool: 'renewal-window', day: '2026-03-09' },
  askedAt: at(9),
  confirmedAt: at(10),
  expiresAt: at(400),
  orders: 2,
  mail: 'day',
  claim: 'a worker',
  isUnknown: false,
};

async function send(
  wishes: Awaited<ReturnType<SendReminderOptions['readMailWishes']>>,
  { now = at(12), ...changes }: Partial<ClaimedReminder> & { readonly now?: Date } = {},
) {
  const mailer = { send: vi.fn<SendReminderOptions['mailer']['send']>(async () => {}) };
  const outcome = await sendReminder(
    {
      mailer,
      withholdMail: async () => null,
      readMailWishes: async () => wishes,
      site: samplePublicSite,
      publicOrigin: 'https://www.example.com',
      linksOf: createReminderLinks('a key', 'https://www.example.com'),
      markHandedOver: async () => {},
      readSheetRates: async () => undefined,
      now: () => now,
    },
    { ...reminder, ...changes },
  );
  return { end: outcome.end, mails: mailer.send.mock.calls.map(([mail]) => mail) };
}

it('sends nothing to an address that wants no email since then, or from which mail came back', async () => {
  expect(await send({ noEmail: record(11) })).toEqual({ end: 'refused', mails: [] });
  expect(await send({ badAddress: record(8) })).toEqual({ end: 'refused', mails: [] });
});

it('keeps a reminder that was started after the wish for no email', async () => {
  expect(await send({ noEmail: record(9) })).toMatchObject({ end: 'sent', mails: [{}] });
  expect(await send({})).toMatchObject({ end: 'sent', mails: [{}] });
});

it.each([
  [2, 'a week before Monday, March 9, 2026'],
  [3, 'now, ahead of Monday, March 9, 2026'],
])('asks on March %i for a mail %s', async (date, when) => {
  const { mails } = await send({}, { mail: 'confirm', now: new Date(Date.UTC(2026, 2, date, 12)) });
  expect(mails[0]?.text.replace(/\s+/g, ' ')).toContain(`Someone asked us to write to this address ${when}, your last day`);
});

it.each([
  [8, 'near'],
  [9, 'today'],
])('says on March %i that the day is %s', async (date, when) => {
  const { mails } = await send({}, { now: new Date(Date.UTC(2026, 2, date, 12)) });
  expect(mails[0]?.html).toContain(`The day you asked about is ${when}`);
});
