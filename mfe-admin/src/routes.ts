import type { RouteRow } from '@annuity-lantern/contracts/route-manifest';

export const routes: readonly RouteRow[] = [
  {
    id: 'admin',
    path: '/admin',
    head: { title: 'Staff', description: 'The lead desk. Staff only.', keywords: [] },
    indexable: false,
  },
];
