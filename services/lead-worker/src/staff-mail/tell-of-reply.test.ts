import type { AnyLeadRecord } from '@annuity-lantern/lead-store';
import { samplePublicSite } from '@annuity-lantern/site/sample';
import { findTextFaults } from '@annuity-lantern/text-check/find-text-faults';
import { expect, it } from 'vitest';
import { consultation } from '../../test/support/full-leads.ts';
import type { MailToStaff } from './send-to-staff.ts';
import { tellOfReply } from './tell-of-reply.ts';

const now = new Date('2026-03-06T17:30:00Z');
const owner = { id: 'id-of-dana', username: 'dana', since: now };
const { owner: _, ...unowned } = consultation;
const reply = { at: now, seq: 1, what: 'note', by: 'visitor', way: 'email', note: 'Call my sister Wilhelmina' } as const;
const answered = { ...unowned, state: 'AZ', history: [...consultation.history, reply] } as AnyLeadRecord;

async function tell(lead: AnyLeadRecord, address?: string) {
  const sent: MailToStaff[] = [];
  const options = {
    sendToStaff: async (mail: MailToStaff) => {
      sent.push(mail);
      return { state: 'done' } as const;
    },
    staffMailTo: ['desk@example.org'],
    staff: { addressesFor: async () => ({ managers: [], ...(address ? { owner: address } : {}) }) },
    deskOrigin: 'https://desk.example.com',
    site: samplePublicSite,
    now: () => now,
  };
  expect(await tellOfReply(options, { ...lead, noCalls: undefined }, 'the key')).toEqual({ state: 'done' });
  return sent;
}

it('mails the owner, also of a closed request, without what the visitor wrote', async () => {
  const [mail] = await tell({ ...answered, owner, status: 'closed' }, 'dana@example.org');
  expect(mail).toMatchObject({ kind: 'replyMail', to: ['dana@example.org'], idempotencyKey: 'the key' });
  expect(mail?.mail.subject).toBe('The visitor answered: consultation request from AZ');
  for (const part of [mail?.mail.text, mail?.mail.html]) expect(part).not.toMatch(/Ada|Okafor|762-1401|Wilhelmina/);
  expect(findTextFaults([mail?.mail.subject, mail?.mail.text.replace(/\s+/g, ' ')].join('\n'))).toEqual([]);
});

it('mails the address for all staff mail without an owner, and for one without an address', async () => {
  expect(await tell(answered)).toMatchObject([{ to: ['desk@example.org'] }]);
  expect(await tell({ ...answered, owner })).toMatchObject([{ to: ['desk@example.org'] }]);
});
