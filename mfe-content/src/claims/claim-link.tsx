import { RouteLink, useRouteHref } from '@annuity-lantern/host-kit';
import { type ClaimId, claimAnchor, figureOf } from '@annuity-lantern/site/claim-figures';
import type { ReactNode } from 'react';

interface ClaimLinkProps {
  readonly claim: ClaimId;
  readonly className?: string | undefined;
  /** The claim's own figure when absent. */
  readonly children?: ReactNode;
}

/** A marketing figure, and the way to the line that says where it comes from. */
export function ClaimLink({ claim, className, children = figureOf(claim) }: ClaimLinkProps) {
  if (useRouteHref('figures') === undefined) return <span className={className}>{children}</span>;
  return (
    <RouteLink to="figures" suffix={`#${claimAnchor(claim)}`} className={className}>
      {children}
    </RouteLink>
  );
}
