import { Hatch } from '../drawings/drawing.tsx';
import styles from './risk-list.module.css';

export interface Risk {
  /** What can happen. */
  readonly risk: string;
  readonly carriedBy: 'insurer' | 'you';
  /** Instead of "the insurer" or "you", where it needs a condition. */
  readonly words?: string | undefined;
}

interface RiskListProps {
  readonly id: string;
  readonly risks: readonly Risk[];
}

/** Who bears what: filled where the insurer does, hatched where the buyer does. */
export function RiskList({ id, risks }: RiskListProps) {
  return (
    <div className={styles.frame}>
      <h4 className={styles.title}>Who carries the risk</h4>
      <dl className={styles.risks}>
        {risks.map(({ risk, carriedBy, words }, index) => (
          <div key={risk} className={styles.risk}>
            <dt>{risk}</dt>
            <dd className={styles.carrier}>
              <svg viewBox="0 0 20 20" aria-hidden="true" className={styles.swatch}>
                {carriedBy === 'you' && <Hatch id={`${id}-risk-${index}`} />}
                <rect
                  x="1"
                  y="1"
                  width="18"
                  height="18"
                  className={carriedBy === 'you' ? styles.yours : styles.theirs}
                  fill={carriedBy === 'you' ? `url(#${id}-risk-${index})` : undefined}
                />
              </svg>
              {words ?? (carriedBy === 'you' ? 'You' : 'The insurer')}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
