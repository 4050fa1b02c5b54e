import { mayShowClaim } from '@annuity-lantern/site/claim-evidence';
import type { ClaimId } from '@annuity-lantern/site/claim-figures';
import { useSite } from './host-data.tsx';
import { useToday } from './use-today.ts';

/** Tells which claims a page may show. Evidence that expires while the gateway runs hides its claim in the browser. */
export function useMayShowClaim(): (id: ClaimId) => boolean {
  const site = useSite();
  const today = useToday();
  return (id) => mayShowClaim(id, site, today);
}
