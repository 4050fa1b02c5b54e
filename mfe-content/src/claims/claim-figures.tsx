import { type ClaimId, figureOf } from '@annuity-lantern/site/claim-figures';
import { above, font, joinClasses, lined } from '@annuity-lantern/ui';
import styles from './claim-figures.module.css';
import { ClaimLink } from './claim-link.tsx';

interface ClaimFiguresProps {
  readonly items: readonly { readonly claim: ClaimId; readonly label: string }[];
  /** The ground: that of the page, or the night of the home page. */
  readonly tone?: 'page' | 'night';
}

/** Marketing figures side by side, each with its line in the claims behind it. */
export function ClaimFigures({ items, tone = 'page' }: ClaimFiguresProps) {
  return (
    <ul className={styles[tone]}>
      {items.map(({ claim, label }) => (
        <li key={claim} className={lined[12]}>
          <ClaimLink claim={claim} className={styles.item}>
            <span className={joinClasses(font.figure, font.h2Side, styles.figure)}>{figureOf(claim)}</span>
            <span className={joinClasses(font.small, above[4], styles.label)}> {label}</span>
          </ClaimLink>
        </li>
      ))}
    </ul>
  );
}
