import { addLeadNote, type LeadDetail, LONGEST_NOTE } from '@annuity-lantern/contracts/http';
import { across, font, joinClasses, stack, TextAreaField } from '@annuity-lantern/ui';
import type { FormEvent } from 'react';
import { ActionButton } from '../../../change/action-button.tsx';
import { momentWords } from '../../../dates-and-times/moment-words.ts';
import { useDraft } from '../../../drafts/use-draft.ts';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { useMayCall } from '../../../queries/session.ts';
import desk from '../../../shared-styles/desk.module.css';
import { DeskButton } from '../actions/desk-button.tsx';
import { ChangeOutcome } from '../components/change-outcome.tsx';
import { leaveOrSend } from '../keys/leave-field.ts';
import { useLeadChange } from '../model/use-lead-change.ts';
import { LockNotice } from '../writing/lock-notice.tsx';
import { useWriting } from '../writing/use-writing.ts';

export const NOTE_FIELD = 'lead-note';

interface NoteBoxProps {
  readonly detail: LeadDetail;
  /** It was removed from the store. */
  readonly isGone: boolean;
  readonly now: number;
  /** Opens the next request of the list. */
  readonly onNext: () => void;
}

/**
 * The last note, and the one field for a new one. It goes with the next outcome or step, or is saved alone. The text stays until then, also when the request
 * is erased or removed meanwhile.
 */
export function NoteBox({ detail: lead, isGone, now, onNext }: NoteBoxProps) {
  const { text, seen, setText, clear, see } = useDraft(lead.id, 'note', lead.seq);
  const writing = useWriting(lead, { isBegun: text !== '', seen: text === '' ? undefined : seen, isGone });
  const isLocked = writing.lock !== null;
  const { busy, outcome, start } = useLeadChange(lead, async (note: string) => {
    const changed = await callAsStaff(addLeadNote, { params: { id: lead.id }, body: { text: note } });
    // Here, since another request may be open by now.
    clear(note);
    return changed;
  });
  const mayNote = useMayCall(addLeadNote);
  const isOver = isGone || lead.status === 'erased';
  const last = isOver ? undefined : lead.history.findLast(({ note }) => note !== undefined);
  if (isOver && !writing.isHeld) return null;
  const save = (onSaved?: () => void) => {
    if (!isLocked) start(text, onSaved);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <section className={stack[8]} aria-label="Notes">
      {last && (
        <p>
          <span className={font.quiet}>{`Last note, ${momentWords(last.at, now)}, `}</span>
          <bdi className={font.quiet}>{last.by}</bdi>
          <span className={font.quiet}>: </span>
          <bdi>{last.note}</bdi>
        </p>
      )}
      {mayNote && (
        <form className={joinClasses(stack[8], desk.ownButtons)} onSubmit={submit} {...writing.form}>
          <TextAreaField
            id={NOTE_FIELD}
            label="New note"
            hint="It goes with the outcome that you press, or alone."
            data-action={isOver ? undefined : 'note'}
            rows={2}
            maxLength={LONGEST_NOTE}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={leaveOrSend}
          />
          <LockNotice
            writing={writing}
            field={NOTE_FIELD}
            onGoOn={
              isOver
                ? undefined
                : () => {
                    writing.goOn();
                    see();
                  }
            }
          />
          {!isOver && (
            <div className={across[8]}>
              <DeskButton of={text.trim() === '' ? undefined : 'saveNote'} type="submit" variant="outline" busy={busy}>
                Save note
              </DeskButton>
              {text.trim() !== '' && (
                <ActionButton variant="quiet" waits={busy} onClick={() => save(onNext)}>
                  Save and open the next
                </ActionButton>
              )}
            </div>
          )}
          <ChangeOutcome outcome={outcome} saved="Saved: the note is in the history." />
        </form>
      )}
    </section>
  );
}
