import { RouteLink, useMayShowClaim, useRouteHref } from '@annuity-lantern/host-kit';
import { type ClaimId, claimAnchor, figureOf } from '@annuity-lantern/site/claim-figures';
import { across, font, joinClasses, screenOnly } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import styles from './hero-claims.module.css';

/** What the service says of itself and may show, each with the way to where its figure comes from. */
export function HeroClaims() {
  const mayShow = useMayShowClaim();
  return (
    <ul className={joinClasses(screenOnly, font.quiet, across[24], styles.claims)}>
      {mayShow('products') && (
        <li>
          <ClaimLink claim="products">{figureOf('products')}</ClaimLink> annuity products analyzed
        </li>
      )}
      {mayShow('dailyUpdates') && (
        <>
          <li>
            <ClaimLink claim="dailyUpdates">Real-time rates</ClaimLink>
          </li>
          <li>
            <ClaimLink claim="dailyUpdates">{figureOf('dailyUpdates')}</ClaimLink> rate updates
          </li>
        </>
      )}
      <li>Rely on the date beside each product.</li>
    </ul>
  );
}

function ClaimLink({ claim, children }: { readonly claim: ClaimId; readonly children: ReactNode }) {
  if (useRouteHref('figures') === undefined) return <b>{children}</b>;
  return (
    <RouteLink to="figures" suffix={`#${claimAnchor(claim)}`}>
      {children}
    </RouteLink>
  );
}
