import { type ReactNode, useEffect, useRef } from 'react';
import { joinClasses } from '../../join-classes.ts';
import { X } from '../icons/icons.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  /** Esc, the close button, or a press beside the dialog. The caller then sets `open` to false. */
  readonly onClose: () => void;
  readonly title: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The browser's own modal dialog. Focus goes back to where it was before. */
export function Dialog({ open, onClose, title, className, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (!open || !dialog.current) return;
    const element = dialog.current;
    const opener = document.activeElement;
    if (!element.open) element.showModal();
    return () => {
      element.close();
      // Safari below 17 leaves the focus on the body.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [open]);

  return (
    <dialog
      ref={dialog}
      aria-label={title}
      className={joinClasses(styles.dialog, className)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The browser closes it without asking at the second Esc in a row.
      onClose={() => open && onClose()}
      onMouseDown={(event) => {
        // Not on click: a text selection that ends beside the dialog would close it.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      {open && (
        <div className={styles.sheet}>
          <div className={styles.head}>
            <h2 className={styles.title}>{title}</h2>
            <button type="button" className={styles.close} onClick={onClose}>
              <X />
              Close
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
