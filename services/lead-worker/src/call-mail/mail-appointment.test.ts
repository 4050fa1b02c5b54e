import type { AnyLeadRecord, Effect } from '@annuity-lantern/lead-store';
import { samplePublicSite } from '@annuity-lantern/site/sample';
import { findTextFaults } from '@annuity-lantern/text-check/find-text-faults';
import { describe, expect, it } from 'vitest';
import { consultation, personalValues } from '../../test/support/full-leads.ts';
import { flat, readable } from '../../test/support/read-mail.ts';
import type { Mail } from '../mail/render-mail.ts';
import { mailAppointment } from './mail-appointment.ts';

const now = new Date('2026-03-06T17:30:00Z');
const at = new Date('2026-03-10T20:00:00Z');
const noCalls = { at: now, by: 'kim', way: 'phone' };
const callback = { at, by: 'dana', kind: 'appointment', number: 3, version: 4 } as const;

async function mailOf(changes: Partial<AnyLeadRecord> & { readonly noCalls?: typeof noCalls } = {}, effect: Partial<Effect> = {}) {
  const sent: { readonly mail: Mail; readonly to: unknown; readonly key: string }[] = [];
  const counted: string[] = [];
  const appointmentMail = { state: 'sending', attempts: 1, order: 4, appointment: { number: 3, at }, ...effect } as const;
  const lead = { ...consultation, status: 'scheduled', callback, effects: { ...consultation.effects, appointmentMail }, ...changes };
  const result = await mailAppointment(
    {
      mailer: { send: async (mail, to, key) => void sent.push({ mail, to, key }) },
      withholdMail: async ({ id }) => {
        counted.push(id);
        return null;
      },
      site: samplePublicSite,
      publicOrigin: 'https://www.example.com',
      now: () => now,
    },
    { noCalls: undefined, ...lead } as never,
    'the key',
  );
  return { result, sent, counted, mail: sent[0]?.mail };
}
const called = { callback: undefined } as unknown as Partial<AnyLeadRecord>;

describe('the mail about a scheduled call', () => {
  it.each([
    ['a new one', {}, {}, 'Your call with us: Tuesday, March 10, 3 p.m. CT', 'PUBLISH', 'CONFIRMED'],
    ['one at another time', {}, { told: ['3'] }, 'New time for your call: Tuesday, March 10, 3 p.m. CT', 'PUBLISH', 'CONFIRMED'],
    ['one that fell away', called, { told: ['3'] }, 'Your call is canceled: Tuesday, March 10, 3 p.m. CT', 'CANCEL', 'CANCELLED'],
    [
      'one that the wish for no calls ended',
      { noCalls },
      { told: ['3'] },
      'Your call is canceled: Tuesday, March 10, 3 p.m. CT',
      'CANCEL',
      'CANCELLED',
    ],
  ] as const)('tells the visitor of %s, with its event for a calendar', async (_, changes, effect, subject, method, status) => {
    const { result, sent, counted, mail } = await mailOf(changes, effect);
    expect(result).toEqual({ state: 'done' });
    expect(sent).toMatchObject([{ to: consultation.email, key: 'the key' }]);
    expect(counted).toEqual([`${consultation._id}/call/4`]);
    expect(mail?.subject).toBe(subject);
    expect(mail?.file?.type).toBe(`text/calendar; charset=utf-8; method=${method}`);
    const file = (mail?.file?.content ?? '').replaceAll('\r\n ', '');
    for (const line of [
      `METHOD:${method}`,
      `UID:call-${consultation._id}-3@www.example.com`,
      'SEQUENCE:4',
      `STATUS:${status}`,
      'DTSTART:20260310T200000Z',
      'DTEND:20260310T203000Z',
    ])
      expect(file.split('\r\n')).toContain(line);
    for (const part of [flat(mail?.text ?? ''), readable(mail?.html ?? ''), file])
      for (const value of personalValues) expect(part).not.toContain(value);
    expect(findTextFaults([mail?.subject, flat(mail?.text ?? ''), readable(mail?.html ?? '')].join('\n'))).toEqual([]);
  });

  it.each([
    ['a call that fell away before they heard of it', called, {}, { state: 'skipped' }],
    ['another appointment that they heard of', called, { told: ['1'] }, { state: 'skipped' }],
    ['an attempt of the office', { callback: { at, by: 'dana', kind: 'attempt' } }, {}, { state: 'skipped' }],
    ['a call to one who wants none, and never heard of it', { noCalls }, {}, { state: 'skipped' }],
    ['a call whose time came', { callback: { ...callback, at: now } }, {}, { state: 'skipped' }],
    ['an address that is wrong', { contact: { email: 'false', phone: 'good' } }, {}, { state: 'skipped', reason: 'contact_false' }],
  ] as const)('says nothing of %s', async (_, changes, effect, result) => {
    expect(await mailOf(changes as Partial<AnyLeadRecord>, effect)).toMatchObject({ result, sent: [] });
  });
});
