import { dismissToast, useToasts } from '@annuity-lantern/host-kit';
import { lazy, Suspense, useEffect, useState } from 'react';

const ToastViewport = lazy(async () => ({ default: (await import('@annuity-lantern/ui/toast')).ToastViewport }));

/** Shows the one toast of the store. Its code is loaded with the first toast or as soon as one is expected; from then on the area stays, so that F8 finds it. */
export function ToastArea() {
  const toast = useToasts((state) => state.current);
  const isExpected = useToasts((state) => state.isExpected);
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    if (toast || isExpected) setNeeded(true);
  }, [toast, isExpected]);
  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <ToastViewport toast={toast} onDismiss={dismissToast} />
    </Suspense>
  );
}
