import { CONTRACT_VERSION, type RemoteModule } from '@annuity-lantern/host-kit';
import type { RouteId } from './routes.ts';

export const contractVersion = CONTRACT_VERSION;

export const pages = {
  admin: () => import(/* webpackChunkName: "page-admin" */ './pages/admin/admin-page.tsx'),
} satisfies RemoteModule<RouteId>['pages'];
