import { showToast } from '@annuity-lantern/host-kit';
import { across, Button, Dialog, Notice, stack, TextField } from '@annuity-lantern/ui';
import type { QueryKey } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ActionButton } from './action-button.tsx';
import { focusSection } from './focus-section.ts';
import type { Words } from './toast-failure.ts';
import { useChange } from './use-change.ts';

interface ReasonButtonProps {
  readonly verb: string;
  readonly busyLabel?: string;
  /** What the verb is done to. */
  readonly name: string;
  /** What follows from it. */
  readonly children: ReactNode;
  readonly field: { readonly id: string; readonly label: string; readonly maxLength: number };
  readonly send: (reason: string) => Promise<unknown>;
  readonly invalidates: readonly QueryKey[];
  readonly saved: Words;
  /** Someone else changed it first. */
  readonly gone: Words;
  readonly unknown: Words;
}

/** A button that asks for a reason, and sends it. */
export function ReasonButton({ verb, busyLabel, name, children, field, send, invalidates, saved, gone, unknown }: ReasonButtonProps) {
  const [asking, setAsking] = useState(false);
  const [text, setText] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const { busy, error, start } = useChange<unknown, string>({
    send,
    onSaved: () => {
      // The dialog gives the focus back to the button, which is about to be removed.
      flushSync(() => setAsking(false));
      focusSection(button.current);
      showToast({ status: 'success', ...saved });
    },
    invalidates,
  });
  const title = `${verb}: ${name}`;
  const wrong = error?.wire?.errors?.[0]?.message;
  const failure = error?.status === 404 ? gone : unknown;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    start(text);
  };
  return (
    <>
      <Button ref={button} variant="quiet" size="small" aria-label={title} onClick={() => setAsking(true)}>
        {`${verb}...`}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title={title}>
        <form className={stack[12]} noValidate onSubmit={submit}>
          {children}
          <TextField {...field} required autoComplete="off" value={text} error={wrong} onChange={(event) => setText(event.target.value)} />
          {error && !wrong && error.status !== 401 && (
            <Notice tone="brick" role="alert" title={failure.title}>
              <p>{failure.text}</p>
            </Notice>
          )}
          <div className={across[12]}>
            <ActionButton type="submit" busy={busy} busyLabel={busyLabel}>
              {verb}
            </ActionButton>
            <Button size="small" variant="outline" onClick={() => setAsking(false)}>
              Cancel
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
