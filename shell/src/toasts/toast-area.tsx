import { dismissToast, useToasts } from '@annuity-lantern/host-kit';
import { later, Part, useLater } from '@annuity-lantern/ui';

const loadToasts = later(() => import('@annuity-lantern/ui/toast'));

/** Shows the one toast of the store. Its code is loaded with the first toast or as soon as one is expected; from then on the area stays, so that F8 finds it. */
export function ToastArea() {
  const toast = useToasts((state) => state.current);
  const isExpected = useToasts((state) => state.isExpected);
  const loaded = useLater(loadToasts, toast ?? isExpected);
  return (
    loaded && (
      <Part>
        <loaded.ToastViewport toast={toast} onDismiss={dismissToast} />
      </Part>
    )
  );
}
