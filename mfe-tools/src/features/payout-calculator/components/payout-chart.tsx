import { formatDollars } from '@annuity-lantern/domain/format-number';
import { ink, joinClasses, screenOnly } from '@annuity-lantern/ui';
import { Axis, Chart, type ChartShape, chartText, Legend, LegendKey, LineName, Shaped, Ticks } from '@annuity-lantern/ui/drawing';
import charts from '../../../shared-styles/charts.module.css';
import { LAST_AGE, type PayoutCourse, receivedBy } from '../model/payout-course.ts';
import { payoutGeometry } from '../model/payout-geometry.ts';
import styles from './payout-chart.module.css';

interface PayoutChartProps {
  readonly course: PayoutCourse;
  /** The age selected in the reader below the chart. */
  readonly readAge: number;
}

/** Least pixels between the names of two lines. */
const GUTTER_LINES = 58;

/** Income received by age, beside the amount that was paid. */
export function PayoutChart({ course, readAge }: PayoutChartProps) {
  return (
    <Shaped>
      {(shape, width) => (
        <>
          {shape === 'narrow' && (
            <Legend>
              <LegendKey name="Income received" kind="area" className={ink.guaranteed} />
              <LegendKey name={`Amount paid, ${formatDollars(course.amount)}`} kind="line" className={ink.baseLine} />
            </Legend>
          )}
          <PayoutDrawing course={course} shape={shape} readAge={readAge} width={width} />
        </>
      )}
    </Shaped>
  );
}

interface PayoutDrawingProps extends PayoutChartProps {
  readonly shape: ChartShape;
  /** Pixels. */
  readonly width: number;
}

/** The chart at a given width. */
function PayoutDrawing({ course, shape, readAge, width }: PayoutDrawingProps) {
  const { amount, breakEvenAge, lifetimeAge } = course;
  const words = {
    breakEven: `Break-even: age ${breakEvenAge}`,
    lifetime: `${formatDollars(receivedBy(lifetimeAge, course))} by ${lifetimeAge}`,
  };
  const place = payoutGeometry(course, shape, width, words, readAge);
  const { bottom, plotRight, startX, crossingX, amountY, lastY, waiting } = place;
  return (
    <Chart label={course.sentence} width={width} height={place.height}>
      {waiting && <rect x={waiting.x + 1} y={bottom - 72} width={Math.max(0, waiting.width - 3)} height="71" className={ink.dashed} />}
      <path d={`M${startX} ${bottom} L${plotRight} ${lastY} V${bottom} Z`} className={ink.guaranteed} />
      <path d={`M0 ${amountY} H${crossingX}`} className={ink.baseLine} />
      <path d={`M${crossingX} ${amountY} H${plotRight}`} className={joinClasses(ink.baseLine, styles.onLamp)} />
      {waiting && waiting.width > 96 && (
        <text x="10" y={bottom - 42} className={chartText.dim}>
          <tspan>Not yet</tspan>
          <tspan x="10" dy="20">
            started
          </tspan>
        </text>
      )}
      {place.markers.map((marker) => (
        <g key={marker.label}>
          <path d={`M${marker.x} ${marker.labelY + 9} V${marker.y}`} className={ink.dotted} />
          <path d={`M${marker.x} ${marker.y} V${bottom}`} className={charts.onLamp} />
          <circle cx={marker.x} cy={marker.y} r="6" className={charts.point} />
          <text x={marker.labelX} y={marker.labelY} textAnchor={marker.anchor} className={chartText.strong}>
            {marker.label}
          </text>
        </g>
      ))}
      <path d={`M${place.read.x} ${place.read.y} V${bottom}`} className={joinClasses(screenOnly, charts.reading)} />
      <circle cx={place.read.x} cy={place.read.y} r="8" className={joinClasses(screenOnly, charts.readPoint, styles.readPoint)} />
      <Axis y={bottom} to={plotRight} />
      <Ticks y={bottom + 22} ticks={place.ticks} />
      {shape !== 'narrow' && (
        <>
          <LineName
            x={plotRight + 14}
            y={lastY + 14}
            name="Income received"
            note={`${formatDollars(receivedBy(LAST_AGE, course))} by ${LAST_AGE}`}
          />
          <LineName x={plotRight + 14} y={Math.max(amountY, lastY + GUTTER_LINES)} name="Amount paid" note={formatDollars(amount)} />
        </>
      )}
    </Chart>
  );
}
