import { recordRevocation as recordRevocationEndpoint } from '@annuity-lantern/contracts/http';
import { normalizeContact, recordRevocation, spreadRevocations } from '@annuity-lantern/lead-store';
import { askStore } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';
import { changesLead } from '../lead-work/change-call.ts';
import { outcomeOf, revokedAlready } from '../lead-work/refusals.ts';
import type { MountStaff } from '../rights/staff-calls.ts';

/** Consents that a visitor revoked by telling staff. */
export function mountRevocation(mountStaff: MountStaff, desk: DeskContext): void {
  const { leads, hint } = desk;
  mountStaff(
    recordRevocationEndpoint,
    changesLead(desk, 'revocation', ({ body: { channels, way } }, { leadId, by: { username: by }, now, seen }) => ({
      details: { channels, way },
      change: async () => outcomeOf(await recordRevocation(leads, leadId, { channels, way, by, now }), revokedAlready),
      // The change writes this contact.
      reached: seen && { ...seen, ...normalizeContact(seen) },
      after: async (lead, parts) => {
        // Staff see it in the person's other requests at once. If this fails, the worker copies it: the lead owes that effect.
        await askStore(() => spreadRevocations(leads, lead)).catch(() => {});
        for (const { id, kind } of parts?.related ?? []) hint({ id, kind, what: 'changed' });
        return lead;
      },
    })),
  );
}
