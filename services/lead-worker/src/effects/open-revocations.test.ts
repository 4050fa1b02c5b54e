import { sampleConsultation } from '@annuity-lantern/contracts/testing/sample-answers';
import { type AnyLeadRecord, type Leads, toRecord } from '@annuity-lantern/lead-store';
import { expect, it, vi } from 'vitest';
import { openNoCalls } from './open-no-calls.ts';
import { openRevocations } from './open-revocations.ts';

const claimed = () =>
  toRecord({
    kind: 'consultation',
    id: 'lead-1',
    bodyHmac: 'hmac',
    createdAt: new Date('2026-03-02T15:00:00Z'),
    answers: sampleConsultation,
    contact: { email: 'good', phone: 'good' },
    consent: null,
    reception: {},
  }) as AnyLeadRecord;

const revocation = { at: new Date('2026-03-02T16:00:00Z'), by: 'agent', channels: ['email'], way: 'phone', seq: 2 };

function openCounted() {
  const lean = vi.fn(async () => [{ _id: 'lead-1', revocations: [revocation] }]);
  const leads = { any: { find: () => ({ read: () => ({ lean }) }) } } as unknown as Leads;
  return { revocations: openRevocations(leads), lean };
}

it('reads once for effects that one update claimed', async () => {
  const { revocations, lean } = openCounted();
  const lead = claimed();
  const [mail, webhook] = await Promise.all([revocations.readFor(lead), revocations.readFor(lead)]);
  expect(mail.revocations).toEqual([revocation]);
  expect(webhook).toBe(mail);
  expect(lean).toHaveBeenCalledTimes(1);
});

it('reads again for another claim, and once a look-up has ended', async () => {
  const { revocations, lean } = openCounted();
  const lead = claimed();
  await Promise.all([revocations.readFor(lead), revocations.readFor(claimed())]);
  await revocations.readFor(lead);
  expect(lean).toHaveBeenCalledTimes(3);
});

it('reads again after MongoDB did not answer', async () => {
  const { revocations, lean } = openCounted();
  const lead = claimed();
  lean.mockRejectedValueOnce(new Error('MongoDB is away'));
  await expect(revocations.readFor(lead)).rejects.toMatchObject({ errorClass: 'revocations_not_read' });
  expect((await revocations.readFor(lead)).revocations).toEqual([revocation]);
});

it('reads the do-not-call list once for effects that one update claimed, and again for another claim', async () => {
  const mark = vi.fn(async (leads: readonly object[]) => leads.map((lead) => ({ ...lead, noEmail: revocation })));
  const readNoCalls = openNoCalls({ mark } as unknown as Parameters<typeof openNoCalls>[0]);
  const lead = claimed();
  expect(await Promise.all([readNoCalls(lead), readNoCalls(lead)])).toMatchObject([{ noEmail: revocation }, { noEmail: revocation }]);
  expect(mark).toHaveBeenCalledTimes(1);
  await Promise.all([readNoCalls(claimed()), readNoCalls(lead)]);
  expect(mark).toHaveBeenCalledTimes(3);
});
