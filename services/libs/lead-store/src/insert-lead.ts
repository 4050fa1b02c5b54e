import type { InsertOutcome } from './insert-outcome.ts';
import type { LeadKind, NewLead } from './lead-record.ts';
import type { Leads } from './leads.ts';
import { openLedger } from './ledger.ts';

/** Stores a single lead, as `Ledger.insert` does, in an insert that it shares with nobody. */
export async function insertLead<K extends LeadKind>(leads: Leads, lead: NewLead<K>): Promise<InsertOutcome> {
  return openLedger(leads).insert(lead);
}
