import type { ComponentPropsWithRef, MouseEvent, ReactElement } from 'react';
import { joinClasses } from '../../join-classes.ts';
import { Clock } from '../icons/icons.ts';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button-class.ts';

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** Gray, with a clock. A press does nothing, but the button keeps its focus. */
  readonly busy?: boolean | undefined;
  readonly busyLabel?: string | undefined;
  /** Shown before the label. */
  readonly icon?: ReactElement | false | undefined;
}

export function Button(props: ButtonProps) {
  const { variant, size, night, wide, busy = false, busyLabel = 'Submitting...', icon, className, children, onClick, ...button } = props;

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (!busy) return onClick?.(event);
    event.preventDefault();
  }

  return (
    <button
      type="button"
      {...button}
      // `disabled` would drop the focus of the person who just pressed it.
      aria-disabled={busy || button['aria-disabled']}
      className={joinClasses(buttonClass({ variant, size, night, wide }), busy && styles.busy, className)}
      onClick={press}
    >
      {busy ? <Clock /> : icon}
      <span>{busy ? busyLabel : children}</span>
    </button>
  );
}
