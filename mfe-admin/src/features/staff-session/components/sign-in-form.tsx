import { signIn } from '@annuity-lantern/contracts/http';
import { Button, Checkbox, ErrorSummary, type FieldProblem, joinClasses, Notice, stack, TextField } from '@annuity-lantern/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ActionButton } from '../../../change/action-button.tsx';
import { CodeField } from '../../../code-field/code-field.tsx';
import { codeWords, explainRefusal, type Refusal } from '../model/explain-refusal.ts';
import { type Credentials, useSignIn } from '../model/use-staff-session.ts';
import styles from './sign-in-form.module.css';

const fieldIds = { username: 'staff-username', password: 'staff-password', code: 'staff-code' } as const;

/**
 * User name and password, then the code if the account has one. The fields are uncontrolled, so that they keep their text when sign-in fails.
 * `username` is of the person whose session has just ended, or empty.
 */
export function SignInForm({ username }: { readonly username: string }) {
  const { busy, start } = useSignIn();
  const [attempt, setAttempt] = useState(0);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [refusal, setRefusal] = useState<Refusal>();
  const [shown, setShown] = useState(false);
  /** Whose code is asked for. */
  const [asked, setAsked] = useState<string>();
  const refusalBox = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (refusal) refusalBox.current?.focus();
  }, [refusal]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const credentials = readCredentials(event.currentTarget);
    const wrong = findProblems(credentials);
    setRefusal(undefined);
    setProblems(wrong);
    setAttempt(attempt + 1);
    if (wrong.length > 0) return focusCode();
    start(credentials, {
      onError: (error) => {
        const words = codeWords(error);
        if (error.wire?.code === 'code_needed') setAsked(credentials.username);
        else if (words) flushSync(() => setProblems([{ fieldId: fieldIds.code, message: words }]));
        else {
          // The password was changed in between.
          if (error.wire?.code === 'sign_in_refused') setAsked(undefined);
          setRefusal(explainRefusal(error, Date.now()));
        }
        if (words) focusCode();
      },
    });
  };
  const goBack = () => {
    flushSync(() => {
      setAsked(undefined);
      setProblems([]);
      setRefusal(undefined);
    });
    document.getElementById(fieldIds.password)?.focus();
  };

  const errorOf = (id: string) => problems.find((problem) => problem.fieldId === id)?.message;
  return (
    <form className={stack[24]} noValidate onSubmit={submit} aria-label="Staff sign-in">
      {!navigator.cookieEnabled && (
        <Notice tone="straw" title="The staff desk needs cookies.">
          <p>Your browser blocks them for this site. Allow them in its settings, then reload this page.</p>
        </Notice>
      )}
      {asked === undefined && <ErrorSummary title="Something is missing" errors={problems} focusKey={attempt} />}
      {refusal && (
        <div ref={refusalBox} tabIndex={-1} className={styles.refusal}>
          <Notice tone="brick" role="alert" title={refusal.title}>
            <p>{refusal.text}</p>
          </Notice>
        </div>
      )}
      <div className={joinClasses(stack[24], styles.fields)} hidden={asked !== undefined}>
        <TextField
          id={fieldIds.username}
          name="username"
          defaultValue={username}
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
      </div>
      {asked !== undefined && (
        <div className={joinClasses(stack[24], styles.fields)}>
          <p>{`The password for ${asked} is right. One more step.`}</p>
          <CodeField id={fieldIds.code} error={errorOf(fieldIds.code)} takesFocus />
        </div>
      )}
      <ActionButton type="submit" size="regular" busy={busy} busyLabel="Signing in...">
        Sign in
      </ActionButton>
      {asked !== undefined && (
        <Button variant="quiet" onClick={goBack}>
          Back to the password
        </Button>
      )}
    </form>
  );
}

function focusCode(): void {
  document.getElementById(fieldIds.code)?.focus();
}

function readCredentials(form: HTMLFormElement): Credentials {
  const values = new FormData(form);
  const code = values.get('code');
  return {
    username: String(values.get('username') ?? '').trim(),
    password: String(values.get('password') ?? ''),
    ...(code !== null && { code: String(code) }),
  };
}

function findProblems(credentials: Credentials): FieldProblem[] {
  const issues = signIn.body?.safeParse(credentials).error?.issues ?? [];
  return issues.map(({ path: [name], message }) => ({ fieldId: fieldIds[name as keyof typeof fieldIds], message }));
}
