import {
  copyPerson,
  getPerson,
  MOST_ENTRIES_FOR_STEP,
  MOST_ENTRIES_ON_PERSON,
  type RequestOfPerson,
} from '@annuity-lantern/contracts/http';
import * as leadStore from '@annuity-lantern/lead-store';
import type { AuditWriter } from '@annuity-lantern/staff-store';
import { askStore } from '../ask-store.ts';
import { noteAudited } from '../audit/note-audited.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { callerOf } from '../session/staff.ts';
import type { RowsReadCounter } from './count-rows-read.ts';
import { likenessOf } from './mount-lead-detail.ts';
import { noCallsFields, noCallsOfRow } from './no-calls-fields.ts';
import { createReadOnce } from './read-once.ts';
import { notStored } from './refusals.ts';
import { toLeadDetail } from './to-lead-detail.ts';

interface PersonOptions {
  readonly leads: leadStore.Leads;
  readonly doNotCall: leadStore.DoNotCallList;
  readonly audit: AuditWriter;
  readonly rowsRead: RowsReadCounter;
}

/** All requests of one person. The audit names the request that was asked for, and counts the others. */
export function mountPerson(mountStaff: MountStaff, { leads, doNotCall, audit, rowsRead }: PersonOptions): void {
  const reads = createReadOnce();
  mountStaff(getPerson, async ({ params }, { request, log }) => {
    const id = params.id.toLowerCase();
    const by = callerOf(request).username;
    const found = await askStore(() => leadStore.findPerson(leads, id, MOST_ENTRIES_ON_PERSON + 1));
    if (found.length === 0) throw notStored();
    const entry = { at: new Date(), by, action: 'lead_read', leadId: id } as const;
    await reads.read(request.sessionID, id, () => noteAudited(audit, entry, log));
    await rowsRead.count({ by, list: 'person', ids: found.map(({ lead }) => lead._id).filter((one) => one !== id) });
    const marked = await askStore(() => doNotCall.mark(found.map(({ lead }) => lead)));
    return { requests: found.map((one, index) => toRequest(one, marked[index])) };
  });

  mountStaff(copyPerson, async ({ params }, { request }) => {
    const id = params.id.toLowerCase();
    const at = new Date();
    // Steps and notes have limits; a copied revocation has none.
    const found = await askStore(() => leadStore.findPerson(leads, id, 2 * MOST_ENTRIES_FOR_STEP));
    const own = found.filter(({ has }) => has !== 'phone');
    if (own.length === 0) throw notStored();
    const details = { count: own.length };
    await askStore(() => audit.append({ at, by: callerOf(request).username, action: 'person_copied', leadId: id, details }));
    const requests = own.map(async ({ lead }) => {
      const record = await askStore(() => doNotCall.read(lead));
      return { ...toLeadDetail(lead), ...noCallsFields(record), received: lead.reception };
    });
    return { at: at.toISOString(), requests: await Promise.all(requests) };
  });
}

function toRequest({ lead, has }: leadStore.LeadOfPerson, wishes: leadStore.WithNoCalls<object> | undefined): RequestOfPerson {
  // The reason of a step is in the history.
  const { owner, history, reason: _, ...detail } = toLeadDetail(lead);
  return {
    ...detail,
    ...(wishes ? noCallsOfRow(wishes) : {}),
    history: history.slice(-MOST_ENTRIES_ON_PERSON),
    ...(history.length > MOST_ENTRIES_ON_PERSON ? { hasOlder: true } : {}),
    ...(owner ? { owner: owner.username } : {}),
    ...(has ? { likeness: likenessOf(has), reason: has } : {}),
  };
}
