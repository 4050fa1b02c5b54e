import { across, Button, Notice } from '@annuity-lantern/ui';
import { useEffect, useRef } from 'react';
import desk from '../../../shared-styles/desk.module.css';
import { focusField } from '../keys/focus-field.ts';
import type { Writing } from './use-writing.ts';

interface LockNoticeProps {
  readonly writing: Writing;
  /** Takes the focus when the person continues. */
  readonly field: string;
  /** Absent if the person may not send the form any more. */
  readonly onGoOn?: (() => void) | undefined;
  /** Absent for a text, which its writer deletes in the field: a typed space must not delete it. */
  readonly onDelete?: () => void;
}

/** Below the fields of a form: who changed the request meanwhile. It comes into sight. What is typed stays. */
export function LockNotice({ writing: { lock }, field, onGoOn, onDelete }: LockNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  const isLocked = lock !== null;
  useEffect(() => {
    if (isLocked) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isLocked]);
  const goOn = () => {
    onGoOn?.();
    focusField(field);
  };
  return (
    <div ref={box} role="status" className={desk.unlessEmpty}>
      {lock !== null && (
        <Notice tone="straw" title={`${lock}.`}>
          <p>
            {onGoOn
              ? 'What you type stays here, and was not sent. Read it again before you go on.'
              : 'What you type stays here, and was not sent. You can copy it.'}
          </p>
          {(onGoOn || onDelete) && (
            <p className={across[8]}>
              {onGoOn && (
                <Button size="small" variant="outline" onClick={goOn}>
                  Go on
                </Button>
              )}
              {onDelete && (
                <Button size="small" variant="quiet" onClick={onDelete}>
                  Delete what I typed
                </Button>
              )}
            </p>
          )}
        </Notice>
      )}
    </div>
  );
}
