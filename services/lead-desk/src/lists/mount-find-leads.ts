import { findLeads as findEndpoint, hiddenInRows, searchLeads as searchEndpoint } from '@annuity-lantern/contracts/http';
import {
  type FoundLeads,
  findLeads,
  markAskFirst,
  parseLeadCursor,
  parseQueueCursor,
  parseSearchCursor,
  readQueue,
  searchLeads,
} from '@annuity-lantern/lead-store';
import type { Request } from 'express';
import { askStore } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';
import { readCursor } from '../pages-of-a-list.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { callerOf } from '../session/staff.ts';
import type { RowsRead } from './count-rows-read.ts';
import { rowFor } from './row-for.ts';
import { queueOf, toChoice } from './to-choice.ts';

/**
 * Finds requests of both kinds by filters, and by a name, address, number or reference. A viewer's search by an address or a number finds nothing.
 */
export function mountFindLeads(mountStaff: MountStaff, { leads, doNotCall, connection, rowsRead, hours }: DeskContext): void {
  mountStaff(findEndpoint, async ({ query }, { request }) => {
    const { sort = 'newest', ...others } = query;
    const { id } = callerOf(request);
    const choice = await toChoice(others, { id, connection });
    const read = (): Promise<FoundLeads> => {
      if (sort !== 'queue') return findLeads(leads, { ...choice, sort, after: readCursor(others.cursor, parseLeadCursor) });
      const after = readCursor(others.cursor, parseQueueCursor);
      return readQueue(leads, { ...choice, owners: queueOf(id), office: hours, now: new Date(), after });
    };
    return toAnswer(await askStore(read), { list: 'filtered' }, request);
  });

  mountStaff(searchEndpoint, async ({ body: { q: text, ...others } }, { request }) => {
    const after = readCursor(others.cursor, parseSearchCursor);
    const { id, role } = callerOf(request);
    const choice = { ...(await toChoice(others, { id, connection })), hidden: hiddenInRows(role) };
    return toAnswer(await askStore(() => searchLeads(leads, { ...choice, text, after })), { list: 'search', text }, request);
  });

  async function toAnswer({ records, nextCursor, narrow }: FoundLeads, read: Pick<RowsRead, 'list' | 'text'>, request: Request) {
    const { username: by, role } = callerOf(request);
    await rowsRead.count({ ...read, by, ids: records.map(({ _id }) => _id) });
    const marked = await askStore(async () => markAskFirst(leads, await doNotCall.mark(records)));
    return { rows: marked.map((record) => rowFor(record, role)), narrow, ...(nextCursor ? { next: nextCursor } : {}) };
  }
}
