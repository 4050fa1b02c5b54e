import type { Lead } from './lead.ts';

/** The `count` newest leads by `createdAt`, newest first. */
export function newestFirst(leads: readonly Lead[], count: number): readonly Lead[] {
  return leads.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt)).slice(0, count);
}
