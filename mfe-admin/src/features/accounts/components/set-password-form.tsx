import { resetPassword } from '@annuity-lantern/contracts/http';
import { call } from '@annuity-lantern/host-kit';
import { Checkbox, ErrorSummary, stack, TextField } from '@annuity-lantern/ui';
import { type FormEvent, useState } from 'react';
import { ActionButton } from '../../../change/action-button.tsx';
import { useChange } from '../../../change/use-change.ts';
import { problemsIn } from '../../../proof/explain-refusal.ts';
import { RefusalNotice } from '../../../proof/refusal-notice.tsx';

interface SetPasswordFormProps {
  /** Of the link. It leaves the browser in the body of the call only. */
  readonly token: string;
  readonly onDone: () => void;
}

const fieldIds = { password: 'account-first-password' } as const;

/** Sets a password by a manager's link. */
export function SetPasswordForm({ token, onDone }: SetPasswordFormProps) {
  const [shown, setShown] = useState(false);
  const change = useChange({ send: (password: string) => call(resetPassword, { body: { token, password } }), onSaved: onDone });
  const problems = problemsIn(change.error, fieldIds);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    change.start(String(new FormData(event.currentTarget).get('password')));
  };
  return (
    <form className={stack[24]} noValidate onSubmit={submit} aria-label="Set your password">
      <ErrorSummary title="Your password is not set" errors={problems} focusKey={change.attempt} />
      <RefusalNotice refusal={change.refusal} />
      <TextField
        id="account-first-username"
        name="username"
        label="User name"
        hint="The one that your link came with. Your browser keeps it with the password."
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        id={fieldIds.password}
        name="password"
        type={shown ? 'text' : 'password'}
        label="New password"
        hint="12 characters or more. A few words that you make up work well."
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        error={problems[0]?.message}
      />
      <Checkbox id="account-show-first-password" label="Show password" checked={shown} onChange={() => setShown(!shown)} />
      <ActionButton type="submit" size="regular" busy={change.busy} busyLabel="Setting...">
        Set password
      </ActionButton>
    </form>
  );
}
