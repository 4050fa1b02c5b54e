import type { HostData } from '@annuity-lantern/host-kit';
import type { SiteRoute } from '../../boot/merge-manifests.ts';

interface Reference {
  readonly '@id': string;
}

/** What every node of a page needs to know about the page. */
export interface PageContext {
  readonly route: SiteRoute;
  readonly host: HostData;
  /** The page's canonical address. */
  readonly url: string;
  readonly image: string | undefined;
  readonly operator: Reference;
  readonly website: Reference;
}
