import { addLeadNote, type LeadDetail, LONGEST_NOTE } from '@annuity-lantern/contracts/http';
import { across, Button, Disclosure, joinClasses, stack, TextAreaField } from '@annuity-lantern/ui';
import type { FormEvent } from 'react';
import { useDraft } from '../../../drafts/use-draft.ts';
import desk from '../../../look/desk.module.css';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { KeyButton, KeyHint } from '../keys/keyed.tsx';
import { leaveOrSend } from '../keys/leave-field.ts';
import { useLeadChange } from '../model/use-lead-change.ts';
import { ChangeOutcome } from './change-outcome.tsx';

/** The field that the key for a note focuses. */
export const NOTE_FIELD = 'lead-note';

interface LeadNoteProps {
  readonly detail: LeadDetail;
  /** Opens the next request of the list. */
  readonly onNext: () => void;
}

/** A note without a status change. The text stays until it is saved. */
export function LeadNote({ detail: lead, onNext }: LeadNoteProps) {
  const { text, setText, clear, wasThere } = useDraft(lead.id, 'note');
  const { busy, outcome, change } = useLeadChange(lead, async (note: string) => {
    const changed = await callAsStaff(addLeadNote, { params: { id: lead.id }, body: { text: note } });
    // Here, since another request may be open by now.
    clear(note);
    return changed;
  });
  const save = (onSaved?: () => void) => change(text, onSaved);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <Disclosure
      isOpen={wasThere}
      label={
        <span>
          Add a note without a step
          <KeyHint of="note" />
        </span>
      }
    >
      <form className={joinClasses(stack[12], desk.ownButtons)} onSubmit={submit}>
        <TextAreaField
          id={NOTE_FIELD}
          label="New note"
          hint={`It stays in the history of this request. Up to ${LONGEST_NOTE} characters. Ctrl+Enter saves it.`}
          rows={2}
          maxLength={LONGEST_NOTE}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={leaveOrSend}
        />
        <div className={across[8]}>
          <Button type="submit" size="small" variant="outline" busy={busy !== null} busyLabel="Saving..." aria-disabled={busy !== null}>
            Save note
          </Button>
          {text.trim() !== '' && (
            <KeyButton of="nextRequest" size="small" variant="quiet" aria-disabled={busy !== null} onClick={() => save(onNext)}>
              Save and open the next
            </KeyButton>
          )}
        </div>
        <ChangeOutcome outcome={outcome} saved="Saved: the note is in the history." />
      </form>
    </Disclosure>
  );
}
