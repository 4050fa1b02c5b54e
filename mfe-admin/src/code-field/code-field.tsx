import { Button, joinClasses, stack, TextField } from '@annuity-lantern/ui';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import desk from '../shared-styles/desk.module.css';
import styles from './code-field.module.css';

interface CodeFieldProps {
  readonly id: string;
  readonly error?: string | undefined;
  /** Takes the focus when it appears. */
  readonly takesFocus?: boolean;
}

/** The field `code`: six digits of the app, or a recovery code. */
export function CodeField({ id, error, takesFocus = false }: CodeFieldProps) {
  const [byRecovery, setByRecovery] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const change = () => {
    flushSync(() => setByRecovery(!byRecovery));
    input.current?.focus();
  };
  const field = { ref: input, id, name: 'code', error, autoCapitalize: 'none', spellCheck: false } as const;
  return (
    <div className={joinClasses(stack[8], desk.ownButtons, styles.code)}>
      {byRecovery ? (
        <TextField
          key="recovery"
          {...field}
          label="Recovery code"
          hint="One of the ten that you kept. Each works once."
          autoComplete="off"
        />
      ) : (
        <TextField
          key="app"
          {...field}
          label="Code from your app"
          hint="6 digits. The app shows a new code every 30 seconds."
          autoComplete="one-time-code"
          inputMode="numeric"
        />
      )}
      <Button variant="quiet" size="small" onClick={change}>
        {byRecovery ? 'Use a code from your app instead' : 'Use a recovery code instead'}
      </Button>
    </div>
  );
}
