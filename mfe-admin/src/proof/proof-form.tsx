import { across, Button, ErrorSummary, font, joinClasses, stack, TextField } from '@annuity-lantern/ui';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { ActionButton } from '../change/action-button.tsx';
import { useChange } from '../change/use-change.ts';
import { CodeField } from '../code-field/code-field.tsx';
import { queryKeys } from '../queries/query-keys.ts';
import { useOwnName } from '../queries/session.ts';
import desk from '../shared-styles/desk.module.css';
import { problemsIn } from './explain-refusal.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { UserNameLine } from './user-name-line.tsx';

interface Proof {
  readonly password: string;
  readonly code?: string;
}

interface ProofFormProps<Answer> {
  /** What it is for, and the words of its button. */
  readonly title: string;
  /** Why the password is asked for, if the person has not just asked for it. */
  readonly why?: string;
  /** The account has a sign-in code, which is asked for too. */
  readonly withCode: boolean;
  /** Takes the focus when it appears, and gives it back when it is gone. */
  readonly takesFocus?: boolean;
  readonly send: (proof: Proof) => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
  readonly onCancel?: () => void;
}

/** Asks the person who is signed in to prove who they are. The fields are uncontrolled, so that they keep their text after a refusal. */
export function ProofForm<Answer>({ title, why, withCode, takesFocus = false, send, onDone, onCancel }: ProofFormProps<Answer>) {
  // Two of these forms can be open.
  const own = useId();
  const username = useOwnName();
  const fieldIds = { password: `${own}-password`, code: `${own}-code` };
  const password = useRef<HTMLInputElement>(null);
  const change = useChange({ send, onSaved: onDone, invalidates: [queryKeys.accounts] });
  const problems = problemsIn(change.error, fieldIds);
  const errorOf = (id: string) => problems.find(({ fieldId }) => fieldId === id)?.message;
  useEffect(() => {
    if (!takesFocus) return;
    const before = document.activeElement;
    password.current?.focus();
    return () => {
      const isLost = document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement) before.focus();
    };
  }, [takesFocus]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    change.start({ password: String(values.get('password')), ...(withCode && { code: String(values.get('code')) }) });
  };
  return (
    <form className={joinClasses(stack[16], desk.column)} noValidate onSubmit={submit} aria-label={title}>
      <ErrorSummary id={`${own}-errors`} title="Nothing has changed" errors={problems} focusKey={change.attempt} />
      <RefusalNotice refusal={change.refusal} />
      {why && <p className={font.quiet}>{why}</p>}
      <div className={desk.fields}>
        {username !== undefined && <UserNameLine id={`${own}-username`} username={username} />}
        <TextField
          ref={password}
          id={fieldIds.password}
          name="password"
          type="password"
          label="Your password"
          autoComplete="current-password"
          error={errorOf(fieldIds.password)}
        />
      </div>
      {withCode && <CodeField id={fieldIds.code} error={errorOf(fieldIds.code)} />}
      <div className={across[8]}>
        <ActionButton type="submit" busy={change.busy} busyLabel="Checking...">
          {title}
        </ActionButton>
        {onCancel && (
          <Button variant="quiet" size="small" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
