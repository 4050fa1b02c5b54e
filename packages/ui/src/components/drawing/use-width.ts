import { type RefObject, useEffect, useRef, useState } from 'react';

/** The width of an element in whole pixels; the given one until it is known, and while the element is not shown. */
export function useWidth(firstWidth: number): readonly [RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(firstWidth);

  useEffect(() => {
    if (!element.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.floor(entry?.contentRect.width ?? 0);
      if (measured > 0) setWidth(measured);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);

  return [element, width];
}
