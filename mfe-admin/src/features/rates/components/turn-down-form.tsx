import { LONGEST_REASON } from '@annuity-lantern/contracts/http';
import { across, Button, joinClasses, stack, TextAreaField } from '@annuity-lantern/ui';
import { type FormEvent, useState } from 'react';
import { ActionButton } from '../../../change/action-button.tsx';
import { useDraft } from '../../../drafts/use-draft.ts';
import styles from './waiting-sheets.module.css';

interface TurnDownFormProps {
  readonly id: string;
  readonly busy: boolean;
  /** Another task is running. */
  readonly isBlocked: boolean;
  readonly onTurnDown: (reason: string) => void;
  readonly onCancel: () => void;
}

/** Asks why a sheet is turned down. The text stays until the server has stored it. */
export function TurnDownForm({ id, busy, isBlocked, onTurnDown, onCancel }: TurnDownFormProps) {
  const { text: reason, setText: setReason } = useDraft(id, 'reason');
  const [isMissing, setMissing] = useState(false);
  const field = `rates-reason-${id}`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(reason.trim() === '');
    if (reason.trim() === '') document.getElementById(field)?.focus();
    else onTurnDown(reason.trim());
  };
  return (
    <form className={joinClasses(stack[12], styles.form)} noValidate onSubmit={submit} aria-label="Turn down this sheet">
      <TextAreaField
        id={field}
        label="Why do you turn it down?"
        hint={`It stays in the history of this sheet. Up to ${LONGEST_REASON} characters.`}
        error={isMissing && reason.trim() === '' ? 'Say why, in 1 to 300 characters.' : undefined}
        rows={2}
        maxLength={LONGEST_REASON}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className={across[12]}>
        <ActionButton type="submit" busy={busy} busyLabel="Turning down..." waits={isBlocked}>
          Turn down this sheet
        </ActionButton>
        <Button variant="outline" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
