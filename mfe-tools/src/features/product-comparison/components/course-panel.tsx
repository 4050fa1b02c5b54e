import { font, ink, joinClasses } from '@annuity-lantern/ui';
import { Axis, Chart, Ticks, useChartWidth } from '@annuity-lantern/ui/drawing';
import { type Course, type CoursePoint, DRAWN_YEARS, panelGeometry } from '../model/course-geometry.ts';
import styles from './course-frame.module.css';

interface CoursePanelProps {
  readonly points: readonly CoursePoint[];
  /** All courses that are drawn, which share one scale. */
  readonly courses: readonly Course[];
  readonly amount: number;
  /** The year selected in the reader below the chart. */
  readonly year: number;
  readonly label: string;
}

const tickYears = [
  { year: 0, label: 'Start', anchor: 'start' },
  { year: 5, label: 5 },
  { year: DRAWN_YEARS, label: `${DRAWN_YEARS} years` },
] as const;

export function CoursePanel({ points, courses, amount, year, label }: CoursePanelProps) {
  const [box, width] = useChartWidth(370);
  const place = panelGeometry(points, courses, amount, width);
  const point = points[year];
  const x = place.xOf(year);
  return (
    <div ref={box}>
      <Chart label={label} width={width} height={place.height} className={font.numbers}>
        <path d={place.band} className={ink.base} />
        <path d={`M6 ${place.putIn}H${place.plotRight}`} className={ink.dotted} />
        <path d={place.paid} className={joinClasses(ink.lossLine, styles.paid)} />
        <path d={place.worst} className={ink.baseLine} />
        <path d={place.sure} className={joinClasses(ink.none, styles.sureEdge)} />
        <path d={place.sure} className={joinClasses(ink.none, styles.sure)} />
        {point && (
          <>
            <path d={`M${x} 6V${place.bottom}`} className={ink.line} />
            {[point.best, point.worst, point.paid ?? point.worst].map((dollars, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: best, worst and paid, always in this order.
              <circle key={index} cx={x} cy={place.yOf(dollars)} r="5" className={joinClasses(ink.page, styles.point)} />
            ))}
          </>
        )}
        <Axis y={place.bottom} from={6} to={place.plotRight} />
        <Ticks y={place.bottom + 20} ticks={tickYears.map((tick) => ({ ...tick, x: place.xOf(tick.year) }))} />
        {place.ends.map(({ y, words }) => (
          <text key={words} x={place.lastX + 8} y={y + 5} className={ink.ink}>
            {words}
          </text>
        ))}
      </Chart>
    </div>
  );
}
