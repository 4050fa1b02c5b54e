import type { HistoryEntry, LeadStatus } from '@annuity-lantern/contracts/http';
import { revocationWords } from './lead-words.ts';

/** What a member of staff did, by the status that it led to: written after their name. */
const stepDeeds: Readonly<Record<LeadStatus, string>> = {
  pending: 'put it back to pending',
  assigned: 'took the request',
  contacted: 'reached the visitor by phone',
  scheduled: 'scheduled the call',
  closed: 'closed the request',
  disqualified: 'set the request aside as not a fit',
  reopened: 'opened the request again',
  erased: 'erased the request',
};

type Deed = Pick<HistoryEntry, 'what'> & Partial<HistoryEntry>;

/** What was done, for after a name: `set the request aside as not a fit`. `page` is the path of the form, if known. */
export function deedWords({ what, to, by, fromOwner, toOwner, channels = [], way = '' }: Deed, page?: string): string {
  switch (what) {
    case 'received':
      return `sent the request${page ? ` from ${page}` : ''}`;
    case 'completed':
      return 'completed the record';
    case 'status':
      return to ? stepDeeds[to] : 'changed the status';
    case 'owner':
      if (toOwner === undefined) return fromOwner ? 'left the request without an owner' : 'changed the owner';
      return toOwner === by ? 'took the request' : `gave the request to ${toOwner}`;
    case 'note':
      return 'added a note';
    case 'consent':
      return channels.length > 0 ? `recorded a revocation (${way}): ${revocationWords(channels)}` : 'recorded a revocation';
  }
}

/** Whom the history names: a user name keeps its capitalization. */
export function doerWords({ what, by }: Pick<HistoryEntry, 'what' | 'by'>): string {
  return what === 'received' || what === 'completed' ? by.charAt(0).toUpperCase() + by.slice(1) : by;
}
