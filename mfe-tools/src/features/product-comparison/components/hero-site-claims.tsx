import { useMayShowSiteClaim } from '@annuity-lantern/host-kit';
import { SiteClaim } from '@annuity-lantern/host-kit/site-claim';
import { across, font, joinClasses, screenOnly } from '@annuity-lantern/ui';
import styles from './hero-site-claims.module.css';

/** The service's own claims that may be shown, each with a link to its source. */
export function HeroSiteClaims() {
  const mayShow = useMayShowSiteClaim();
  return (
    <ul className={joinClasses(screenOnly, font.hint, across[16], styles.claims)}>
      {mayShow('products') && (
        <li>
          <SiteClaim claim="products" rest=" annuity products analyzed" />
        </li>
      )}
      {mayShow('dailyUpdates') && (
        <>
          <li>
            <SiteClaim claim="dailyUpdates">Real-time rates</SiteClaim>
          </li>
          <li>
            <SiteClaim claim="dailyUpdates" rest=" rate updates" />
          </li>
        </>
      )}
      <li>Rely on the date in each product’s details.</li>
    </ul>
  );
}
