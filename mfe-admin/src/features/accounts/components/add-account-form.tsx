import { addAccount, StaffRole } from '@annuity-lantern/contracts/http';
import { across, ErrorSummary, joinClasses, SelectField, stack, TextField } from '@annuity-lantern/ui';
import { type FormEvent, useState } from 'react';
import { ActionButton } from '../../../change/action-button.tsx';
import { useChange } from '../../../change/use-change.ts';
import { problemsIn } from '../../../proof/explain-refusal.ts';
import { ProofStep } from '../../../proof/proof-step.tsx';
import { RefusalNotice } from '../../../proof/refusal-notice.tsx';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { queryKeys } from '../../../queries/query-keys.ts';
import desk from '../../../shared-styles/desk.module.css';
import { roleOptions } from '../model/account-words.ts';
import { OneTimeLink } from './one-time-link.tsx';

const fieldIds = { username: 'account-username', displayName: 'account-name', mail: 'account-mail', role: 'account-role' } as const;

/** A new account. Its person sets the password with the link that appears. */
export function AddAccountForm() {
  const [added, setAdded] = useState('');
  const change = useChange({
    // Read when it is sent: the person may correct it while the password is asked for.
    send: async (shown: HTMLFormElement) => {
      const values = new FormData(shown);
      const username = String(values.get('username')).trim();
      const displayName = String(values.get('displayName')).trim();
      const role = StaffRole.safeParse(values.get('role')).data ?? 'viewer';
      const name = displayName ? { displayName } : {};
      const link = await callAsStaff(addAccount, { body: { username, mail: String(values.get('mail')), role, ...name } });
      setAdded(username.toLowerCase());
      return link;
    },
    onSaved: (_link, shown) => shown.reset(),
    invalidates: [queryKeys.accounts],
  });
  const problems = problemsIn(change.error, fieldIds);
  const errorOf = (id: string) => problems.find(({ fieldId }) => fieldId === id)?.message;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    change.start(event.currentTarget);
  };
  return (
    <>
      <form className={joinClasses(stack[16], desk.column)} noValidate onSubmit={submit} aria-label="Add an account">
        <ErrorSummary id="account-add-errors" title="The account was not added" errors={problems} focusKey={change.attempt} />
        <RefusalNotice refusal={change.refusal} />
        <div className={desk.fields}>
          <TextField
            id={fieldIds.username}
            name="username"
            label="User name"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={errorOf(fieldIds.username)}
          />
          <TextField
            id={fieldIds.displayName}
            name="displayName"
            label="Name that visitors see"
            optional
            autoComplete="off"
            error={errorOf(fieldIds.displayName)}
          />
          <TextField id={fieldIds.mail} name="mail" type="email" label="Mail address" autoComplete="off" error={errorOf(fieldIds.mail)} />
          <SelectField
            id={fieldIds.role}
            name="role"
            label="Role"
            options={roleOptions}
            defaultValue="agent"
            error={errorOf(fieldIds.role)}
          />
        </div>
        <div className={across[8]}>
          <ActionButton type="submit" busy={change.busy} busyLabel="Adding...">
            Add account
          </ActionButton>
        </div>
      </form>
      <ProofStep proof={change.proof} />
      {change.answer && <OneTimeLink id="account-first-link" username={added} link={change.answer} />}
    </>
  );
}
