import { across, ErrorSummary, type FieldProblem, font, joinClasses, stack, TextField } from '@annuity-lantern/ui';
import type { FormEvent } from 'react';
import { ActionButton } from '../../../change/action-button.tsx';
import desk from '../../../shared-styles/desk.module.css';
import { fieldIds, type RateDraft } from '../model/rate-draft.ts';
import { FileField } from './file-field.tsx';

interface SheetFormProps {
  readonly draft: RateDraft;
  readonly onDraft: (draft: RateDraft) => void;
  readonly problems: readonly FieldProblem[];
  /** Changes whenever fields are refused. */
  readonly attempt: number;
  readonly busy: boolean;
  readonly onCheck: () => void;
}

/** The file of a sheet, with the date and source that apply to all its rates. Checking it changes nothing. */
export function SheetForm({ draft, onDraft, problems, attempt, busy, onCheck }: SheetFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onCheck();
  };
  const errorOf = (id: string) => problems.find(({ fieldId }) => fieldId === id)?.message;
  return (
    <form className={joinClasses(stack[16], desk.column)} noValidate onSubmit={submit} aria-label="New rates">
      <ErrorSummary title="Something is missing" errors={problems} focusKey={attempt} />
      <FileField id={fieldIds.file} file={draft.file} error={errorOf(fieldIds.file)} onChoose={(file) => onDraft({ ...draft, file })} />
      <div className={desk.fields}>
        <TextField
          id={fieldIds.asOf}
          type="date"
          label="Rates are as of"
          optional
          hint="For rates without a day of their own in the column as_of."
          value={draft.asOf}
          error={errorOf(fieldIds.asOf)}
          onChange={(event) => onDraft({ ...draft, asOf: event.target.value })}
        />
        <TextField
          id={fieldIds.source}
          label="Source"
          hint="Visitors read it beside each rate without a source of its own."
          maxLength={80}
          value={draft.source}
          error={errorOf(fieldIds.source)}
          onChange={(event) => onDraft({ ...draft, source: event.target.value })}
        />
      </div>
      <div className={across[16]}>
        <ActionButton type="submit" busy={busy} busyLabel="Checking...">
          Check the sheet
        </ActionButton>
        <span className={font.quiet}>Nothing goes online yet.</span>
      </div>
    </form>
  );
}
