import type { RouteRow } from '@annuity-lantern/contracts/route-manifest';

const rows = [
  {
    id: 'admin',
    path: '/admin',
    head: { title: 'Staff', description: 'The lead desk. Staff only.', keywords: ['staff', 'requests', 'sign in'] },
    chrome: 'desk',
    indexable: false,
  },
] as const satisfies readonly RouteRow[];

export type RouteId = (typeof rows)[number]['id'];

export const routes: readonly RouteRow[] = rows;

declare module '@annuity-lantern/contracts/routes' {
  interface SiteRoutes extends Record<RouteId, true> {}
}
