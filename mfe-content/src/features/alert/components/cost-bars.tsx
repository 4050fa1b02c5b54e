import { formatDollars } from '@annuity-lantern/domain/format-number';
import { useWidth } from '@annuity-lantern/ui/drawing';
import { costRows } from '../model/cost-example.ts';
import { formatPercent } from '../model/format-figures.ts';
import styles from './cost-bars.module.css';

/** The width of the first drawing, before the real one is known: that of the text column on a desk, and on a phone. */
const FIRST_WIDTH = 616;

/** Room at the right for the dollars that are left. */
const GUTTER = 88;

const STEP = 58;
const BAR = 18;

/** A bar for each fee: what is left, and hatched what fees have taken. Drawn at its real width, so that its words keep their size. */
export function CostBars() {
  const [box, width] = useWidth(FIRST_WIDTH);
  if (width === null) return <div ref={box} />;
  const full = costRows[0]?.value ?? 1;
  const room = width - GUTTER;
  return (
    <div ref={box}>
      <svg
        role="img"
        aria-label={costRows.map(({ feePercent, value }) => `Fees ${formatPercent(feePercent)}: ${formatDollars(value)} left.`).join(' ')}
        viewBox={`0 0 ${width} ${costRows.length * STEP}`}
        height={costRows.length * STEP}
        className={styles.drawing}
      >
        <defs>
          <pattern id="gone-to-fees" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M1 0 V7" className={styles.hatchLine} />
          </pattern>
        </defs>
        {costRows.map(({ feePercent, value, cost }, index) => {
          const top = index * STEP;
          const left = Math.round((value / full) * room * 10) / 10;
          const isLast = index === costRows.length - 1;
          return (
            <g key={feePercent}>
              <text x="0" y={top + 16} className={styles.name}>
                {feePercent === 0 ? 'No fee' : `${formatPercent(feePercent)} a year`}
              </text>
              {isLast && (
                <text x={room} y={top + 16} textAnchor="end" className={styles.gone}>
                  {formatDollars(cost)} gone to fees
                </text>
              )}
              <rect x="0" y={top + 26} width={left} height={BAR} className={styles.left} />
              {cost > 0 && (
                <rect
                  x={left + 1}
                  y={top + 26.75}
                  width={room - left - 1}
                  height={BAR - 1.5}
                  fill="url(#gone-to-fees)"
                  className={styles.taken}
                />
              )}
              <text x={width} y={top + 40} textAnchor="end" className={styles.value}>
                {formatDollars(value)}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
