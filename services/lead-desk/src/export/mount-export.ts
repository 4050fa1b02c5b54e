import { randomUUID } from 'node:crypto';
import { exportLeads } from '@annuity-lantern/contracts/http';
import { CSV_MARK, csvLine } from '@annuity-lantern/domain/csv-cell';
import { type CountedLead, type DoNotCallList, type Leads, markAskFirst, readEveryLead } from '@annuity-lantern/lead-store';
import type { Log } from '@annuity-lantern/service-kit/log';
import { askStore } from '../ask-store.ts';
import { noteAudited } from '../audit/note-audited.ts';
import type { DeskContext } from '../desk-context.ts';
import { toChoice, withoutQueueOrder } from '../lists/to-choice.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { callerOf } from '../session/staff.ts';
import { cellsOf, columnNames, type ExportedLead } from './lead-columns.ts';

/** Milliseconds for one batch, below the gateway's timeout for a silent answer. */
const BATCH_BUDGET = 5000;

/**
 * The requests that match filters, as a CSV file. Its filters are audited before the first request is read, because an export without an
 * entry would go unseen. The number of requests is audited at the end.
 */
export function mountExport(mountStaff: MountStaff, { leads, doNotCall, audit, hours, connection }: DeskContext): void {
  mountStaff(exportLeads, async ({ query }, { request, log }) => {
    const now = new Date();
    const { id, username: by } = callerOf(request);
    const { query: filters, sort, only } = withoutQueueOrder(query, id);
    const { filter, range } = await toChoice(filters, { id, connection });
    // Tells which end belongs to which start if two exports run at once.
    const details = { export: randomUUID().slice(0, 8), filters: Object.entries(query).map((pair) => pair.join('=')) };
    await askStore(() => audit.append({ at: now, by, action: 'exported', details }));

    const until = range.until && range.until < now ? range.until : now;
    const batches = readEveryLead(leads, { filter: { ...filter, ...only }, range: { ...range, until }, sort });
    const onEnd = async (count: number, isWhole: boolean) => {
      const entry = { export: details.export, count, file: isWhole ? 'whole' : 'broken' };
      await noteAudited(audit, { at: new Date(), by, action: 'export_ended', details: entry }, log);
      logEnd(log, count, isWhole);
    };
    return {
      fileName: `requests-${now.toISOString().slice(0, 10)}.csv`,
      chunks: toCsv(batches, { leads, doNotCall }, (lead) => cellsOf(lead, now.getTime(), hours), onEnd),
    };
  });
}

async function* toCsv(
  batches: AsyncGenerator<readonly CountedLead[]>,
  { leads, doNotCall }: { readonly leads: Leads; readonly doNotCall: DoNotCallList },
  toCells: (lead: ExportedLead) => string[],
  onEnd: (count: number, isWhole: boolean) => Promise<void>,
): AsyncGenerator<string> {
  let count = 0;
  let isWhole = false;
  try {
    let head = CSV_MARK + csvLine(columnNames);
    for (;;) {
      const { done, value: records } = await askStore(() => batches.next(), BATCH_BUDGET);
      if (done) break;
      count += records.length;
      const marked = await askStore(async () => markAskFirst(leads, await doNotCall.mark(records)), BATCH_BUDGET);
      yield head + marked.map((lead) => csvLine(toCells(lead))).join('');
      head = '';
    }
    yield head;
    isWhole = true;
  } finally {
    // Not awaited: while MongoDB is away, closing the cursor takes long.
    void batches.return(undefined);
    await onEnd(count, isWhole);
  }
}

function logEnd(log: Log, count: number, isWhole: boolean): void {
  if (isWhole) log.info('requests were exported', { count });
  else log.warn('an export was broken off', { count });
}
