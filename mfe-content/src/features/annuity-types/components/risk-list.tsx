import type { PropsOf } from '@annuity-lantern/mdx';
import { beside, font, grid, ink, joinClasses, split } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import styles from './risk-list.module.css';

/** Who bears what: filled where the insurer does, hatched where the buyer does. */
export function RiskList({ children }: { readonly children: ReactNode }) {
  return <dl className={joinClasses(grid.two, styles.risks)}>{children}</dl>;
}

export function Risk({ what, carriedBy, words }: PropsOf<'annuity-type', 'Risk'>) {
  const isYours = carriedBy === 'you';
  return (
    <div className={joinClasses(split[16], styles.risk)}>
      <dt>{what}</dt>
      <dd className={joinClasses(beside[8], font.strong)}>
        <svg viewBox="0 0 20 20" aria-hidden="true" className={styles.swatch}>
          <rect x="1" y="1" width="18" height="18" className={isYours ? styles.yours : ink.guaranteed} />
          {isYours && <path d="M1 10L10 1M1 19L19 1M10 19L19 10" className={styles.yours} />}
        </svg>
        <span>{words ?? (isYours ? 'You' : 'The insurer')}</span>
      </dd>
    </div>
  );
}
