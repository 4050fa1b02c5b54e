import type { AnyLeadRecord } from '@annuity-lantern/lead-store';
import { samplePublicSite } from '@annuity-lantern/site/sample';
import { findTextFaults } from '@annuity-lantern/text-check/find-text-faults';
import { expect, it } from 'vitest';
import { consultation } from '../../test/support/full-leads.ts';
import { longLines } from '../../test/support/long-lines.ts';
import { mailNewOwner } from './mail-new-owner.ts';
import type { MailToStaff } from './send-to-staff.ts';

const now = new Date('2026-03-06T17:30:00Z');
const dana = { id: 'id-of-dana', username: 'dana', since: now };
const given: AnyLeadRecord = { ...consultation, state: 'AZ', status: 'assigned', owner: dana };
const noCalls = { at: now, by: 'kim', way: 'phone' };

async function mailFor(lead: Parameters<typeof mailNewOwner>[1], owner: string | undefined = 'dana@example.org') {
  const sent: MailToStaff[] = [];
  const result = await mailNewOwner(
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
    lead,
    'the key',
  );
  return { result, sent };
}

it('mails the owner alone, with a link to the request and without personal data', async () => {
  const { result, sent } = await mailFor({ ...given, noCalls: undefined });
  expect(result).toEqual({ state: 'done' });
  expect(sent).toMatchObject([{ kind: 'handedMail', to: ['dana@example.org'], person: 'id-of-dana', idempotencyKey: 'the key' }]);
  const mail = sent[0]?.mail;
  expect(mail?.subject).toBe('You have a request: consultation request from AZ, call before Mon, Mar 9, 10:05 AM EDT');
  expect(mail?.text).toContain(`https://desk.example.com/admin?part=requests&request=${given._id}`);
  expect(longLines(mail?.text ?? '')).toEqual([]);
  for (const part of [mail?.text, mail?.html]) expect(part).not.toMatch(/Ada|Okafor|762-1401|Wilhelmina/);
  expect(findTextFaults([mail?.subject, mail?.text.replace(/\s+/g, ' ')].join('\n'))).toEqual([]);
});

it('asks for a call now if the 24 hours of the given request are over', async () => {
  const createdAt = new Date('2026-03-02T15:00:00Z');
  const { sent } = await mailFor({ ...given, createdAt, noCalls: undefined });
  expect(sent[0]?.mail.subject).toBe('You have a request: consultation request from AZ, call now');
});

it('says when the visitor was first reached, in place of the 24 hours, once someone has called', async () => {
  const firstContact = { at: now, by: { id: 'id-of-kim', username: 'kim' } };
  const { sent } = await mailFor({ ...given, status: 'contacted', firstContact, noCalls: undefined });
  expect(sent[0]?.mail.subject).toBe('You have a request: consultation request from AZ');
  expect(sent[0]?.mail.text).toContain('Reached:      Fri, Mar 6, 12:30 PM EST');
});

it('asks for an answer and no call if the visitor wants no calls', async () => {
  const { sent } = await mailFor({ ...given, noCalls });
  expect(sent[0]?.mail.subject).toMatch(/, do not call, answer before /);
  expect(sent[0]?.mail.text.replace(/\s+/g, ' ')).toContain('Do not call: the visitor asked us not to.');
});

it.each([
  ['no_owner', { owner: undefined }, undefined],
  ['request_over', { status: 'closed' }, undefined],
  ['request_over', { status: 'disqualified' }, undefined],
  ['owner_without_mail', {}, ''],
] as const)('sends no mail: %s', async (reason, changes, address) => {
  const lead = { ...given, noCalls: undefined, ...changes } as Parameters<typeof mailNewOwner>[1];
  expect(await mailFor(lead, address)).toEqual({ result: { state: 'skipped', reason }, sent: [] });
});
