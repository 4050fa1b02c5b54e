import { useSettled } from '@annuity-lantern/host-kit';
import { VisuallyHidden } from '@annuity-lantern/ui';

/** Milliseconds of quiet after which a screen reader is told a result. */
const ANNOUNCE_PAUSE = 900;

/** Reads a result out once it stays the same for a moment. An empty text says nothing: what the page opens with is read anyway. */
export function Announced({ text }: { readonly text: string }) {
  const announced = useSettled(text, ANNOUNCE_PAUSE);
  return (
    <VisuallyHidden>
      <span role="status">{announced}</span>
    </VisuallyHidden>
  );
}
