import { type RefObject, useEffect } from 'react';

/**
 * Calls `onEscape` for the Escape key while `active`, if the focus is inside `area` or nowhere: an open menu or toast
 * elsewhere on the page handles Escape itself.
 */
export function useEscape(active: boolean, area: RefObject<HTMLElement | null>, onEscape: () => void): void {
  useEffect(() => {
    if (!active) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const { activeElement } = document;
      if (activeElement === document.body || area.current?.contains(activeElement)) onEscape();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [active, area, onEscape]);
}
