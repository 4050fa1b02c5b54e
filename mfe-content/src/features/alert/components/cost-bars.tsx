import { formatDollars, formatShortPercent } from '@annuity-lantern/domain/format-number';
import { font, ink, joinClasses } from '@annuity-lantern/ui';
import { Chart, hatchFill, useChartWidth } from '@annuity-lantern/ui/drawing';
import { costRows } from '../model/cost-example.ts';
import styles from './cost-bars.module.css';

/** Pixels before the chart is measured: the text column of a 1280 px window. */
const FIRST_WIDTH = 616;

/** Room at the right for the dollars that are left. */
const GUTTER = 88;

const HATCH = 'gone-to-fees';
const STEP = 58;
const BAR = 18;

/** A bar for each fee: the rest, and hatched the part lost to fees. */
export function CostBars() {
  const [box, width] = useChartWidth(FIRST_WIDTH);
  const full = costRows[0]?.value ?? 1;
  const room = width - GUTTER;
  return (
    <div ref={box}>
      <Chart
        label={costRows.map(({ feePercent, value }) => `Fees ${formatShortPercent(feePercent)}: ${formatDollars(value)} left.`).join(' ')}
        width={width}
        height={costRows.length * STEP}
        hatch={HATCH}
      >
        {costRows.map(({ feePercent, value, cost }, index) => {
          const top = index * STEP;
          const left = Math.round((value / full) * room * 10) / 10;
          const isLast = index === costRows.length - 1;
          return (
            <g key={feePercent}>
              <text x="0" y={top + 16} className={ink.words}>
                {feePercent === 0 ? 'No fee' : `${formatShortPercent(feePercent)} a year`}
              </text>
              {isLast && (
                <text
                  x={room}
                  y={top + 16}
                  textAnchor="end"
                  className={joinClasses(ink.brick, font.strong, styles.gone)}
                >{`${formatDollars(cost)} gone to fees`}</text>
              )}
              <rect x="0" y={top + 26} width={left} height={BAR} className={ink.base} />
              {cost > 0 && (
                <rect
                  x={left + 1}
                  y={top + 26.75}
                  width={room - left - 1}
                  height={BAR - 1.5}
                  fill={hatchFill(HATCH)}
                  className={ink.lossEdge}
                />
              )}
              <text x={width} y={top + 40} textAnchor="end" className={ink.strong}>
                {formatDollars(value)}
              </text>
            </g>
          );
        })}
      </Chart>
    </div>
  );
}
