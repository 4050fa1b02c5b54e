import { useHostData, useRoutes } from '@annuity-lantern/host-kit';
import { findRoute } from './find-route.ts';

/** The route at a path, with the data that its head depends on. */
export function useHostRoute(pathname: string) {
  const { publicOrigin, indexing } = useHostData();
  return { route: findRoute(useRoutes(), pathname), publicOrigin, indexing };
}
