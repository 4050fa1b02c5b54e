import { navigate, usePlace, useRouteHref } from '@annuity-lantern/host-kit';
import { useEffect } from 'react';
import { routeOf, typeIds } from './types.ts';

/** The five types were once chapters of the overview: an address with a chapter's anchor leads on to the page of that type. */
export function useOldAnchors(): void {
  const { hash } = usePlace();
  const type = typeIds.find((id) => hash === `#${id}`);
  const href = useRouteHref(type ? routeOf(type) : '');

  useEffect(() => {
    // Replaced, so that the way back does not lead here again.
    if (href) navigate(href, { replace: true });
  }, [href]);
}
