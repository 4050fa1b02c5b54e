import { addOwnMail } from '@annuity-lantern/contracts/http';
import { across, ErrorSummary, joinClasses, screenOnly, stack, TextField } from '@annuity-lantern/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { ActionButton } from '../../../change/action-button.tsx';
import { useChange } from '../../../change/use-change.ts';
import { problemsIn } from '../../../proof/explain-refusal.ts';
import { ProofStep } from '../../../proof/proof-step.tsx';
import { RefusalNotice } from '../../../proof/refusal-notice.tsx';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { queryKeys } from '../../../queries/query-keys.ts';
import { markMailGiven } from '../model/mark-mail-given.ts';
import styles from './accounts.module.css';

const fieldIds = { mail: 'own-mail' } as const;

/** Asks for the mail address of an account that has none, the first manager's, in a line below the part. */
export function OwnMailNotice() {
  const client = useQueryClient();
  const change = useChange({
    send: (mail: string) => callAsStaff(addOwnMail, { body: { mail } }),
    onSaved: () => markMailGiven(client),
    invalidates: [queryKeys.accounts],
  });
  const problems = problemsIn(change.error, fieldIds);
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    change.start(String(new FormData(event.currentTarget).get('mail')).trim());
  };
  return (
    <div className={joinClasses(screenOnly, stack[8], styles.asked)}>
      <form className={stack[8]} noValidate onSubmit={add} aria-label="Add your mail address">
        <ErrorSummary id="own-mail-errors" title="The mail address is not saved" errors={problems} focusKey={change.attempt} />
        <RefusalNotice refusal={change.refusal} />
        <div className={joinClasses(across[12], styles.line)}>
          <TextField
            id={fieldIds.mail}
            name="mail"
            type="email"
            label="Add your mail address, so reminders reach you"
            autoComplete="email"
            error={problems[0]?.message}
          />
          <ActionButton type="submit" busy={change.busy}>
            Save
          </ActionButton>
        </div>
      </form>
      <ProofStep proof={change.proof} />
    </div>
  );
}
