import { type AuditRow, HEAVY_READING, listAudit, listHeavyReaders, verifyAuditDay } from '@annuity-lantern/contracts/http';
import { findHeavyReaders, listAudit as listEntries, parseAuditCursor, verifyAudit } from '@annuity-lantern/staff-store';
import { askStore } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';
import { nextLink, PAGE_SIZE, readCursor } from '../pages-of-a-list.ts';
import type { MountStaff } from '../rights/staff-calls.ts';

/** In milliseconds, below the gateway's timeout. For a longer day there is the command. */
const VERIFY_BUDGET = 10_000;
const FAULTS_SHOWN = 100;
const HOUR = 3_600_000;

/** The audit for managers: what staff did, and whether a day's entries are unchanged. */
export function mountAudit(mountStaff: MountStaff, { connection, auditSettings: settings }: DeskContext): void {
  mountStaff(listAudit, async ({ query: { limit = PAGE_SIZE, cursor, by, action, request } }, { response }) => {
    const after = readCursor(cursor, parseAuditCursor);
    const { entries, nextCursor } = await askStore(() => listEntries(connection, { limit, after, by, action, request }));
    const filter = {
      ...(by === undefined ? {} : { by }),
      ...(action === undefined ? {} : { action }),
      ...(request === undefined ? {} : { request }),
    };
    if (nextCursor) response.setHeader('link', nextLink(listAudit.path, limit, nextCursor, filter));
    return entries.map(({ at, details, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      ...(details ? { details: details as NonNullable<AuditRow['details']> } : {}),
    }));
  });

  mountStaff(verifyAuditDay, async ({ query: { day = new Date().toISOString().slice(0, 10) } }) => {
    const { entries, chains, faults, heads } = await askStore(() => verifyAudit(connection, day, settings), VERIFY_BUDGET);
    return { day, entries, writers: chains.length, heads, faultCount: faults.length, faults: faults.slice(0, FAULTS_SHOWN) };
  });
  mountStaff(listHeavyReaders, () =>
    askStore(() => findHeavyReaders(connection, { since: new Date(Date.now() - HOUR), above: HEAVY_READING })),
  );
}
