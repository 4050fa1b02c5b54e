import type { HistoryEntry } from '@annuity-lantern/contracts/http';
import { stepDeeds } from './step-words.ts';

/** `Visitor` `sent the request from /consultation`. `page` is the path of the form, where it is known. */
export function historyWords(entry: HistoryEntry, page: string | undefined): { readonly who: string; readonly did: string } {
  const { what, by, to } = entry;
  // A user name is written as its owner writes it.
  if (what === 'status') return { who: by, did: to ? stepDeeds[to] : 'changed the status' };
  const who = by.charAt(0).toUpperCase() + by.slice(1);
  if (what === 'completed') return { who, did: 'completed the record' };
  return { who, did: `sent the request${page ? ` from ${page}` : ''}` };
}
