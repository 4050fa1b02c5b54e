import { type ConsultationRequest, hiddenInRows, type LeadRow, type StaffRole } from '@annuity-lantern/contracts/http';
import { rowOfRecord } from '@annuity-lantern/contracts/lead-record';
import type { StoredLead, WithNoCalls } from '@annuity-lantern/lead-store';

/** A row of either list: the schema of its answer drops what that list does not have, and reads a missing answer that it always has as empty. */
type Row = LeadRow & Pick<ConsultationRequest, 'primaryConcern'>;

/** A request as the lists show it to this role. The schema picks what it shows. */
export function rowFor(lead: WithNoCalls<Pick<StoredLead, '_id' | 'consent'>> & Pick<LeadRow, 'others'>, role: StaffRole): Row {
  const hidden: readonly string[] = hiddenInRows(role);
  const row = rowOfRecord.parse({ ...lead, id: lead._id, consent: lead.consent ?? undefined });
  return Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.includes(name))) as Row;
}
