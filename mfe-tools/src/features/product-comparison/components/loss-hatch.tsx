import styles from './loss-hatch.module.css';

/** For `fill`: what is lost. Defined once, for all drawings of the comparison. */
export const lossHatch = 'url(#comparison-loss)';

export function LossHatch() {
  return (
    <svg className={styles.holder} width="0" height="0" aria-hidden="true">
      <pattern id="comparison-loss" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M1.75 0v7" className={styles.line} />
      </pattern>
    </svg>
  );
}
