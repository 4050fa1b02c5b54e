import { useWidth } from '@annuity-lantern/ui/drawing';
import chart from '../../../charts/chart.module.css';
import { formatDollars } from '../../../figures/format-figures.ts';
import { type ChartShape, chartGeometry, type DrawnShape } from '../model/chart-geometry.ts';
import { LAST_AGE, type PayoutCourse, receivedBy } from '../model/payout-course.ts';
import styles from './payout-chart.module.css';

interface PayoutChartProps {
  readonly course: PayoutCourse;
  readonly shape: ChartShape;
  /** The age that is read. */
  readonly readAge: number;
}

/** The width of the first drawing, before the real one is known: that of a 1280 px window, and of a 390 px phone. */
const firstWidths = { wide: 864, narrow: 350 } as const;

/** Pixels that the words at the end of one line keep free for those of the line above. */
const GUTTER_LINES = 58;

/** Income received by age, growing towards and past the amount that was paid. Drawn at its real width, so that its words keep their size. */
export function PayoutChart({ course, shape, readAge }: PayoutChartProps) {
  const [box, width] = useWidth(firstWidths[shape]);
  return (
    <div ref={box} className={chart[shape]}>
      {shape === 'narrow' && <Legend course={course} />}
      {width !== null && <PayoutDrawing course={course} shape={shape} readAge={readAge} width={width} />}
    </div>
  );
}

interface PayoutDrawingProps {
  readonly course: PayoutCourse;
  readonly shape: DrawnShape;
  /** Pixels. */
  readonly width: number;
  /** Null where nobody can choose an age to read. */
  readonly readAge: number | null;
}

/** The drawing alone, of a given width. */
export function PayoutDrawing({ course, shape, readAge, width }: PayoutDrawingProps) {
  const { amount, breakEvenAge, lifetimeAge } = course;
  const words = {
    breakEven: `Break-even: age ${breakEvenAge}`,
    lifetime: `${formatDollars(receivedBy(lifetimeAge, course))} by ${lifetimeAge}`,
  };
  const place = chartGeometry(course, shape, width, words, readAge ?? course.lifetimeAge);
  const { bottom, plotRight, startX, crossingX, amountY, lastY, waiting } = place;
  return (
    <svg role="img" aria-label={course.sentence} viewBox={`0 0 ${width} ${place.height}`} height={place.height} className={chart.drawing}>
      {waiting && <rect x={waiting.x + 1} y={bottom - 72} width={Math.max(0, waiting.width - 3)} height="71" className={styles.waiting} />}
      <path d={`M${startX} ${bottom} L${plotRight} ${lastY} V${bottom} Z`} className={styles.income} />
      <path d={`M0 ${amountY} H${crossingX}`} className={styles.amount} />
      <path d={`M${crossingX} ${amountY} H${plotRight}`} className={styles.amountOnLamp} />
      {waiting && waiting.width > 96 && (
        <text x="10" y={bottom - 42} className={chart.dim}>
          <tspan>Not yet</tspan>
          <tspan x="10" dy="20">
            started
          </tspan>
        </text>
      )}
      {place.markers.map((marker) => (
        <g key={marker.label}>
          <path d={`M${marker.x} ${marker.labelY + 9} V${marker.y}`} className={styles.line} />
          <path d={`M${marker.x} ${marker.y} V${bottom}`} className={styles.lineOnLamp} />
          <circle cx={marker.x} cy={marker.y} r="6" className={styles.point} />
          <text x={marker.labelX} y={marker.labelY} textAnchor={marker.anchor} className={chart.strong}>
            {marker.label}
          </text>
        </g>
      ))}
      {readAge !== null && (
        <>
          <path d={`M${place.read.x} ${place.read.y} V${bottom}`} className={styles.readLine} />
          <circle cx={place.read.x} cy={place.read.y} r="8" className={styles.readPoint} />
        </>
      )}
      <path d={`M0 ${bottom} H${plotRight}`} className={styles.axis} />
      {place.ticks.map((tick) => (
        <text key={tick.age} x={tick.x} y={bottom + 22} textAnchor={tick.anchor} className={tick.strong ? chart.strongTick : chart.dim}>
          {tick.age}
        </text>
      ))}
      {shape !== 'narrow' && (
        <>
          <GutterWords
            x={plotRight + 14}
            y={lastY + 14}
            name="Income received"
            figure={`${formatDollars(receivedBy(LAST_AGE, course))} by ${LAST_AGE}`}
          />
          <GutterWords x={plotRight + 14} y={Math.max(amountY, lastY + GUTTER_LINES)} name="Amount paid" figure={formatDollars(amount)} />
        </>
      )}
    </svg>
  );
}

function GutterWords({ x, y, name, figure }: { readonly x: number; readonly y: number; readonly name: string; readonly figure: string }) {
  return (
    <text x={x} y={y}>
      <tspan className={chart.strong}>{name}</tspan>
      <tspan x={x} dy="20" className={chart.dim}>
        {figure}
      </tspan>
    </text>
  );
}

function Legend({ course }: { readonly course: PayoutCourse }) {
  return (
    <p className={chart.legend} aria-hidden="true">
      <span>
        <svg width="20" height="14" viewBox="0 0 20 14" aria-hidden="true">
          <rect x="1" y="1" width="18" height="12" className={styles.income} />
        </svg>
        Income received
      </span>
      <span>
        <svg width="20" height="14" viewBox="0 0 20 14" aria-hidden="true">
          <path d="M0 7 H20" className={styles.amount} />
        </svg>
        Amount paid, {formatDollars(course.amount)}
      </span>
    </p>
  );
}
