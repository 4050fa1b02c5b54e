import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useServed } from '../../use-served.ts';

/**
 * The width of an element in whole pixels, which a drawing in it is made for. A served drawing has the first width until the real one is
 * known; elsewhere null stands for that moment, before anything is painted: what is drawn then would be drawn twice.
 *
 * @param firstWidth pixels; also holds while the element is not shown
 */
export function useWidth(firstWidth: number): readonly [RefObject<HTMLDivElement | null>, number | null] {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(useServed(firstWidth, null));

  useLayoutEffect(() => {
    setWidth((known) => known ?? (widthOf(element.current?.getBoundingClientRect()) || firstWidth));
  }, [firstWidth]);

  useEffect(() => {
    if (!element.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      const measured = widthOf(entry?.contentRect);
      if (measured > 0) setWidth(measured);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);

  return [element, width];
}

function widthOf(box: DOMRectReadOnly | undefined): number {
  return Math.floor(box?.width ?? 0);
}
