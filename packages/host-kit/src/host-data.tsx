import { ERASED_WITHIN_DAYS } from '@annuity-lantern/contracts/erased-within-days';
import type { HeadContext } from '@annuity-lantern/contracts/head';
import type { MergedRoute } from '@annuity-lantern/contracts/routes';
import type { PublicSite } from '@annuity-lantern/site';
import { createContext, type ReactNode, useContext } from 'react';

/** What the gateway embeds in every page: the merged routes and the public part of the site file. */
export interface HostData extends Omit<HeadContext, 'productName'> {
  readonly routes: readonly MergedRoute[];
  readonly site: PublicSite;
  /** Only on a host of the desk's own: the origin of all other pages. */
  readonly pagesOrigin?: string;
  /** True if the operator counts visits. The visitor's consent is also required. */
  readonly analytics: boolean;
  /** Present if visitors may ask for a mail when a rate rises. */
  readonly rateWatch?: true;
  /** Days after which a request is erased. Absent: it is kept until someone erases it. */
  readonly retentionDays?: number;
  /** Days after an erasure until nothing of the person is left in oplog and backups either. Absent: `ERASED_WITHIN_DAYS`. */
  readonly erasedWithinDays?: number;
}

const HostContext = createContext<HostData | null>(null);

/** Wraps the whole tree, in the browser and in prerendering. */
export function HostProvider({ host, children }: { host: HostData; children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>;
}

/** All that the gateway embedded. */
export function useHostData(): HostData {
  const host = useContext(HostContext);
  if (!host) throw new Error('No HostProvider above this component');
  return host;
}

/** Within how long oplog and backups lose what was erased, in words. */
export function useErasedWithin(): string {
  const { erasedWithinDays = ERASED_WITHIN_DAYS } = useHostData();
  return `${erasedWithinDays} days`;
}

/** Names, phone, hours and outside addresses. */
export function useSite(): PublicSite {
  return useHostData().site;
}

/** The merged routes, in manifest order. */
export function useRoutes(): readonly MergedRoute[] {
  return useHostData().routes;
}

/** The path of a route, or undefined when no remote serves it: then its link is left out. */
export function useRouteHref(id: string): string | undefined {
  return useHostData().routes.find((route) => route.id === id)?.path;
}
