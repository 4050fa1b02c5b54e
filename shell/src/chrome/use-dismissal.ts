import { pressedKey } from '@annuity-lantern/host-kit';
import { type RefObject, useEffect } from 'react';

const controls = 'a[href], button, input, select, textarea, summary';

/** Closes an open disclosure on Escape and on a press outside it. Focus returns to its button, unless the press has given it to another control. */
export function useDismissal(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const stop = new AbortController();
    const dismiss = (keepFocus = false) => {
      const { current } = details;
      if (!current?.open) return;
      current.open = false;
      if (!keepFocus) current.querySelector('summary')?.focus({ preventScroll: true });
    };
    document.addEventListener('keydown', (event) => pressedKey(event) === 'Escape' && dismiss(), stop);
    document.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && !details.current?.contains(target)) dismiss(target.closest(controls) !== null);
      },
      stop,
    );
    return () => stop.abort();
  }, [details]);
}
