import { call } from '@annuity-lantern/host-kit';
import type { Lead } from '../model/lead.ts';
import { type LeadListName, leadLists } from '../model/lead-lists.ts';
import { readNextCursor } from './read-next-cursor.ts';

export interface LeadPage {
  readonly leads: readonly Lead[];
  /** Where the next page starts; null at the end of the list. */
  readonly next: string | null;
}

/** Most rows that the server gives in one answer. */
const LARGEST_PAGE = 200;

/** The page after `cursor`, or the newest one. @throws ApiError */
export async function readLeadPage(list: LeadListName, cursor: string | null, limit: number, signal: AbortSignal): Promise<LeadPage> {
  let next: string | null = null;
  const leads = await call(
    leadLists[list].endpoint,
    { query: { limit, ...(cursor === null ? {} : { cursor }) } },
    {
      signal,
      onHeaders: (headers) => {
        next = readNextCursor(headers.get('link'));
      },
    },
  );
  return { leads, next };
}

/** The newest `count` leads, in as few calls as the server allows. @throws ApiError */
export async function readNewestLeads(list: LeadListName, count: number, signal: AbortSignal): Promise<LeadPage> {
  let read = await readLeadPage(list, null, Math.min(count, LARGEST_PAGE), signal);
  while (read.next !== null && read.leads.length < count) {
    const more = await readLeadPage(list, read.next, Math.min(count - read.leads.length, LARGEST_PAGE), signal);
    read = { leads: [...read.leads, ...more.leads], next: more.next };
  }
  return read;
}
