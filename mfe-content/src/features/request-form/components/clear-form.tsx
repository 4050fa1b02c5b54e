import { above, across, Button, font, joinClasses } from '@annuity-lantern/ui';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { blankValues, type FormValues } from '../model/form-values.ts';
import { readForm } from '../model/read-form.ts';
import type { RequestFormKind } from '../model/request-form-kind.ts';
import styles from './clear-form.module.css';
import type { Progress } from './use-request-form.ts';

interface ClearFormProps {
  readonly kind: RequestFormKind;
  readonly progress: Progress;
  readonly onClear: () => void;
}

/** Says how long a draft stays, and clears the form. The button is the browser's own reset until the script takes over. */
export function ClearForm({ kind, progress, onClear }: ClearFormProps) {
  const [isAsked, setIsAsked] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const question = useRef<HTMLParagraphElement>(null);
  const isSending = progress.kind === 'sending';
  useEffect(() => {
    if (isAsked) question.current?.focus();
  }, [isAsked]);

  function press(event: MouseEvent<HTMLButtonElement>): void {
    event.preventDefault();
    const { form } = event.currentTarget;
    if (!form || isSending) return;
    if (isMuch(kind, readForm(kind, form))) setIsAsked(true);
    else onClear();
  }

  /** Gives the focus back to the button that asked. */
  function close(): void {
    flushSync(() => setIsAsked(false));
    button.current?.focus();
  }

  return (
    <div className={above[24]}>
      <p className={font.note}>What you type stays in this tab until you send it, clear it or close the tab.</p>
      <Button
        ref={button}
        type="reset"
        variant="quiet"
        className={joinClasses(above[8], styles.clear)}
        aria-disabled={isSending}
        onClick={press}
      >
        Clear this form
      </Button>
      <p role="status" className={font.note}>
        {progress.kind === 'cleared' && 'The form is empty now.'}
      </p>
      {isAsked && !isSending && (
        <div className={above[8]}>
          <p ref={question} tabIndex={-1} className={font.strong}>
            Clear everything you typed? You can’t get it back.
          </p>
          <div className={joinClasses(across[16], above[8])}>
            <Button
              variant="outline"
              onClick={() => {
                onClear();
                close();
              }}
            >
              Yes, clear it
            </Button>
            <Button variant="quiet" onClick={close}>
              No, keep it
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

/** From these on, clearing asks once more. */
const much = { answers: 3, letters: 80 };

function isMuch({ answerNames }: RequestFormKind, values: FormValues): boolean {
  const given = answerNames.filter((name) => JSON.stringify(values[name]) !== JSON.stringify(blankValues[name]));
  return given.length >= much.answers || given.some((name) => JSON.stringify(values[name]).length > much.letters);
}
