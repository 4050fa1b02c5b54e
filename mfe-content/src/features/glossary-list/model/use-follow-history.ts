import { usePlace } from '@annuity-lantern/host-kit';
import { useEffect, useRef } from 'react';

/**
 * Scrolls to the term that Back or Forward leads to. The browser does not, because the router has set
 * `history.scrollRestoration` to `manual`.
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
