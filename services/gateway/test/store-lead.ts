import { createHash } from 'node:crypto';
import { claimEffects, failEffect, findLead, insertLead, newHolds, openLeads, openVisitorKeys } from '@annuity-lantern/lead-store';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import { idKey } from './start-services.ts';

/** The id of the lead that staff calls ask for. */
export const storedLeadId = '6f1d2c3b-4a59-4687-9786-a5b4c3d2e1f0';
/** A second lead: its effect is dismissed, and its email address corrected. */
export const otherLeadId = '6f1d2c3b-4a59-4687-9786-a5b4c3d2e1f1';
/** A third lead, which the tab with this key may correct. */
export const sentLeadId = '6f1d2c3b-4a59-4687-9786-a5b4c3d2e1f2';
export const tabKey = 'k'.repeat(43);
/** The effect of the first two that is parked. */
export const parkedEffect = 'persist';

/** Writes leads with known ids, two of them with a parked effect, directly into the database. */
export async function storeLead(mongodbUrl: string): Promise<void> {
  const store = connectStore({ mongodbUrl });
  const leads = openLeads(store);
  await store.connected;
  const createdAt = new Date('2026-03-02T15:00:00Z');
  const sample = {
    kind: 'annuity-review',
    bodyHmac: 'none',
    answers: { firstName: 'Grace', lastName: 'Marsh', email: 'grace@example.org', phone: '303-499-7111' },
    contact: { email: 'unknown', phone: 'good' },
    consent: null,
    reception: {},
  } as const;
  const attachments = [{ kind: 'contract-check', version: 1, inputs: { yearlyFees: '3.10%' } }] as const;
  for (const id of [storedLeadId, otherLeadId]) {
    await insertLead(leads, { ...sample, id, createdAt, attachments: [...attachments] });
    const [claim] = (await claimEffects(leads, newHolds(id, [parkedEffect]), createdAt)).claims;
    if (!claim) throw new Error(`${parkedEffect} could not be claimed`);
    await failEffect(leads, claim, { errorClass: 'unexpected', permanent: true, ambiguous: false }, createdAt);
  }
  const correctionHash = createHash('sha256').update(tabKey).digest('base64url');
  const answers = { ...sample.answers, email: 'sent@example.org', phone: '303-499-7155' };
  await insertLead(leads, { ...sample, id: sentLeadId, createdAt: new Date(), answers, correctionHash });
  await store.close();
}

/** The code that the visitor of a lead asked for last. */
export async function codeOf(mongodbUrl: string, id: string): Promise<string> {
  const store = connectStore({ mongodbUrl });
  await store.connected;
  const lead = await findLead(openLeads(store), id);
  await store.close();
  if (!lead?.access?.at) throw new Error('no code was made');
  return visitorKeys.codeOf(lead, lead.access.at);
}

export const visitorKeys = openVisitorKeys(idKey);
