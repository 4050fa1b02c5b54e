import { confirmSignInCode, type NewSignInCode } from '@annuity-lantern/contracts/http';
import { QrCode } from '@annuity-lantern/host-kit/qr-code';
import { across, Button, font, joinClasses, stack, TextField } from '@annuity-lantern/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import { ActionButton } from '../../../change/action-button.tsx';
import { useChange } from '../../../change/use-change.ts';
import { problemsIn } from '../../../proof/explain-refusal.ts';
import { RefusalNotice } from '../../../proof/refusal-notice.tsx';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { queryKeys } from '../../../queries/query-keys.ts';
import desk from '../../../shared-styles/desk.module.css';
import { useQrCode } from '../model/use-qr-code.ts';
import styles from './sign-in-code.module.css';

interface NewSecretProps {
  readonly secret: NewSignInCode;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onCancel?: () => void;
}

const fieldIds = { code: 'new-secret-code' } as const;

/** The secret for the app, as a QR code, in letters and as a link, and the field that turns it on. */
export function NewSecret({ secret: { secret, address }, onDone, onCancel }: NewSecretProps) {
  const client = useQueryClient();
  const box = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const modules = useQrCode(address);
  const change = useChange({
    send: async (code: string) => {
      // The session gets a new id: a read with the old one would look like the end of the session.
      await client.cancelQueries({ queryKey: queryKeys.desk });
      return callAsStaff(confirmSignInCode, { body: { code } });
    },
    onSaved: ({ recoveryCodes }) => onDone(recoveryCodes),
    invalidates: [queryKeys.accounts],
  });
  const { error, attempt } = change;
  const [problem] = problemsIn(error, fieldIds);
  useEffect(() => box.current?.focus(), []);
  useEffect(() => {
    if (attempt > 0) field.current?.focus();
  }, [attempt]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    change.start(String(new FormData(event.currentTarget).get('code')));
  };
  return (
    <section ref={box} tabIndex={-1} className={stack[16]} aria-label="Connect your app">
      <p>1. Scan this code with an authenticator app on your phone.</p>
      {modules && (
        <div className={styles.paper}>
          <QrCode modules={modules} className={styles.qrCode} />
        </div>
      )}
      <p>
        Can’t scan it? Type this key into the app:{' '}
        <code className={joinClasses(font.strong, font.anywhere, styles.key)}>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <p>
        On the phone itself? <a href={address}>Open the key in your app</a>
      </p>
      <RefusalNotice refusal={change.refusal} />
      <form className={joinClasses(stack[16], desk.column)} noValidate onSubmit={submit} aria-label="Turn on the sign-in code">
        <p>2. Type the code that the app shows now.</p>
        <div className={desk.fields}>
          <TextField
            ref={field}
            id={fieldIds.code}
            name="code"
            label="Code from your app"
            autoComplete="one-time-code"
            inputMode="numeric"
            error={problem?.message}
          />
        </div>
        <div className={across[8]}>
          <ActionButton type="submit" busy={change.busy} busyLabel="Checking...">
            Turn on
          </ActionButton>
          {onCancel && (
            <Button variant="quiet" size="small" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}
