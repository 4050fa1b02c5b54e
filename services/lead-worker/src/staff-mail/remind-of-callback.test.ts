import type { AnyLeadRecord } from '@annuity-lantern/lead-store';
import { samplePublicSite } from '@annuity-lantern/site/sample';
import { findTextFaults } from '@annuity-lantern/text-check/find-text-faults';
import { expect, it } from 'vitest';
import { consultation } from '../../test/support/full-leads.ts';
import { remindOfCallback } from './remind-of-callback.ts';
import type { MailToStaff } from './send-to-staff.ts';

const now = new Date('2026-03-06T17:30:00Z');
const dana = { id: 'id-of-dana', username: 'dana', since: now };
const promised: AnyLeadRecord = { ...consultation, state: 'AZ', preferredCallTime: 'any', owner: dana, callback: { at: now, by: 'dana' } };

async function remind(lead: AnyLeadRecord, owner?: string) {
  const sent: MailToStaff[] = [];
  const result = await remindOfCallback(
    {
      sendToStaff: async (mail) => {
        sent.push(mail);
        return { state: 'done' };
      },
      staffMailTo: ['desk@example.org'],
      staff: { addressesFor: async () => ({ managers: ['mia@example.org'], ...(owner ? { owner } : {}) }) },
      deskOrigin: 'https://desk.example.com',
      site: samplePublicSite,
      now: () => now,
    },
    { ...lead, noCalls: undefined },
    'the key',
  );
  return { result, sent };
}

it('mails the owner when it is due, by the visitor’s clock, without personal data', async () => {
  const { result, sent } = await remind(promised, 'dana@example.org');
  expect(result).toEqual({ state: 'done' });
  expect(sent).toMatchObject([{ kind: 'callback', to: ['dana@example.org'], idempotencyKey: 'the key' }]);
  const mail = sent[0]?.mail;
  expect(mail?.subject).toBe('Call back now: consultation request from AZ, Fri, Mar 6, 10:30 AM MST');
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain('10:30 AM MST');
    expect(part).not.toMatch(/Ada|Okafor|762-1401|Wilhelmina/);
  }
  expect(findTextFaults([mail?.subject, mail?.text.replace(/\s+/g, ' ')].join('\n'))).toEqual([]);
});

it('says of an appointment that both agreed on it, and nothing of an attempt that the office planned', async () => {
  const [{ mail } = { mail: undefined }] = (await remind({ ...promised, callback: { at: now, by: 'dana', kind: 'appointment' } })).sent;
  expect(mail?.subject).toBe('Call now: consultation request from AZ, Fri, Mar 6, 10:30 AM MST');
  expect(mail?.text.replace(/\s+/g, ' ')).toContain('you agreed on this time with the visitor');
  expect(mail?.text).not.toContain('asked for a call');
  expect(await remind({ ...promised, callback: { at: now, by: 'dana', kind: 'attempt' } })).toEqual({
    result: { state: 'skipped' },
    sent: [],
  });
});

it('mails the address for all staff mail if the owner has none', async () => {
  expect((await remind(promised)).sent).toMatchObject([{ to: ['desk@example.org'] }]);
});

it('sends no mail once someone has called, or while the request is unowned', async () => {
  const { callback: _, ...called } = promised;
  expect(await remind(called as AnyLeadRecord)).toEqual({ result: { state: 'skipped' }, sent: [] });
  const { owner: __, ...unowned } = promised;
  expect(await remind(unowned as AnyLeadRecord)).toEqual({ result: { state: 'skipped', reason: 'no_owner' }, sent: [] });
});
