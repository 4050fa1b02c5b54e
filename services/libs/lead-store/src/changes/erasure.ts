import type { ErasureReason } from '@annuity-lantern/contracts/http';
import type { StoredLead } from '../record/lead-record.ts';
import { emptiedFields, keptFields, keptParts } from '../record/personal-fields.ts';
import type { Remains } from './lead-change.ts';

export interface ErasureChange {
  /** `visitor`, `system`, or the user name of a member of staff. */
  readonly by: string;
  readonly reason: ErasureReason;
  readonly now: Date;
  /** Only a lead without an entry since then. */
  readonly before?: Date;
}

/** Removes everything personal, and orders the message that asks the CRM to erase it, too. Refused while a hold keeps the lead. */
export function erasure({ by, reason, now, before }: ErasureChange): (lead: StoredLead) => Remains | null {
  return (lead) => {
    const isChanged = before !== undefined && lead.history.some(({ at }) => at >= before);
    if (lead.hold || isChanged) return null;
    const { reception, history } = keptParts(lead);
    const seq = lead.seq + 1;
    return {
      keeps: keptFields,
      fields: { ...emptiedFields, status: 'erased', seq, reception, history: [...history, { at: now, seq, what: 'erased', by, reason }] },
      orders: { erasedWebhook: seq },
    };
  };
}
