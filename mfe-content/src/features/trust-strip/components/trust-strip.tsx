import { RouteLink, useMayShowSiteClaim } from '@annuity-lantern/host-kit';
import type { SiteClaimId } from '@annuity-lantern/site/site-claim-figures';
import { Wrap } from '@annuity-lantern/ui';
import { SiteClaimFigures } from '../../../site-claims/site-claim-figures.tsx';
import styles from './trust-strip.module.css';

const items: readonly { readonly claim: SiteClaimId; readonly label: string }[] = [
  { claim: 'products', label: 'annuity products analyzed' },
  { claim: 'service', label: 'serving people near retirement' },
  { claim: 'advisors', label: 'advisors in the parent network' },
  { claim: 'satisfaction', label: 'client satisfaction' },
  { claim: 'contactTime', label: 'until a specialist contacts you, on working days' },
  { claim: 'consultationCost', label: 'for the consultation' },
];

/** Up to six figures, each with its line of the claims behind it. */
export function TrustStrip() {
  const mayShow = useMayShowSiteClaim();
  const shown = items.filter(({ claim }) => mayShow(claim));
  return (
    <div className={styles.strip}>
      <Wrap>
        <SiteClaimFigures items={shown} tone="night" />
        <RouteLink to="figures" className={styles.source}>
          Where each figure comes from
        </RouteLink>
      </Wrap>
    </div>
  );
}
