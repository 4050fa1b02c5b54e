import { figureOf, type SiteClaimId } from '@annuity-lantern/site/site-claim-figures';
import { above, font, joinClasses } from '@annuity-lantern/ui';
import styles from './site-claim-figures.module.css';
import { SiteClaimLink } from './site-claim-link.tsx';

interface SiteClaimFiguresProps {
  readonly items: readonly { readonly claim: SiteClaimId; readonly label: string }[];
  readonly className?: string | undefined;
}

/** Marketing figures side by side, each as large as its sentence allows and each with its line in the claims behind it. */
export function SiteClaimFigures({ items, className }: SiteClaimFiguresProps) {
  return (
    <ul className={joinClasses(styles.figures, className)}>
      {items.map(({ claim, label }) => (
        <li key={claim}>
          <SiteClaimLink claim={claim} className={styles.item}>
            <span className={joinClasses(font.figure, styles.figure)}>{figureOf(claim)}</span>
            <span className={joinClasses(font.quiet, above[8], styles.label)}> {label}</span>
          </SiteClaimLink>
        </li>
      ))}
    </ul>
  );
}
