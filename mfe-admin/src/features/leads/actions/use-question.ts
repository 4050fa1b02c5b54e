import { pressedKey } from '@annuity-lantern/host-kit';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

/** For the words of a form that has just opened: they take the focus, so that no typed character chooses or confirms anything. */
export function useQuestion<Words extends HTMLElement>(): { readonly ref: RefObject<Words | null>; readonly tabIndex: -1 } {
  const ref = useRef<Words>(null);
  useEffect(() => ref.current?.focus(), []);
  return { ref, tabIndex: -1 };
}

/** Escape ends a form without saving it. */
export function cancelOnEscape(onCancel: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (pressedKey(event) !== 'Escape') return;
    // The desk would close the request.
    event.preventDefault();
    onCancel();
  };
}
