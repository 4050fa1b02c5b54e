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

async function send(wishes: Awaited<ReturnType<SendReminderOptions['readMailWishes']>>) {
  const mailer = { send: vi.fn(async () => {}) };
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
      now: () => at(12),
    },
    reminder,
  );
  return { end: outcome.end, mails: mailer.send.mock.calls.length };
}

it('sends nothing to an address that wants no email since then, or from which mail came back', async () => {
  expect(await send({ noEmail: record(11) })).toEqual({ end: 'refused', mails: 0 });
  expect(await send({ badAddress: record(8) })).toEqual({ end: 'refused', mails: 0 });
});

it('keeps a reminder that was started after the wish for no email', async () => {
  expect(await send({ noEmail: record(9) })).toEqual({ end: 'sent', mails: 1 });
  expect(await send({})).toEqual({ end: 'sent', mails: 1 });
});
