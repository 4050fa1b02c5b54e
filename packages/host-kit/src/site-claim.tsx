import { RouteLink, useRouteHref, useSite, useToday } from '@annuity-lantern/host-kit';
import { isProvenSiteClaim } from '@annuity-lantern/site/site-claim-evidence';
import { figureOf, type SiteClaimId, siteClaimAnchor } from '@annuity-lantern/site/site-claim-figures';
import { Badge } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';

interface SiteClaimProps {
  readonly claim: SiteClaimId;
  readonly className?: string | undefined;
  /** The words that lead to the claim's source. Its own figure when absent. */
  readonly children?: ReactNode;
  /** The claim's other words. The mark follows them, so that the claim stays in one piece. */
  readonly rest?: string;
}

/** A claim about the operator or the market, the way to its source, and the word "Sample" until there is evidence. */
export function SiteClaim({ claim, className, children = figureOf(claim), rest }: SiteClaimProps) {
  const hasSourcePage = useRouteHref('figures') !== undefined;
  const site = useSite();
  const today = useToday();
  return (
    <>
      {hasSourcePage ? (
        <RouteLink to="figures" suffix={`#${siteClaimAnchor(claim)}`} className={className}>
          {children}
        </RouteLink>
      ) : (
        <span className={className}>{children}</span>
      )}
      {rest && <span>{rest}</span>}
      {!isProvenSiteClaim(claim, site, today) && (
        <span>
          {' '}
          <Badge tone="sample">Sample</Badge>
        </span>
      )}
    </>
  );
}
