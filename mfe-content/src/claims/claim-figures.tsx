import { type ClaimId, figureOf } from '@annuity-lantern/site/claim-figures';
import { joinClasses } from '@annuity-lantern/ui';
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
            <span className={styles.figure}>{figureOf(claim)}</span>
            <span className={styles.label}> {label}</span>
          </ClaimLink>
        </li>
      ))}
    </ul>
  );
}
