import { hiddenInRows, type LeadDetail } from '@annuity-lantern/contracts/http';
import { findRelated, markAskFirst, type NumberRecord, type RelatedLead, type StoredLead } from '@annuity-lantern/lead-store';
import { askStore } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';
import type { Caller } from '../session/staff.ts';
import { noCallsFields } from './no-calls-fields.ts';
import { toLeadDetail } from './to-lead-detail.ts';
import { toRelated } from './to-related.ts';

/** What a detail says beside the lead's own document, as far as its reader may know it. */
export interface DetailParts {
  readonly related: readonly RelatedLead[];
  readonly number: NumberRecord;
  readonly askFirst: boolean;
}

/** Undefined for an erased lead, which has no contact to go by. A change reads this before it writes: a failed read must not look like a failed change. */
export async function partsOf(
  { leads, doNotCall }: Pick<DeskContext, 'leads' | 'doNotCall'>,
  lead: StoredLead,
  { role }: Pick<Caller, 'role'>,
): Promise<DetailParts | undefined> {
  if (lead.status === 'erased') return undefined;
  // They would tell a viewer the contact of requests that the viewer never opened.
  const mayRelate = hiddenInRows(role).length === 0;
  const [related, number, [asked]] = await askStore(() =>
    Promise.all([mayRelate ? findRelated(leads, lead) : [], doNotCall.read(lead), markAskFirst(leads, [lead])]),
  );
  return { related, number, askFirst: asked?.askFirst === true };
}

/** The whole answer about one lead. */
export function detailFor(lead: StoredLead, parts: DetailParts | undefined): LeadDetail {
  if (!parts) return toLeadDetail(lead);
  const { related, number, askFirst } = parts;
  return {
    ...toLeadDetail(lead),
    ...noCallsFields(number),
    askFirst,
    ...(related.length > 0 ? { related: related.map(toRelated) } : {}),
  };
}
