import { SiteClaim } from '@annuity-lantern/host-kit/site-claim';
import { figureOf, type SiteClaimId } from '@annuity-lantern/site/site-claim-figures';
import { above, font, joinClasses, lined } from '@annuity-lantern/ui';
import styles from './site-claim-figures.module.css';

interface SiteClaimFiguresProps {
  readonly items: readonly { readonly claim: SiteClaimId; readonly label: string }[];
  /** The ground: that of the page, or the night of the home page. */
  readonly tone?: 'page' | 'night';
}

/** Marketing figures side by side, each with its line in the claims behind it. */
export function SiteClaimFigures({ items, tone = 'page' }: SiteClaimFiguresProps) {
  return (
    <ul className={styles[tone]}>
      {items.map(({ claim, label }) => (
        <li key={claim} className={lined[12]}>
          <SiteClaim claim={claim} className={styles.item}>
            <span className={joinClasses(font.figure, font.h2Side, styles.figure)}>{figureOf(claim)}</span>
            <span className={joinClasses(font.small, above[4], styles.label)}>{` ${label}`}</span>
          </SiteClaim>
        </li>
      ))}
    </ul>
  );
}
