import { mayShowSiteClaim } from '@annuity-lantern/site/site-claim-evidence';
import type { SiteClaimId } from '@annuity-lantern/site/site-claim-figures';
import { useSite } from './host-data.tsx';
import { useToday } from './use-today.ts';

/** Tells which claims a page may show. Evidence that expires while the gateway runs hides its claim in the browser. */
export function useMayShowSiteClaim(): (id: SiteClaimId) => boolean {
  const site = useSite();
  const today = useToday();
  return (id) => mayShowSiteClaim(id, site, today);
}
