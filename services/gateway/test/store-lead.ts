import { insertLead, openLeads } from '@annuity-lantern/lead-store';
import { connectStore } from '@annuity-lantern/store-kit/connection';

/** Of the lead that staff calls ask for. */
export const storedLeadId = '6f1d2c3b-4a59-4687-9786-a5b4c3d2e1f0';

/** Puts a lead of a known id into the database, past the services. */
export async function storeLead(mongodbUrl: string): Promise<void> {
  const store = connectStore({ mongodbUrl });
  const leads = openLeads(store);
  await store.connected;
  await insertLead(leads, {
    kind: 'annuity-review',
    id: storedLeadId,
    bodyHmac: 'none',
    createdAt: new Date('2026-03-02T15:00:00Z'),
    answers: { firstName: 'Grace', lastName: 'Marsh', email: 'grace@example.org', phone: '303-499-7111' },
    contact: { email: 'unknown', phone: 'good' },
    consent: null,
    reception: {},
  });
  await store.close();
}
