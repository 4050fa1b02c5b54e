import { type RefCallback, startTransition, useCallback, useState } from 'react';
import { usePrinting } from '../../printing.ts';
import { useServed } from '../../use-served.ts';

/** Heights of the window below it in which something is near. */
const AHEAD = 1;

/**
 * Whether a place in the page is above, in, or less than a window below the window; once true it stays true. True at once in a served page,
 * which can be read to its end before any script has run, and on paper; not in what a style sheet hides, until it is shown. What is drawn
 * only then takes no time from a change of page.
 *
 * @param fromStart near without being looked for: in what comes late into a served page, which is then drawn whole as well
 * @returns the ref of an element that keeps the place until then, and the answer.
 */
export function useNear(fromStart = false): readonly [RefCallback<Element>, boolean] {
  const [isNear, setNear] = useState(useServed(true, fromStart));
  const printing = usePrinting();

  const watch = useCallback((place: Element | null) => {
    if (!place) return;
    // Before anything is painted: what is in the window must not come a moment after the rest.
    if (typeof IntersectionObserver === 'undefined' || isNearNow(place)) {
      setNear(true);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setNear(true));
      },
      // However far above: whoever jumps down a page is past it, and may look at what it stands for.
      { rootMargin: `1000000px 0px ${AHEAD * 100}% 0px` },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, []);

  return [watch, isNear || printing];
}

function isNearNow(place: Element): boolean {
  const { top, width } = place.getBoundingClientRect();
  return width > 0 && top < (1 + AHEAD) * window.innerHeight;
}
