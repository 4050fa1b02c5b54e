import { randomUUID } from 'node:crypto';
import { sampleConsultation } from '@annuity-lantern/contracts/sample-answers';
import { type AnyLeadRecord, keepFirstAnswer, type NewLead, openLeads, openLedger, writeLead } from '@annuity-lantern/lead-store';
import { createLog } from '@annuity-lantern/service-kit/log';
import { createSealing } from '@annuity-lantern/service-kit/sealing';
import { samplePublicSite } from '@annuity-lantern/site/sample';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createRestoreLead } from '../src/pipeline/restore-lead.ts';
import { composeStaffMail } from '../src/staff-mail/compose-staff-mail.ts';
import { composeVisitorMail } from '../src/visitor-mail/compose-visitor-mail.ts';
import { composeWebhook } from '../src/webhook/compose-webhook.ts';

const store = connectStore({
  mongodbUrl: `mongodb://${new URL(inject('mongodbUrl')).host}/restore-${randomUUID().slice(0, 8)}?directConnection=true`,
});
const leads = openLeads(store);
const sealing = createSealing([{ id: 'k1', key: Buffer.alloc(32, 'k') }]);
const restoreLead = createRestoreLead({
  ledger: openLedger(leads),
  keepFirstAnswer: (leadId, createdAt) => keepFirstAnswer(leads, leadId, createdAt),
  sealing,
  producer: { enqueue: async () => {} },
  hint: () => {},
  log: createLog('restore-versions', 'silent'),
});

beforeAll(() => store.connected);
afterAll(async () => {
  await store.close();
});

/** Restores a request that another version of the intake sealed, and returns its document. */
async function restored(answers: object): Promise<AnyLeadRecord> {
  const id = randomUUID();
  const lead = {
    kind: 'consultation',
    id,
    bodyHmac: 'hmac',
    createdAt: new Date('2026-03-02T15:00:00Z'),
    answers,
    contact: { email: 'good', phone: 'good' },
    consent: null,
    reception: {},
  } as NewLead<'consultation'>;
  const sealed = sealing.seal(writeLead({ lead, conflictId: randomUUID() }), id);
  expect(await restoreLead({ v: 1, leadId: id, sealed })).toBe('restored');
  const found = await leads.any.findById(id).lean<AnyLeadRecord>();
  if (!found) throw new Error('the lead is not stored');
  return found;
}

function sent(restored: AnyLeadRecord) {
  const lead = { ...restored, noCalls: undefined };
  const webhook: { data: unknown } = JSON.parse(composeWebhook(lead));
  const [publicOrigin, site] = ['https://www.example.com', samplePublicSite];
  const mails = [
    composeStaffMail(lead, { deskOrigin: publicOrigin, hours: site.hours, now: lead.createdAt }),
    composeVisitorMail(lead, { publicOrigin, site, now: lead.createdAt, myRequest: `${publicOrigin}/my-request#token` }),
  ];
  for (const { text, html } of mails) expect(text + html).not.toMatch(/undefined|\[object/);
  return webhook.data;
}

it('stores a request of an older version without its missing answers, and so do mails and webhook', async () => {
  const { assets: _, state: __, ...older } = sampleConsultation;
  const lead = await restored(older);
  expect(lead).toMatchObject({ ...older, status: 'pending' });
  for (const name of ['assets', 'state', 'otherAnswers']) expect(lead).not.toHaveProperty(name);
  expect(sent(lead)).toMatchObject(older);
});

it('stores an answer of a newer version beside the others, and the webhook carries it', async () => {
  const otherAnswers = { language: 'es', household: { adults: 2, children: ['Ana'] }, status: 'closed' };
  const lead = await restored({ ...sampleConsultation, ...otherAnswers });
  expect(lead).toMatchObject({ ...sampleConsultation, otherAnswers, status: 'pending' });
  expect(sent(lead)).toMatchObject({ ...sampleConsultation, otherAnswers });
});
