import { RouteLink, useMayShowSiteClaim, useRouteHref } from '@annuity-lantern/host-kit';
import { figureOf, type SiteClaimId, siteClaimAnchor } from '@annuity-lantern/site/site-claim-figures';
import { across, font, joinClasses, screenOnly } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import styles from './hero-site-claims.module.css';

/** The service's own claims that may be shown, each with a link to its source. */
export function HeroSiteClaims() {
  const mayShow = useMayShowSiteClaim();
  return (
    <ul className={joinClasses(screenOnly, font.quiet, across[24], styles.claims)}>
      {mayShow('products') && (
        <li>
          <SiteClaimLink claim="products">{figureOf('products')}</SiteClaimLink> annuity products analyzed
        </li>
      )}
      {mayShow('dailyUpdates') && (
        <>
          <li>
            <SiteClaimLink claim="dailyUpdates">Real-time rates</SiteClaimLink>
          </li>
          <li>
            <SiteClaimLink claim="dailyUpdates">{figureOf('dailyUpdates')}</SiteClaimLink> rate updates
          </li>
        </>
      )}
      <li>Rely on the date beside each product.</li>
    </ul>
  );
}

function SiteClaimLink({ claim, children }: { readonly claim: SiteClaimId; readonly children: ReactNode }) {
  if (useRouteHref('figures') === undefined) return <b>{children}</b>;
  return (
    <RouteLink to="figures" suffix={`#${siteClaimAnchor(claim)}`}>
      {children}
    </RouteLink>
  );
}
