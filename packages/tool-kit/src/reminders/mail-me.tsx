import { withErrorReference } from '@annuity-lantern/contracts/error-reference';
import { askReminder, type ReminderAsk, VisitorEmail } from '@annuity-lantern/contracts/http';
import { messages } from '@annuity-lantern/contracts/messages';
import { ApiError, call, noAnswerWords } from '@annuity-lantern/host-kit';
import { OrCall } from '@annuity-lantern/host-kit/or-call';
import { above, Button, Disclosure, flow, font, joinClasses, Notice, TextField } from '@annuity-lantern/ui';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './mail-me.module.css';

interface MailMeProps {
  readonly id: string;
  /** What it does: "Email me a week before". */
  readonly label: string;
  /** What the visitor agrees to, in short sentences. */
  readonly note: ReactNode;
  /** Fields beside the address. */
  readonly children?: ReactNode;
  /** What is asked for; null while a field is wrong. */
  readonly ask: ReminderAsk | null;
}

type Progress = { readonly kind: 'open' | 'sending' | 'sent' } | { readonly kind: 'failed'; readonly words: string };

/** Asks for a mail with nothing but an address. The mail starts only once its receiver has confirmed it. */
export function MailMe({ id, label, note, children, ask }: MailMeProps) {
  const [email, setEmail] = useState('');
  const [website, setWebsite] = useState('');
  const [error, setError] = useState<string>();
  const [progress, setProgress] = useState<Progress>({ kind: 'open' });
  const sent = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The pressed button is gone.
    if (progress.kind === 'sent') sent.current?.focus();
  }, [progress.kind]);

  function changeAddress(): void {
    flushSync(() => setProgress({ kind: 'open' }));
    document.getElementById(`${id}-email`)?.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const address = VisitorEmail.safeParse(email);
    setError(address.error?.issues[0]?.message);
    if (!address.success || !ask) {
      if (!address.success) document.getElementById(`${id}-email`)?.focus();
      return;
    }
    // As it is shown afterwards.
    setEmail(address.data);
    setProgress({ kind: 'sending' });
    try {
      await call(askReminder, { body: { email: address.data, ask, ...(website ? { website } : {}) } });
      setProgress({ kind: 'sent' });
    } catch (failure) {
      // A browser may have filled it in.
      setWebsite('');
      setProgress({ kind: 'failed', words: failureWords(failure) });
    }
  }

  return (
    <Disclosure label={label} className={above[16]}>
      {progress.kind === 'sent' ? (
        <div ref={sent} tabIndex={-1} className={above[8]}>
          <Notice tone="leaf" title="Check your email" role="status">
            <p>
              <span>We sent a link to</span> <strong className={font.anywhere}>{email}</strong>
              <span>. Wrong?</span>{' '}
              <Button variant="quiet" size="small" onClick={changeAddress}>
                Change it here
              </Button>
            </p>
            <p>
              Open the link and press the button there. Nothing starts before that. No email? Look in your spam folder. If you already
              confirmed this, we don’t write again.
            </p>
          </Notice>
        </div>
      ) : (
        <form onSubmit={(event) => void submit(event)} noValidate className={joinClasses(flow[16], above[8], styles.form)}>
          {children}
          <TextField
            id={`${id}-email`}
            label="Your email address"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            error={error}
            onChange={(event) => {
              setEmail(event.target.value);
              setError(undefined);
            }}
          />
          <div className={styles.honeypot} aria-hidden="true">
            <label htmlFor={`${id}-website`}>Leave this field empty</label>
            <input
              id={`${id}-website`}
              type="text"
              autoComplete="off"
              tabIndex={-1}
              value={website}
              onChange={(event) => setWebsite(event.target.value)}
            />
          </div>
          <div className={joinClasses(font.note, font.measure)}>{note}</div>
          <Button type="submit" variant="outline" busy={progress.kind === 'sending'} busyLabel="Sending...">
            Send me the link
          </Button>
          <div role="alert">
            {progress.kind === 'failed' && (
              <Notice tone="brick" title={progress.words}>
                <p>
                  <OrCall />
                </p>
              </Notice>
            )}
          </div>
        </form>
      )}
    </Disclosure>
  );
}

function failureWords(failure: unknown): string {
  const isKnown = failure instanceof ApiError && (failure.status === 429 || failure.status === 503);
  const refused = failure instanceof ApiError ? failure.wire?.errors?.find(({ field }) => field !== 'website') : undefined;
  if (isKnown && failure.status === 429) return messages.server.tooManyRequests;
  if (refused) return refused.message;
  return withErrorReference(
    noAnswerWords(failure) ?? (isKnown ? messages.server.storeUnavailable : messages.server.internal),
    failure instanceof ApiError ? failure : undefined,
  );
}
