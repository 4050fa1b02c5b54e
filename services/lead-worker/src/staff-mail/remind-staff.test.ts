import type { LeadStatus } from '@annuity-lantern/contracts/http';
import { samplePublicSite } from '@annuity-lantern/site/sample';
import { describe, expect, it } from 'vitest';
import { consultation } from '../../test/support/full-leads.ts';
import type { ReminderKind } from './compose-reminder.ts';
import { remindersTo, remindStaff } from './remind-staff.ts';

/** A Monday, in standard time. */
const createdAt = new Date('2026-03-02T15:00:00Z');
const MINUTE = 60_000;

const called = { at: new Date('2026-03-02T16:00:00Z'), by: { id: 'id-of-dana', username: 'dana' } };

async function remind(
  kind: ReminderKind,
  minutes: number,
  status: LeadStatus = 'pending',
  wasCalled = false,
  closedDays: string[] = [],
  choices: Partial<Parameters<typeof remindStaff>[2]> = {},
) {
  const sent: unknown[][] = [];
  const result = await remindStaff(
    {
      sendToStaff: async ({ mail, to, idempotencyKey }) => {
        sent.push([mail, to, idempotencyKey]);
        return { state: 'done' };
      },
      staffMailTo: ['desk@example.org'],
      staff: { addressesFor: async () => ({ managers: [] }) },
      deskOrigin: 'https://desk.example.com',
      site: { hours: { ...samplePublicSite.hours, closedDays } },
      now: () => new Date(createdAt.getTime() + minutes * MINUTE),
    },
    kind,
    { ...consultation, createdAt, status, noCalls: undefined, ...(wasCalled ? { firstContact: called } : {}), ...choices } as never,
    'the key',
  );
  return { result, sent };
}

describe.each([
  ['warning', 20 * 60],
  ['breach', 24 * 60],
] as const)('%s', (kind, minutes) => {
  it.each<LeadStatus>(['pending', 'assigned', 'reopened'])('is sent to staff, with its key, while a lead is %s', async (status) => {
    const { result, sent } = await remind(kind, minutes, status);
    expect(result).toEqual({ state: 'done' });
    expect(sent).toEqual([[expect.objectContaining({ subject: expect.stringContaining('call') }), ['desk@example.org'], 'the key']]);
  });

  it.each<LeadStatus>(['contacted', 'scheduled', 'closed', 'reopened'])('is not sent after a call if it is %s', async (status) => {
    expect(await remind(kind, minutes, status, true)).toEqual({ result: { state: 'skipped' }, sent: [] });
  });

  it.each<LeadStatus>(['disqualified', 'erased'])('is not sent without a call if it is %s', async (status) => {
    expect(await remind(kind, minutes, status)).toEqual({ result: { state: 'skipped', reason: 'request_over' }, sent: [] });
  });
});

it('skips the warning after 24 hours, because the other reminder is due then', async () => {
  expect(await remind('warning', 24 * 60 - 1)).toMatchObject({ result: { state: 'done' } });
  expect(await remind('warning', 24 * 60)).toEqual({ result: { state: 'skipped' }, sent: [] });
  expect(await remind('warning', 30 * 60)).toEqual({ result: { state: 'skipped' }, sent: [] });
  expect(await remind('breach', 30 * 60)).toMatchObject({ result: { state: 'done' } });
});

it('asks for an answer of a visitor who wants no calls, and is skipped for one who wants no email either', async () => {
  const noCalls = { at: new Date('2026-03-05T16:00:00Z'), by: 'kim', way: 'phone' };
  const { sent } = await remind('breach', 24 * 60, 'pending', false, [], { noCalls });
  expect(sent).toEqual([[expect.objectContaining({ subject: expect.stringContaining('do not call') }), ['desk@example.org'], 'the key']]);
  const revocations = [{ at: noCalls.at, by: 'kim', channels: ['email'], way: 'phone', seq: 1 }] as const;
  expect(await remind('breach', 24 * 60, 'pending', false, [], { noCalls, revocations })).toEqual({
    result: { state: 'skipped', reason: 'no_calls' },
    sent: [],
  });
});

it('is put off while days on which the office is closed do not count', async () => {
  const holiday = ['2026-03-03'];
  const DAY = 24 * 60;
  expect(await remind('warning', 20 * 60, 'pending', false, holiday)).toEqual({ result: { state: 'later', wait: DAY * MINUTE }, sent: [] });
  expect(await remind('breach', DAY, 'pending', false, holiday)).toEqual({ result: { state: 'later', wait: DAY * MINUTE }, sent: [] });
  expect(await remind('warning', 20 * 60 + DAY, 'pending', false, holiday)).toMatchObject({ result: { state: 'done' } });
  expect(await remind('breach', 2 * DAY, 'pending', false, holiday)).toMatchObject({ result: { state: 'done' } });
});

describe('a reminder goes to', () => {
  const desk = ['desk@example.org'];
  const managers = ['mia@example.org', 'max@example.org'];

  it('the owner and every manager', () => {
    expect(remindersTo({ owner: 'dana@example.org', managers }, desk)).toEqual(['dana@example.org', ...managers]);
  });

  it('a manager who is the owner once', () => {
    expect(remindersTo({ owner: 'Mia@example.org', managers }, desk)).toEqual(managers);
  });

  it('the address for all staff mail, too, if the owner or any manager cannot be reached', () => {
    expect(remindersTo({ managers }, desk)).toEqual([...managers, ...desk]);
    expect(remindersTo({ owner: 'dana@example.org', managers: [] }, desk)).toEqual(['dana@example.org', ...desk]);
    expect(remindersTo({ managers: [] }, desk)).toEqual(desk);
  });
});
