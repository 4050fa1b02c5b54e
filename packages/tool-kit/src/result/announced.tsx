import { useSettled } from '@annuity-lantern/host-kit';
import { VisuallyHidden } from '@annuity-lantern/ui';

/** Milliseconds without a change before a result is announced to screen readers. */
const ANNOUNCE_PAUSE = 900;

/** Announces a result to screen readers once it has settled. Pass an empty text for the first result, which is read with the page. */
export function Announced({ text }: { readonly text: string }) {
  const announced = useSettled(text, ANNOUNCE_PAUSE);
  return (
    <VisuallyHidden>
      <span role="status">{announced}</span>
    </VisuallyHidden>
  );
}
