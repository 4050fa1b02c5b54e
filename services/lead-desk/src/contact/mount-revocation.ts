import { recordRevocation as recordRevocationEndpoint } from '@annuity-lantern/contracts/http';
import { findRelated, recordRevocation, spreadRevocations } from '@annuity-lantern/lead-store';
import { askStore } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';
import { doAudited } from '../do-audited.ts';
import { toLeadDetail } from '../lead-detail/to-lead-detail.ts';
import { notStored, revokedAlready } from '../lead-work/refusals.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { callerOf } from '../session/staff.ts';

/** Consents that a visitor revoked by telling staff. Audited before they change. */
export function mountRevocation(mountStaff: MountStaff, { leads, audit, hint }: DeskContext): void {
  mountStaff(recordRevocationEndpoint, async ({ params, body: { channels, way } }, { request, log }) => {
    const leadId = params.id.toLowerCase();
    const { username: by } = callerOf(request);
    const now = new Date();
    const lead = await doAudited({
      audit,
      entry: { at: now, by, action: 'revocation', leadId, details: { channels, way } },
      work: () => recordRevocation(leads, leadId, { channels, way, by, now }),
      isRefusal: (found) => found === null || found === 'full',
    });
    if (!lead) throw notStored();
    if (lead === 'full') throw revokedAlready();
    log.info('a revocation was recorded', { leadId });
    // Staff see it in the person's other requests at once. If this fails, the worker copies it: the lead owes that effect.
    await askStore(() => spreadRevocations(leads, lead)).catch(() => {});
    // If they are not found now, their panels reload by themselves.
    const related = await askStore(() => findRelated(leads, lead)).catch(() => []);
    for (const { _id: id, kind } of [lead, ...related]) hint({ id, kind, what: 'changed' });
    return toLeadDetail(lead);
  });
}
