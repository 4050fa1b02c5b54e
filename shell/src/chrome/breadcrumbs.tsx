import { routesAbove, type SiteRouteId } from '@annuity-lantern/contracts/routes';
import { followInPlace, RouteLink, useRoutes } from '@annuity-lantern/host-kit';
import { font, joinClasses, Wrap } from '@annuity-lantern/ui';
import { useLocation } from 'wouter';
import { findRoute } from '../router/find-route.ts';
import styles from './breadcrumbs.module.css';

/** Links from a subpage to its parents. Top-level pages have none, because the navigation links to all of them. */
export function Breadcrumbs() {
  const [pathname] = useLocation();
  const routes = useRoutes();
  const route = findRoute(routes, pathname);
  const above = route ? routesAbove(route, routes) : [];
  if (above.length === 0) return null;
  return (
    <nav aria-label="Breadcrumbs">
      <Wrap>
        <ol className={joinClasses(font.small, styles.way)}>
          <li>
            <a href="/" onClick={(event) => followInPlace(event, '/')}>
              Home
            </a>
          </li>
          {above.map(({ id, head }) => (
            <RouteLink key={id} to={id as SiteRouteId} wrap="li">
              {head.title}
            </RouteLink>
          ))}
        </ol>
      </Wrap>
    </nav>
  );
}
