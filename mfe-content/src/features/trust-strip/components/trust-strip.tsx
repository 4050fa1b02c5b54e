import { RouteLink, useMayShowSiteClaim } from '@annuity-lantern/host-kit';
import { figureOf, type SiteClaimId } from '@annuity-lantern/site/site-claim-figures';
import { font, joinClasses, Wrap } from '@annuity-lantern/ui';
import { SiteClaimLink } from '../../../site-claims/site-claim-link.tsx';
import styles from './trust-strip.module.css';

const items: readonly { readonly claim: SiteClaimId; readonly label: string }[] = [
  { claim: 'products', label: 'annuity products analyzed' },
  { claim: 'service', label: 'serving people near retirement' },
  { claim: 'advisors', label: 'advisors in the parent network' },
  { claim: 'satisfaction', label: 'client satisfaction' },
  { claim: 'contactTime', label: 'until a specialist contacts you' },
  { claim: 'consultationCost', label: 'for the consultation' },
];

/** Up to six figures, each with its line of the claims behind it. */
export function TrustStrip() {
  const mayShow = useMayShowSiteClaim();
  const shown = items.filter(({ claim }) => mayShow(claim));
  return (
    <div className={styles.strip}>
      <Wrap>
        <ul className={styles.items}>
          {shown.map(({ claim, label }) => (
            <li key={claim} className={styles.item}>
              <SiteClaimLink claim={claim} className={styles.way}>
                <span className={joinClasses(font.figure, font.h2Side, styles.figure)}>{figureOf(claim)}</span>
                <span className={joinClasses(font.small, styles.label)}> {label}</span>
              </SiteClaimLink>
            </li>
          ))}
        </ul>
        <RouteLink to="figures" className={styles.source}>
          Where each figure comes from
        </RouteLink>
      </Wrap>
    </div>
  );
}
