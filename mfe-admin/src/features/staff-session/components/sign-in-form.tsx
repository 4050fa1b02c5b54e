import { signIn } from '@annuity-lantern/contracts/http';
import { Button, Checkbox, ErrorSummary, type FieldProblem, Notice, TextField } from '@annuity-lantern/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { explainRefusal, type Refusal } from '../model/explain-refusal.ts';
import { type Credentials, useSignIn } from '../model/use-staff-session.ts';
import styles from './sign-in-form.module.css';

const fieldIds = { username: 'staff-username', password: 'staff-password' } as const;

/** Both fields are uncontrolled: what was typed stays in them when sign-in fails. */
export function SignInForm() {
  const signInNow = useSignIn();
  const [attempt, setAttempt] = useState(0);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [refusal, setRefusal] = useState<Refusal>();
  const [shown, setShown] = useState(false);
  const refusalBox = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (refusal) refusalBox.current?.focus();
  }, [refusal]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (signInNow.isPending) return;
    const credentials = readCredentials(event.currentTarget);
    const wrong = findProblems(credentials);
    setRefusal(undefined);
    setProblems(wrong);
    setAttempt(attempt + 1);
    if (wrong.length > 0) return;
    signInNow.mutate(credentials, { onError: (error) => setRefusal(explainRefusal(error, Date.now())) });
  };

  const errorOf = (id: string) => problems.find((problem) => problem.fieldId === id)?.message;
  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-label="Staff sign-in">
      <ErrorSummary title="Something is missing" errors={problems} focusKey={attempt} />
      {refusal && (
        <div ref={refusalBox} tabIndex={-1} className={styles.refusal}>
          <Notice tone="brick" role="alert" title={refusal.title}>
            <p>{refusal.text}</p>
          </Notice>
        </div>
      )}
      <TextField
        id={fieldIds.username}
        name="username"
        label="User name"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf(fieldIds.username)}
      />
      <TextField
        id={fieldIds.password}
        name="password"
        label="Password"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf(fieldIds.password)}
      />
      <Checkbox
        id="staff-show-password"
        label="Show password"
        checked={shown}
        onChange={(event) => setShown(event.currentTarget.checked)}
      />
      <Button type="submit" busy={signInNow.isPending} busyLabel="Signing in...">
        Sign in
      </Button>
    </form>
  );
}

function readCredentials(form: HTMLFormElement): Credentials {
  const values = new FormData(form);
  return { username: String(values.get('username') ?? '').trim(), password: String(values.get('password') ?? '') };
}

function findProblems(credentials: Credentials): FieldProblem[] {
  const issues = signIn.body?.safeParse(credentials).error?.issues ?? [];
  return issues.map((issue) => ({ fieldId: issue.path[0] === 'username' ? fieldIds.username : fieldIds.password, message: issue.message }));
}
