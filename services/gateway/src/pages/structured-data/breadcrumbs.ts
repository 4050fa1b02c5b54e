import type { RouteRow } from '@annuity-lantern/contracts/route-manifest';
import { routesAbove } from '@annuity-lantern/contracts/routes';
import type { BreadcrumbList } from 'schema-dts';
import type { PageContext } from './page-context.ts';

/** True for all pages but the home page, where every trail starts. */
export function hasBreadcrumbs(route: Pick<RouteRow, 'path'>): boolean {
  return route.path !== '/';
}

/** The trail from the home page to this page. */
export function breadcrumbs({ route, host, url }: PageContext): BreadcrumbList[] {
  if (!hasBreadcrumbs(route)) return [];
  const steps = [
    { name: 'Home', path: '/' },
    ...[...routesAbove(route, host.routes), route].map(({ head, path }) => ({ name: head.title, path })),
  ];
  return [
    {
      '@type': 'BreadcrumbList',
      '@id': `${url}#breadcrumbs`,
      itemListElement: steps.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: host.publicOrigin + path,
      })),
    },
  ];
}
