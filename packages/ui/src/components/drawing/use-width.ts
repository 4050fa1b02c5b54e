import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * The width of an element in whole pixels, for a drawing in it.
 *
 * @param firstWidth pixels, for prerendering and until the element has been measured
 */
export function useWidth(firstWidth: number): readonly [RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(firstWidth);

  // Before the first paint.
  useLayoutEffect(() => {
    const measured = wholePixels(element.current?.getBoundingClientRect());
    if (measured > 0) setWidth(measured);
  }, []);

  useEffect(() => {
    if (!element.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      const measured = wholePixels(entry?.contentRect);
      if (measured > 0) setWidth(measured);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);

  return [element, width];
}

function wholePixels(box: DOMRectReadOnly | undefined): number {
  return Math.floor(box?.width ?? 0);
}
