import { addLeadNote } from '@annuity-lantern/contracts/http';
import { addNote } from '@annuity-lantern/lead-store';
import type { DeskContext } from '../desk-context.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { changesLead } from './change-call.ts';
import { outcomeOf, tooManyNotes } from './refusals.ts';

/** Notes about a request. */
export function mountNotes(mountStaff: MountStaff, desk: DeskContext): void {
  mountStaff(
    addLeadNote,
    changesLead(desk, 'note', ({ body: { text } }, { leadId, by: { username: by }, now }) => ({
      change: async () => outcomeOf(await addNote(desk.leads, leadId, { text, by, now }), tooManyNotes),
    })),
  );
}
