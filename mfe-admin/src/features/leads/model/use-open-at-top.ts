import { type RefObject, useLayoutEffect, useRef } from 'react';

interface Places {
  readonly list: RefObject<HTMLElement | null>;
  /** Holds the open request. */
  readonly side: RefObject<HTMLElement | null>;
  /** Of the open request. */
  readonly heading: RefObject<HTMLElement | null>;
  readonly openId: string | null;
}

/**
 * A request opens at its top. On a phone it replaces the list and takes the focus, and the list has its place again afterwards.
 *
 * @returns to be called before a request opens.
 */
export function useOpenAtTop({ list, side, heading, openId }: Places): () => void {
  const place = useRef<number | null>(null);
  const isOpen = openId !== null;
  useLayoutEffect(() => {
    if (openId === null || !side.current || !list.current) return;
    side.current.scrollTop = 0;
    if (getComputedStyle(list.current).display !== 'none') return;
    side.current.scrollIntoView?.({ block: 'start', behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [openId, side, list, heading]);
  useLayoutEffect(() => {
    if (isOpen || place.current === null) return;
    window.scrollTo({ top: place.current, behavior: 'instant' });
    place.current = null;
  }, [isOpen]);
  return () => {
    if (!isOpen) place.current = window.scrollY;
  };
}
