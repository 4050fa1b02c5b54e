import { callBan } from '@annuity-lantern/contracts/exits';
import { type LeadDetail, openStatuses } from '@annuity-lantern/contracts/http';
import type { CallWords, StoredLead, WithNoCalls } from '@annuity-lantern/lead-store';
import type { Caller } from '../session/staff.ts';

/** What a detail says of the words that the caller says first: the words are for the owner alone, while the request is open and may be called. */
export function callWordsFields(
  callWords: CallWords | null,
  lead: WithNoCalls<StoredLead>,
  { id }: Pick<Caller, 'id'>,
): Pick<LeadDetail, 'callWords'> {
  if (!callWords || !openStatuses.includes(lead.status)) return {};
  return { callWords: lead.owner?.id === id && callBan(lead) === null ? { words: callWords(lead._id) } : {} };
}
