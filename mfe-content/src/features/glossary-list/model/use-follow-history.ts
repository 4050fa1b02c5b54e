import { usePlace } from '@annuity-lantern/host-kit';
import { useEffect, useRef } from 'react';

/**
 * Shows the term again to which Back or Forward leads: with the scroll position in the router's hands, the browser no longer goes to
 * an anchor of the same page by itself.
 */
export function useFollowHistory(): void {
  const { pathname, hash } = usePlace();
  const before = useRef({ pathname: '', hash: '' });

  useEffect(() => {
    const wasHere = before.current.pathname === pathname && pathname !== '';
    const isOther = before.current.hash !== hash;
    before.current = { pathname, hash };
    if (wasHere && isOther && hash) document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'start' });
  }, [pathname, hash]);
}
