import { pressedKey } from '@annuity-lantern/host-kit';
import { type RefObject, useEffect } from 'react';

/**
 * Calls `onEscape` for the Escape key while `active`, if the focus is inside `area` or nowhere. An open dialog, and an open menu or
 * toast elsewhere on the page, handle Escape themselves.
 */
export function useEscape(active: boolean, area: RefObject<HTMLElement | null>, onEscape: () => void): void {
  useEffect(() => {
    if (!active) return;
    const handleKey = (event: KeyboardEvent) => {
      if (pressedKey(event) !== 'Escape' || event.defaultPrevented) return;
      const { activeElement } = document;
      if (activeElement?.closest('dialog')) return;
      if (activeElement === document.body || area.current?.contains(activeElement)) onEscape();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [active, area, onEscape]);
}
