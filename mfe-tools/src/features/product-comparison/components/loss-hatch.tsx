import { Hatch, hatchFill } from '@annuity-lantern/ui/drawing';
import styles from './loss-hatch.module.css';

const HATCH = 'comparison-loss';

/** For `fill`: what is lost. Defined once, for all drawings of the comparison. */
export const lossHatch = hatchFill(HATCH);

export function LossHatch() {
  return (
    <svg className={styles.holder} width="0" height="0" aria-hidden="true">
      <Hatch id={HATCH} />
    </svg>
  );
}
