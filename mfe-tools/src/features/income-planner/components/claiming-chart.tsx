import { formatDollars } from '@annuity-lantern/domain/format-number';
import { font, ink, joinClasses, screenOnly } from '@annuity-lantern/ui';
import { Chart, chartText, useChartWidth } from '@annuity-lantern/ui/drawing';
import { type ClaimingCourse, sayDifference } from '../model/claiming-course.ts';
import styles from './claiming-chart.module.css';

/** Pixels before the chart is measured: its width in a 1280 px window. */
const FIRST_WIDTH = 864;

const ROW = 36;
const BAR = 22;
/** Pixels left of the bars for the age, and right of the longest one for its words. */
const BEFORE = 44;
const AFTER = 168;

/** A bar for each age of a claim. The visitor's own is named, not only colored. */
export function ClaimingChart({ course }: { readonly course: ClaimingCourse }) {
  const [box, width] = useChartWidth(FIRST_WIDTH);
  const { claims, knownAge, known } = course;
  const most = Math.max(...claims.map(({ monthly }) => monthly));
  const height = claims.length * ROW;
  return (
    <div ref={box}>
      <Chart label={course.sentence} width={width} height={height} className={screenOnly}>
        {claims.map((claim, index) => {
          const top = index * ROW + (ROW - BAR) / 2;
          const length = Math.max(2, (claim.monthly / most) * Math.max(40, width - BEFORE - AFTER));
          const yours = claim.age === knownAge;
          return (
            <g key={claim.age}>
              <text x="0" y={top + 17} className={yours ? chartText.strong : ink.ink}>
                {claim.age}
              </text>
              <rect x={BEFORE} y={top} width={length} height={BAR} className={joinClasses(styles.bar, yours && styles.yours)} />
              <text x={BEFORE + length + 10} y={top + 17} className={chartText.strong}>
                <tspan>{formatDollars(claim.monthly)}</tspan>
                <tspan dx="8" className={joinClasses(ink.dim, font.plain)}>
                  {yours ? 'your figure' : sayDifference(claim, known)}
                </tspan>
              </text>
            </g>
          );
        })}
      </Chart>
    </div>
  );
}
