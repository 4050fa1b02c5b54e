import * as RadixToast from 'radix-ui/toast';
import { joinClasses } from '../../join-classes.ts';
import { Check, CircleAlert, Info, X } from '../icons/icons.ts';
import styles from './toast-viewport.module.css';

export interface ToastMessage {
  readonly id: number;
  readonly status: 'success' | 'error' | 'info';
  readonly title: string;
  readonly text?: string | undefined;
}

export interface ToastViewportProps {
  /** At most one is shown. */
  readonly toast: ToastMessage | null;
  readonly onDismiss: (id: number) => void;
}

/** Milliseconds until a toast closes by itself; not counted while the pointer or the focus rests on it. */
const TOAST_DURATION = 5_000;

const statusIcons = { success: Check, error: CircleAlert, info: Info };

/** Shows a toast for a few seconds. F8 moves focus to it, a swipe right closes it. */
export function ToastViewport({ toast, onDismiss }: ToastViewportProps) {
  return (
    <RadixToast.Provider duration={TOAST_DURATION} swipeDirection="right" swipeThreshold={50}>
      {toast && <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} />}
      <RadixToast.Viewport hotkey={['F8']} className={styles.viewport} />
    </RadixToast.Provider>
  );
}

function ToastCard({ toast, onDismiss }: { readonly toast: ToastMessage; readonly onDismiss: (id: number) => void }) {
  const StatusIcon = statusIcons[toast.status];
  return (
    <RadixToast.Root
      open
      onOpenChange={(open) => !open && onDismiss(toast.id)}
      type={toast.status === 'info' ? 'background' : 'foreground'}
      className={joinClasses(styles.toast, styles[toast.status])}
    >
      <StatusIcon className={styles.icon} />
      <div className={styles.words}>
        <RadixToast.Title className={styles.title}>{toast.title}</RadixToast.Title>
        {toast.text && <RadixToast.Description>{toast.text}</RadixToast.Description>}
      </div>
      <RadixToast.Close aria-label="Close" className={styles.close}>
        <X />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
