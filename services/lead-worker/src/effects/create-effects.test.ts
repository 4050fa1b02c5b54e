import type { AnyLeadRecord } from '@annuity-lantern/lead-store';
import { expect, it, vi } from 'vitest';
import { consultation } from '../../test/support/full-leads.ts';
import { createEffects, type EffectProviders } from './create-effects.ts';
import { EffectRefusal } from './effect-refusal.ts';
import type { ReadNoCalls } from './open-no-calls.ts';

const revocation = { at: new Date('2026-03-06T16:00:00Z'), by: 'kim', channels: ['email'], way: 'phone', seq: 5 } as const;
const current: AnyLeadRecord = { ...consultation, revocations: [revocation] };

function effectsWith(readFor: () => Promise<AnyLeadRecord>, readNoCalls: ReadNoCalls = async () => ({})) {
  const [send, webhook, spread] = [vi.fn(), vi.fn(), vi.fn()];
  const effects = createEffects({ mailer: { send }, webhook, revocations: { readFor, spread }, readNoCalls } as unknown as EffectProviders);
  return { effects, send, webhook, spread };
}

it('sends a visitor mail and a webhook by what was revoked after the claim', async () => {
  const { effects, send, webhook } = effectsWith(async () => current);
  expect(await effects.visitorMail(consultation, 'key')).toEqual({ state: 'skipped', reason: 'email_revoked' });
  await effects.webhook(consultation, 'key');
  expect(webhook).toHaveBeenCalledExactlyOnceWith(current, 'key');
  expect(send).not.toHaveBeenCalled();
});

it('sends nothing for a lead that was erased after the claim', async () => {
  const { effects, send, webhook } = effectsWith(async () => ({ ...consultation, status: 'erased' }));
  for (const name of ['visitorMail', 'ownerMail', 'webhook'] as const)
    expect(await effects[name](consultation, 'key')).toEqual({ state: 'skipped', reason: 'erased' });
  for (const sent of [send, webhook]) expect(sent).not.toHaveBeenCalled();
});

it('parks the record of a consent that contradicts what the visitor chose', async () => {
  const consentLedger = { record: async () => 'contradicted' };
  const { consentRecord } = createEffects({ consentLedger } as unknown as EffectProviders);
  await expect(consentRecord(consultation, 'key')).rejects.toMatchObject({ errorClass: 'consent_contradicted', permanent: true });
});

it('sends nothing if the revocations cannot be read', async () => {
  const refusal = new EffectRefusal('revocations_not_read', { permanent: false, ambiguous: false });
  const { effects, send, webhook } = effectsWith(async () => Promise.reject(refusal));
  for (const name of ['visitorMail', 'webhook'] as const) await expect(effects[name](consultation, 'key')).rejects.toBe(refusal);
  for (const sent of [send, webhook]) expect(sent).not.toHaveBeenCalled();
});

it('tells the CRM that the visitor wants no calls, and sends no mail about the owner for a wish about this request', async () => {
  const noCalls = { at: revocation.at, by: 'kim', way: 'phone' };
  const noCallsHere = { at: revocation.at, by: 'visitor' };
  const { effects, send, webhook } = effectsWith(
    async () => ({ ...consultation, noCallsHere }),
    async () => ({ noCalls }),
  );
  await effects.webhook(consultation, 'key');
  expect(webhook).toHaveBeenCalledExactlyOnceWith({ ...consultation, noCalls, noCallsHere }, 'key');
  expect(await effects.ownerMail(consultation, 'key')).toEqual({ state: 'skipped', reason: 'no_calls' });
  expect(send).not.toHaveBeenCalled();
});

it('copies a revocation to the other requests', async () => {
  const { effects, spread } = effectsWith(async () => current);
  expect(await effects.spreadRevocation(current, 'key')).toEqual({ state: 'done' });
  expect(spread).toHaveBeenCalledExactlyOnceWith(current);
});
