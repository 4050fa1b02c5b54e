import { useRoutes } from '@annuity-lantern/host-kit';
import { useLocation } from 'wouter';
import { NotFoundPage } from '../pages/not-found/not-found-page.tsx';
import { RemotePage } from '../remotes/remote-page.tsx';
import { findRoute } from './find-route.ts';

/**
 * The page at the current address. Paths have no parameters, so a lookup finds the route. The router would try each path
 * as a pattern, and ignores case where the gateway does not.
 */
export function CurrentPage() {
  const [pathname] = useLocation();
  const route = findRoute(useRoutes(), pathname);
  return route ? <RemotePage key={route.id} route={route} /> : <NotFoundPage />;
}
