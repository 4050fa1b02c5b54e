import { copyPerson, getPerson, MOST_ENTRIES_ON_PERSON, type RequestOfPerson } from '@annuity-lantern/contracts/http';
import * as leadStore from '@annuity-lantern/lead-store';
import { askStore } from '../ask-store.ts';
import { noteAudited } from '../audit/note-audited.ts';
import type { DeskContext } from '../desk-context.ts';
import { notStored } from '../lead-work/refusals.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { callerOf } from '../session/staff.ts';
import { copyOf } from './copy-of-person.ts';
import { detailFor, likenessOf } from './detail-for.ts';
import { createReadOnce } from './read-once.ts';

/** All requests of one person. The audit names the request that was asked for, and counts the others. */
export function mountPerson(mountStaff: MountStaff, { leads, doNotCall, audit, rowsRead }: DeskContext): void {
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
    return { requests: marked.map((lead, index) => toRequest(lead, found[index]?.has)) };
  });

  mountStaff(copyPerson, async ({ params }, { request }) => {
    const copy = await copyOf({ leads, doNotCall, audit }, params.id.toLowerCase(), callerOf(request).username);
    if (!copy) throw notStored();
    return copy;
  });
}

function toRequest(lead: leadStore.StoredLead, has: leadStore.LeadOfPerson['has']): RequestOfPerson {
  // The reason of a step is in the history.
  const { owner, history, reason: _, ...detail } = detailFor(lead);
  return {
    ...detail,
    history: history.slice(-MOST_ENTRIES_ON_PERSON),
    ...(history.length > MOST_ENTRIES_ON_PERSON ? { hasOlder: true } : {}),
    ...(owner ? { owner: owner.username } : {}),
    ...(has ? { likeness: likenessOf(has), reason: has } : {}),
  };
}
