import { useEffect, useLayoutEffect, useRef } from 'react';

/** What covers the page on a phone, and closes on Back. */
type Cover = 'menu' | 'search';

/** Set while we go back ourselves, because a cover was closed by its button: what has to wait until the browser is there. */
let leaving: { next?: () => void } | null = null;

/** Runs what changes the address; a step back that the browser has not made yet would undo it. */
export function onceLeft(run: () => void): void {
  if (leaving) leaving.next = run;
  else run();
}

/** The cover of the present history entry; undefined for a page. */
export function coverOfEntry(): Cover | undefined {
  return (window.history.state as { readonly cover?: Cover } | null)?.cover;
}

/**
 * Makes an open cover an entry of the history, so that Back closes it and nothing else. Closing it in another way takes the entry away.
 * Forward, or a reload, opens it again.
 *
 * @param opening which opening this is, where one may follow another before React has heard of the closing between
 */
export function useCoverEntry(cover: Cover, isOpen: boolean, show: (isOpen: boolean) => void, opening = 0): void {
  const latest = useRef({ isOpen, show });
  latest.current = { isOpen, show };

  useLayoutEffect(() => {
    const follow = (event: PopStateEvent) => {
      const isWanted = coverOfEntry() === cover;
      if (!leaving && isWanted === latest.current.isOpen) return;
      // The page below is the same: router and scroll memory have nothing to do.
      event.stopImmediatePropagation();
      if (!leaving) return latest.current.show(isWanted);
      const { next } = leaving;
      leaving = null;
      next?.();
    };
    window.addEventListener('popstate', follow, { capture: true });
    if (coverOfEntry() === cover) latest.current.show(true);
    return () => window.removeEventListener('popstate', follow, { capture: true });
  }, [cover]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening has an entry.
  useEffect(() => {
    if (!isOpen) return;
    onceLeft(() => {
      const present = coverOfEntry();
      // One cover may open over another, and takes its entry.
      if (!latest.current.isOpen || present === cover) return;
      if (present === undefined) window.history.pushState({ cover }, '');
      else window.history.replaceState({ cover }, '');
    });
    return () => {
      // After a link, or Back, the entry is another one.
      if (coverOfEntry() !== cover) return;
      if (leaving) return;
      leaving = {};
      window.history.back();
    };
  }, [cover, isOpen, opening]);
}
