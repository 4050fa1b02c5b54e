import { RouteLink, useRouteHref } from '@annuity-lantern/host-kit';
import { figureOf, type SiteClaimId, siteClaimAnchor } from '@annuity-lantern/site/site-claim-figures';
import type { ReactNode } from 'react';

interface SiteClaimLinkProps {
  readonly claim: SiteClaimId;
  readonly className?: string | undefined;
  /** The claim's own figure when absent. */
  readonly children?: ReactNode;
}

/** A marketing figure, and the way to the line that says where it comes from. */
export function SiteClaimLink({ claim, className, children = figureOf(claim) }: SiteClaimLinkProps) {
  if (useRouteHref('figures') === undefined) return <span className={className}>{children}</span>;
  return (
    <RouteLink to="figures" suffix={`#${siteClaimAnchor(claim)}`} className={className}>
      {children}
    </RouteLink>
  );
}
