import type { HistoryEntry } from '@annuity-lantern/contracts/http';

const deeds = {
  received: 'sent the request',
  completed: 'completed the record',
} as const satisfies Record<HistoryEntry['what'], string>;

/** `Visitor` `sent the request from /consultation`. `page` is the path of the form, where it is known. */
export function historyWords({ what, by }: HistoryEntry, page: string | undefined): { readonly who: string; readonly did: string } {
  const from = what === 'received' && page ? ` from ${page}` : '';
  return { who: by.charAt(0).toUpperCase() + by.slice(1), did: deeds[what] + from };
}
