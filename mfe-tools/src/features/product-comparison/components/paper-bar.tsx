import type { RangeGeometry, RangeRow } from '../model/range-geometry.ts';
import styles from './paper-bar.module.css';

interface PaperBarProps {
  readonly row: RangeRow;
  readonly place: RangeGeometry;
  /** Dollars put in: the upright line. */
  readonly amount: number;
  /** Pixels. */
  readonly width: number;
}

/** Worst to best in black and white: empty below what was put in, filled above it, a point where it is certain. The figures beside it say the same. */
export function PaperBar({ row: { worst, best }, place, amount, width }: PaperBarProps) {
  const { putIn, xOf } = place;
  return (
    <svg viewBox={`0 0 ${width} 18`} className={styles.bar} aria-hidden="true">
      <path d={`M0 9H${width}`} className={styles.track} />
      {worst !== null && best !== null && (
        <>
          {worst < amount && <Part from={xOf(worst)} to={xOf(Math.min(amount, best))} className={styles.below} />}
          {best > amount && worst < best && <Part from={xOf(Math.max(worst, amount))} to={xOf(best)} className={styles.above} />}
          {worst === best && worst >= amount && <path d={`M${putIn} 9H${xOf(worst)}`} className={styles.sure} />}
          {worst === best && worst >= amount && <circle cx={xOf(worst)} cy="9" r="5" className={styles.above} />}
        </>
      )}
      <path d={`M${putIn} 0V18`} className={styles.putIn} />
    </svg>
  );
}

function Part({ from, to, className }: { readonly from: number; readonly to: number; readonly className: string | undefined }) {
  return <rect x={from} y="4" width={Math.max(1, to - from)} height="10" className={className} />;
}
