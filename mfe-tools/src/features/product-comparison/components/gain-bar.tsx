import { above, fluid, ink, joinClasses } from '@annuity-lantern/ui';
import styles from './gain-bar.module.css';
import { lossHatch } from './loss-hatch.tsx';

interface GainBarProps {
  /** Dollars above or below the amount paid in. */
  readonly gain: number;
  /** The largest gain or loss that is drawn beside it, so that bars can be held against each other. */
  readonly widest: number;
}

const HALF = 100;

/** The distance of a figure from the amount paid in: hatched below it, filled above. Repeats the figure beside it. */
export function GainBar({ gain, widest }: GainBarProps) {
  const length = widest === 0 ? 0 : Math.round((Math.abs(gain) / widest) * (HALF - 2));
  return (
    <svg viewBox={`0 0 ${2 * HALF} 14`} className={joinClasses(above[8], fluid, styles.bar)} aria-hidden="true">
      <path d={`M0 7H${2 * HALF}`} className={ink.ruleLine} />
      {gain < 0 && <rect x={HALF - length} y="2" width={length} height="10" fill={lossHatch} className={ink.lossEdge} />}
      {gain > 0 && <rect x={HALF} y="2" width={length} height="10" className={ink.guaranteed} />}
      <path d={`M${HALF} 0V14`} className={ink.thick} />
    </svg>
  );
}
