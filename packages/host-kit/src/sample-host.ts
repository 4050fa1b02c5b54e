import type { MergedRoute } from '@annuity-lantern/contracts/routes';
import type { PublicSite } from '@annuity-lantern/site';
import { samplePublicSite } from '@annuity-lantern/site/sample';
import type { HostData } from './host-data.tsx';

export interface SampleHost extends Partial<Omit<HostData, 'site'>> {
  readonly site?: Partial<PublicSite>;
}

/** The sample site with every sample shown, as the gateway embeds it: for tests, and for a remote that runs alone. */
export function sampleHost({ site, ...given }: SampleHost = {}): HostData {
  return {
    routes: [],
    site: { ...samplePublicSite, ...site },
    publicOrigin: 'https://www.example.com',
    indexing: false,
    analytics: false,
    ...given,
  };
}

/** The routes of one remote as the gateway merges them. */
export function servedBy<Row>(remote: string, routes: readonly Row[]) {
  return routes.map((route) => ({ ...route, remote }));
}

/** A made-up route, where only its id and its path matter. */
export function sampleRoute(id: string, path = `/${id}`): MergedRoute {
  return { id, path, remote: 'mfe-content', indexable: true, head: { title: id, description: id, keywords: [] } };
}
