import { claimEffects, failEffect, insertLead, newHolds, openLeads } from '@annuity-lantern/lead-store';
import { connectStore } from '@annuity-lantern/store-kit/connection';

/** The id of the lead that staff calls ask for. */
export const storedLeadId = '6f1d2c3b-4a59-4687-9786-a5b4c3d2e1f0';
/** The effect that is parked. */
export const parkedEffect = 'persist';

/** Writes a lead with a known id and one parked effect directly into the database. */
export async function storeLead(mongodbUrl: string): Promise<void> {
  const store = connectStore({ mongodbUrl });
  const leads = openLeads(store);
  await store.connected;
  const createdAt = new Date('2026-03-02T15:00:00Z');
  await insertLead(leads, {
    kind: 'annuity-review',
    id: storedLeadId,
    bodyHmac: 'none',
    createdAt,
    answers: { firstName: 'Grace', lastName: 'Marsh', email: 'grace@example.org', phone: '303-499-7111' },
    contact: { email: 'unknown', phone: 'good' },
    consent: null,
    attachments: [{ kind: 'contract-check', version: 1, inputs: { yearlyFees: '3.10%' } }],
    reception: {},
  });
  const [claim] = (await claimEffects(leads, newHolds(storedLeadId, [parkedEffect]), createdAt)).claims;
  if (!claim) throw new Error(`${parkedEffect} could not be claimed`);
  await failEffect(leads, claim, { errorClass: 'unexpected', permanent: true, ambiguous: false }, createdAt);
  await store.close();
}
