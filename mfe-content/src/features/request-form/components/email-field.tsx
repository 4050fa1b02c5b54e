import { above, across, Button, font, joinClasses, TextField } from '@annuity-lantern/ui';
import styles from './email-field.module.css';
import { type ControlProps, fieldProps } from './field-props.ts';

interface EmailFieldProps extends ControlProps<'email'> {
  /** Only this field has a suggestion. */
  readonly name: 'email';
}

/** The email address, with a suggestion below it for a likely typing mistake. */
export function EmailField(props: EmailFieldProps) {
  const { onBlur, onChange, ...field } = fieldProps(props);
  const { email } = props.fields;
  const questionId = `${field.id}-suggestion`;
  return (
    <div>
      <TextField
        {...field}
        aria-describedby={email.suggestion ? questionId : undefined}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        onFocus={email.prepare}
        onBlur={(event) => {
          void onBlur(event);
          void email.check(event.currentTarget.value);
        }}
        onChange={(event) => {
          void onChange(event);
          email.forget();
        }}
      />
      <div className={email.suggestion && field.error ? styles.refused : undefined}>
        {/* Always rendered: screen readers announce only text added to an existing live region. */}
        <div role="status">{email.suggestion && <Question id={questionId} address={email.suggestion.address} />}</div>
        {email.suggestion && (
          <div className={joinClasses(across[16], above[8])}>
            <Button
              variant="outline"
              size="small"
              className={joinClasses(font.anywhere, styles.choice)}
              onClick={email.takeOver}
            >{`Use ${email.suggestion.address}`}</Button>
            {email.suggestion.mayKeep && (
              <Button variant="quiet" size="small" className={styles.keep} onClick={email.keepAsTyped}>
                Keep as typed
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

function Question({ id, address }: { readonly id: string; readonly address: string }) {
  return (
    <p id={id} className={joinClasses(font.small, font.anywhere, above[8])}>
      Did you mean <strong>{address}</strong>?
    </p>
  );
}
