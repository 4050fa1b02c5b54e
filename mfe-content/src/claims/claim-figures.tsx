import { type ClaimId, figureOf } from '@annuity-lantern/site/claim-figures';
import { above, font, joinClasses } from '@annuity-lantern/ui';
import styles from './claim-figures.module.css';
import { ClaimLink } from './claim-link.tsx';

interface ClaimFiguresProps {
  readonly items: readonly { readonly claim: ClaimId; readonly label: string }[];
  readonly className?: string | undefined;
}

/** Marketing figures side by side, each as large as its sentence allows and each with its line in the claims behind it. */
export function ClaimFigures({ items, className }: ClaimFiguresProps) {
  return (
    <ul className={joinClasses(styles.figures, className)}>
      {items.map(({ claim, label }) => (
        <li key={claim}>
          <ClaimLink claim={claim} className={styles.item}>
            <span className={joinClasses(font.figure, styles.figure)}>{figureOf(claim)}</span>
            <span className={joinClasses(font.quiet, above[8], styles.label)}> {label}</span>
          </ClaimLink>
        </li>
      ))}
    </ul>
  );
}
