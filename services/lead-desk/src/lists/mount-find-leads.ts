import { findLeads as findEndpoint, hiddenInRows, searchLeads as searchEndpoint, usStates } from '@annuity-lantern/contracts/http';
import {
  type FoundLeads,
  findLeads,
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
import { rowsFor } from './rows-for.ts';
import { notInQueue, queueOf, toChoice } from './to-choice.ts';

/**
 * Finds requests of both kinds by filters, and by a name, address, number or reference. A viewer's search by an address or a number finds nothing.
 */
export function mountFindLeads(mountStaff: MountStaff, desk: DeskContext): void {
  const { leads, connection, rowsRead, hours } = desk;
  mountStaff(findEndpoint, async ({ query }, { request }) => {
    const { sort = 'newest', ...others } = query;
    const caller = callerOf(request);
    const { id } = caller;
    const choice = await toChoice(others, { id, connection });
    const without = sort === 'queue' ? notInQueue(caller, query.allStates) : [];
    const read = (): Promise<FoundLeads> => {
      if (sort !== 'queue') return findLeads(leads, { ...choice, sort, after: readCursor(others.cursor, parseLeadCursor) });
      const after = readCursor(others.cursor, parseQueueCursor);
      return readQueue(leads, { ...choice, owners: queueOf(id), without, office: hours, now: new Date(), after });
    };
    const answer = await toAnswer(await askStore(read), { list: 'filtered' }, request);
    return without.length === 0 ? answer : { ...answer, states: Object.keys(usStates).filter((state) => !without.includes(state)) };
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
    return { rows: await rowsFor(desk, records, role), narrow, ...(nextCursor ? { next: nextCursor } : {}) };
  }
}
