import { dismissToast, type Toast, useToasts } from '@annuity-lantern/host-kit';
import { later, Part, useLater } from '@annuity-lantern/ui';
import { useEffect } from 'react';
import styles from './toast-area.module.css';

const loadToasts = later(() => import('@annuity-lantern/ui/toast'));

/** Milliseconds that a toast without its code stays. */
const PLAIN_FOR = 10_000;

/** Shows the one toast of the store. Its code is loaded with the first toast or as soon as one is expected; from then on the area stays, so that F8 finds it. */
export function ToastArea() {
  const toast = useToasts((state) => state.current);
  const isExpected = useToasts((state) => state.isExpected);
  const loaded = useLater(loadToasts, toast ?? isExpected);
  const plain = toast && <PlainToast key={toast.id} toast={toast} />;
  if (loaded === null) return plain;
  return (
    loaded && (
      <Part fallback={() => plain}>
        <loaded.ToastViewport toast={toast} onDismiss={dismissToast} />
      </Part>
    )
  );
}

/** The words of a toast whose code did not load. */
function PlainToast({ toast: { id, title, text = '' } }: { readonly toast: Toast }) {
  useEffect(() => {
    const timer = setTimeout(dismissToast, PLAIN_FOR, id);
    return () => clearTimeout(timer);
  }, [id]);
  return (
    <p role="alert" className={styles.plain}>
      <b>{title}</b> <span>{text}</span>
    </p>
  );
}
