import { addLeadNote } from '@annuity-lantern/contracts/http';
import { addNote } from '@annuity-lantern/lead-store';
import type { DeskContext } from '../desk-context.ts';
import { doAudited } from '../do-audited.ts';
import { toLeadDetail } from '../lead-detail/to-lead-detail.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { callerOf } from '../session/staff.ts';
import { notStored, tooManyNotes } from './refusals.ts';

/** Notes about a request. Audited before they are stored. */
export function mountNotes(mountStaff: MountStaff, { leads, audit, hint }: DeskContext): void {
  mountStaff(addLeadNote, async ({ params, body: { text } }, { request }) => {
    const leadId = params.id.toLowerCase();
    const { username: by } = callerOf(request);
    const now = new Date();
    const lead = await doAudited({
      audit,
      entry: { at: now, by, action: 'note', leadId },
      work: () => addNote(leads, leadId, { text, by, now }),
      isRefusal: (found) => found === null || found === 'full',
    });
    if (!lead) throw notStored();
    if (lead === 'full') throw tooManyNotes();
    hint({ id: leadId, kind: lead.kind, what: 'changed' });
    return toLeadDetail(lead);
  });
}
