import { useWidth } from '@annuity-lantern/ui/drawing';
import chart from '../../../charts/chart.module.css';
import { type ChartGeometry, type ChartShape, chartGeometry, type DrawnShape } from '../model/chart-geometry.ts';
import type { IncomeCourse } from '../model/income-course.ts';
import styles from './income-chart.module.css';

interface IncomeChartProps {
  readonly course: IncomeCourse;
  readonly shape: ChartShape;
  /** Place of the year that is read; null until one is. */
  readonly at: number | null;
}

/** The width of the first drawing, before the real one is known: that of a 1280 px window, and of a 390 px phone. */
const firstWidths = { wide: 864, narrow: 350 } as const;

/** Income by source above, the chance of being alive below, over one axis of ages. Drawn at its real width, so that its words keep their size. */
export function IncomeChart({ course, shape, at }: IncomeChartProps) {
  const [box, width] = useWidth(firstWidths[shape]);
  return (
    <div ref={box} className={chart[shape]}>
      {shape === 'narrow' && <Legend place={chartGeometry(course, shape, width ?? firstWidths[shape])} />}
      {width !== null && <IncomeDrawing course={course} shape={shape} at={at} width={width} />}
    </div>
  );
}

interface IncomeDrawingProps extends Omit<IncomeChartProps, 'shape'> {
  readonly shape: DrawnShape;
  /** Pixels. */
  readonly width: number;
}

/** The drawing alone, of a given width. */
export function IncomeDrawing({ course, shape, at, width }: IncomeDrawingProps) {
  const place = chartGeometry(course, shape, width);
  return (
    <svg role="img" aria-label={course.sentence} viewBox={`0 0 ${width} ${place.height}`} height={place.height} className={chart.drawing}>
      <Bands place={place} />
      <Lives place={place} />
      <Axis place={place} />
      {place.markers.map((marker) => (
        <g key={marker.age}>
          <path d={`M${marker.x} ${marker.labelY + 6} V${marker.y}`} className={styles.leader} />
          <path d={`M${marker.x} ${marker.y} V${place.bottom}`} className={styles.lineOnBand} />
          <text x={marker.labelX} y={marker.labelY} textAnchor={marker.anchor} className={chart.strong}>
            {marker.label}
          </text>
        </g>
      ))}
      {shape !== 'narrow' && <Names place={place} dollars={course.dollars} />}
      {at !== null && <Reading place={place} at={at} />}
    </svg>
  );
}

interface Placed {
  readonly place: ChartGeometry;
}

function Bands({ place }: Placed) {
  const { waiting, bottom } = place;
  return (
    <>
      {waiting && (
        <rect x="1" y={waiting.top} width={Math.max(0, waiting.width - 3)} height={bottom - waiting.top - 1} className={styles.waiting} />
      )}
      {waiting && waiting.width > 84 && (
        <text x="12" y={waiting.top + 26} className={chart.dim}>
          <tspan>Not yet</tspan>
          <tspan x="12" dy="20">
            started
          </tspan>
        </text>
      )}
      {place.socialSecurity && <path d={place.socialSecurity} className={styles.socialSecurity} />}
      {place.annuity && <path d={place.annuity} className={styles.annuity} />}
    </>
  );
}

function Lives({ place }: Placed) {
  const { lifeTop, lifeBottom, plotRight } = place;
  return (
    <>
      <path d={`${place.alive} V${lifeBottom} H0 Z`} className={styles.lifeArea} />
      <path d={place.alive} className={styles.lifeLine} />
      <path d={`M0 ${lifeBottom} H${plotRight}`} className={styles.axis} />
      <text x="8" y={lifeTop + 24} className={styles.onWash}>
        100%
      </text>
      <text x="8" y={lifeBottom - 12} className={styles.onWashStrong}>
        Chance that you are alive
      </text>
      {place.lived.map(({ age, x, y, label }) => (
        <g key={age}>
          <path d={`M${x} ${y} V${lifeBottom}`} className={styles.leader} />
          <circle cx={x} cy={y} r="6" className={styles.point} />
          <text x={x + 9} y={y - 9} className={chart.strong}>
            {label}
          </text>
        </g>
      ))}
    </>
  );
}

function Axis({ place }: Placed) {
  return (
    <>
      <path d={`M0 ${place.bottom} H${place.plotRight}`} className={styles.axis} />
      {place.ticks.map(({ age, x, anchor, strong }) => (
        <text key={age} x={x} y={place.axisText} textAnchor={anchor} className={strong ? chart.strongTick : chart.dim}>
          {age}
        </text>
      ))}
    </>
  );
}

function Names({ place, dollars }: Placed & { readonly dollars: 'real' | 'paid' }) {
  const { names, plotRight } = place;
  const x = plotRight + 14;
  return (
    <>
      {names.annuity !== null && <Name x={x} y={names.annuity} name="Annuity" note={dollars === 'real' ? 'level: buys less' : 'level'} />}
      {names.socialSecurity !== null && <Name x={x} y={names.socialSecurity} name="Social Security" note="rises with prices" />}
    </>
  );
}

function Name({ x, y, name, note }: { readonly x: number; readonly y: number; readonly name: string; readonly note: string }) {
  return (
    <text x={x} y={y}>
      <tspan className={chart.strong}>{name}</tspan>
      <tspan x={x} dy="20" className={chart.dim}>
        {note}
      </tspan>
    </text>
  );
}

function Reading({ place, at }: Placed & { readonly at: number }) {
  const reading = place.readings[at];
  if (!reading) return null;
  const { x, top, life } = reading;
  return (
    <>
      <path d={`M${x} ${Math.min(top, place.bottom - 8)} V${place.bottom}`} className={styles.reading} />
      <path d={`M${x} ${life} V${place.lifeBottom}`} className={styles.reading} />
      <circle cx={x} cy={top} r="7" className={styles.readPoint} />
      <circle cx={x} cy={life} r="7" className={styles.readPoint} />
    </>
  );
}

function Legend({ place }: Placed) {
  return (
    <p className={chart.legend} aria-hidden="true">
      {place.annuity && <Key name="Annuity" className={styles.annuity} />}
      {place.socialSecurity && <Key name="Social Security" className={styles.socialSecurity} />}
    </p>
  );
}

function Key({ name, className }: { readonly name: string; readonly className: string | undefined }) {
  return (
    <span>
      <svg width="20" height="14" viewBox="0 0 20 14" aria-hidden="true">
        <rect x="1" y="1" width="18" height="12" className={className} />
      </svg>
      {name}
    </span>
  );
}
