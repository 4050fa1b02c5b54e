import type { LeadQuery } from '@annuity-lantern/contracts/http';
import { PAGE_SIZE } from '../pages-of-a-list.ts';

/** The filters of a call as the store of leads takes them. */
export function toChoice({ limit = PAGE_SIZE, from, to, waiting, attention, ...filter }: Omit<LeadQuery, 'sort'>) {
  return {
    filter: { ...filter, waiting: waiting === '1', attention: attention === '1' },
    range: { from: from ? new Date(from) : undefined, until: to ? new Date(to) : undefined },
    limit,
  };
}
