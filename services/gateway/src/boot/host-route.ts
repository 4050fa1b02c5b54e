import type { MergedRoute } from '@annuity-lantern/contracts/routes';
import type { SiteRoute } from './merge-manifests.ts';

/** What a page carries of each route. The rest is told to crawlers: in every page it would be loaded by every visitor. */
export function hostRoute({ updatedOn, kind, parts, questions, ...route }: SiteRoute): MergedRoute {
  return route;
}
