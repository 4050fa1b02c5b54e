import { useWidth } from '@annuity-lantern/ui/drawing';
import { formatDollars } from '../../../figures/format-figures.ts';
import { type ClaimingCourse, sayDifference } from '../model/claiming-course.ts';
import styles from './claiming-chart.module.css';

const ROW = 36;
const BAR = 22;
/** Pixels left of the bars for the age, and right of the longest one for its words. */
const BEFORE = 44;
const AFTER = 168;

/** A bar for each age of a claim. The one that the visitor's figure is for is named, not only coloured. */
export function ClaimingChart({ course }: { readonly course: ClaimingCourse }) {
  const [box, width] = useWidth(864);
  if (width === null) return <div ref={box} />;
  const { claims, knownAge, known } = course;
  const most = Math.max(...claims.map(({ monthly }) => monthly));
  const height = claims.length * ROW;
  return (
    <div ref={box}>
      <svg
        role="img"
        aria-label={course.sentence}
        viewBox={`0 0 ${width} ${height}`}
        width="100%"
        height={height}
        className={styles.drawing}
      >
        {claims.map((claim, index) => {
          const top = index * ROW + (ROW - BAR) / 2;
          const length = Math.max(2, (claim.monthly / most) * Math.max(40, width - BEFORE - AFTER));
          const yours = claim.age === knownAge;
          return (
            <g key={claim.age}>
              <text x="0" y={top + 17} className={yours ? styles.strong : styles.age}>
                {claim.age}
              </text>
              <rect x={BEFORE} y={top} width={length} height={BAR} className={yours ? styles.yours : styles.bar} />
              <text x={BEFORE + length + 10} y={top + 17} className={styles.strong}>
                {formatDollars(claim.monthly)}
                <tspan dx="8" className={styles.dim}>
                  {yours ? 'your figure' : sayDifference(claim, known)}
                </tspan>
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
