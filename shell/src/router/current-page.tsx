import { useRoutes } from '@annuity-lantern/host-kit';
import { useLocation } from 'wouter';
import { NotFoundPage } from '../pages/not-found/not-found-page.tsx';
import { RemotePage } from '../remotes/remote-page.tsx';
import { findRoute } from './find-route.ts';

/**
 * The page that the address names. Paths have no parameters, so that they are looked up: the router would try them one
 * by one as patterns at each change of page, and takes capitals for small letters where the gateway does not.
 */
export function CurrentPage() {
  const [pathname] = useLocation();
  const route = findRoute(useRoutes(), pathname);
  return route ? <RemotePage key={route.id} route={route} /> : <NotFoundPage />;
}
