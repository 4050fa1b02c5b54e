import { changePassword } from '@annuity-lantern/contracts/http';
import { across, Checkbox, ErrorSummary, joinClasses, Notice, stack, TextField } from '@annuity-lantern/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { ActionButton } from '../../../change/action-button.tsx';
import { useChange } from '../../../change/use-change.ts';
import { problemsIn } from '../../../proof/explain-refusal.ts';
import { RefusalNotice } from '../../../proof/refusal-notice.tsx';
import { UserNameLine } from '../../../proof/user-name-line.tsx';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { queryKeys } from '../../../queries/query-keys.ts';
import desk from '../../../shared-styles/desk.module.css';

const fieldIds = { current: 'account-current-password', next: 'account-new-password' } as const;

/** Changes the person's own password. Both fields are uncontrolled, so that they keep their text after a refusal. */
export function PasswordForm({ username }: { username: string }) {
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState(false);
  const change = useChange({
    send: async (body: { readonly current: string; readonly next: string }) => {
      // The session gets a new id: a read with the old one would look like the end of the session.
      await client.cancelQueries({ queryKey: queryKeys.desk });
      return callAsStaff(changePassword, { body });
    },
    onSaved: () => form.current?.reset(),
    invalidates: [queryKeys.accounts],
  });
  const problems = problemsIn(change.error, fieldIds);
  const errorOf = (id: string) => problems.find(({ fieldId }) => fieldId === id)?.message;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    change.start({ current: String(values.get('current')), next: String(values.get('next')) });
  };
  const type = shown ? 'text' : 'password';
  return (
    <form ref={form} className={joinClasses(stack[16], desk.column)} noValidate onSubmit={submit} aria-label="Change your password">
      <ErrorSummary id="account-password-errors" title="Your password has not changed" errors={problems} focusKey={change.attempt} />
      <RefusalNotice refusal={change.refusal} />
      {change.isSaved && (
        <Notice tone="leaf" role="status" title="Your password has changed.">
          <p>You are signed out everywhere else.</p>
        </Notice>
      )}
      <div className={desk.fields}>
        <UserNameLine id="account-own-name" username={username} />
        <TextField
          id={fieldIds.current}
          name="current"
          type={type}
          label="Current password"
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          error={errorOf(fieldIds.current)}
        />
        <TextField
          id={fieldIds.next}
          name="next"
          type={type}
          label="New password"
          hint="12 characters or more. A few words that you make up work well."
          autoComplete="new-password"
          autoCapitalize="none"
          spellCheck={false}
          error={errorOf(fieldIds.next)}
        />
      </div>
      <Checkbox id="account-show-passwords" label="Show passwords" checked={shown} onChange={() => setShown(!shown)} />
      <div className={across[8]}>
        <ActionButton type="submit" busy={change.busy} busyLabel="Changing...">
          Change password
        </ActionButton>
      </div>
    </form>
  );
}
