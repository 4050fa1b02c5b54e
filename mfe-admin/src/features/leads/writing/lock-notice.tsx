import { across, Button, Notice } from '@annuity-lantern/ui';
import desk from '../../../shared-styles/desk.module.css';
import { focusField } from '../keys/focus-field.ts';
import type { Writing } from './use-writing.ts';

interface LockNoticeProps {
  readonly writing: Writing;
  /** Takes the focus when the person continues. */
  readonly field: string;
  /** Absent if the person may not send the form any more. */
  readonly onGoOn?: (() => void) | undefined;
  readonly onDelete: () => void;
}

/** Below the fields of a form: who changed the request meanwhile. What is typed stays in sight. */
export function LockNotice({ writing: { lock }, field, onGoOn, onDelete }: LockNoticeProps) {
  const goOn = () => {
    onGoOn?.();
    focusField(field);
  };
  return (
    <div role="status" className={desk.unlessEmpty}>
      {lock !== null && (
        <Notice tone="straw" title={`${lock}.`}>
          <p>
            {onGoOn
              ? 'What you typed is still here, and was not sent. Read it again before you go on.'
              : 'What you typed is still here, and was not sent. You can copy it.'}
          </p>
          <p className={across[8]}>
            {onGoOn && (
              <Button size="small" variant="outline" onClick={goOn}>
                Go on
              </Button>
            )}
            <Button size="small" variant="quiet" onClick={onDelete}>
              Delete what I typed
            </Button>
          </p>
        </Notice>
      )}
    </div>
  );
}
