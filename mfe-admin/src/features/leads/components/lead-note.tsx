import { addLeadNote, type LeadDetail, LONGEST_NOTE } from '@annuity-lantern/contracts/http';
import { Button, Disclosure, TextAreaField } from '@annuity-lantern/ui';
import { type FormEvent, useState } from 'react';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { useLeadChange } from '../model/use-lead-change.ts';
import { ChangeOutcome } from './change-outcome.tsx';
import styles from './lead-work.module.css';

/** A note without a step. What was typed stays until it was saved. */
export function LeadNote({ detail: lead }: { detail: LeadDetail }) {
  const [text, setText] = useState('');
  const { busy, outcome, change } = useLeadChange(lead, (note: string) =>
    callAsStaff(addLeadNote, { params: { id: lead.id }, body: { text: note } }),
  );
  const save = (event: FormEvent) => {
    event.preventDefault();
    change(text, () => setText(''));
  };
  return (
    <Disclosure label="Add a note without a step">
      <form className={styles.form} onSubmit={save}>
        <TextAreaField
          id="lead-note"
          label="New note"
          hint={`It stays in the history of this request. Up to ${LONGEST_NOTE} characters.`}
          rows={2}
          maxLength={LONGEST_NOTE}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" size="small" variant="outline" busy={busy !== null} busyLabel="Saving..." aria-disabled={busy !== null}>
          Save note
        </Button>
        <ChangeOutcome outcome={outcome} saved="Saved: the note is in the history." />
      </form>
    </Disclosure>
  );
}
