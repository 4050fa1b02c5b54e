import { useWidth } from '@annuity-lantern/ui/drawing';
import { type Course, type CoursePoint, DRAWN_YEARS, panelGeometry } from '../model/course-geometry.ts';
import styles from './course-frame.module.css';

interface CoursePanelProps {
  readonly points: readonly CoursePoint[];
  /** All that are drawn: they share one scale. */
  readonly courses: readonly Course[];
  readonly amount: number;
  /** The year that is read. */
  readonly year: number;
  readonly label: string;
}

const ticks = [0, 5, DRAWN_YEARS];

export function CoursePanel({ points, courses, amount, year, label }: CoursePanelProps) {
  const [box, width] = useWidth(370);
  if (width === null) return <div ref={box} />;
  const place = panelGeometry(points, courses, amount, width);
  const point = points[year];
  const x = place.xOf(year);
  return (
    <div ref={box}>
      <svg
        role="img"
        aria-label={label}
        width={width}
        height={place.height}
        viewBox={`0 0 ${width} ${place.height}`}
        className={styles.drawing}
      >
        <path d={place.band} className={styles.band} />
        <path d={`M6 ${place.putIn}H${place.plotRight}`} className={styles.putIn} />
        <path d={place.paid} className={styles.paid} />
        <path d={place.worst} className={styles.worst} />
        <path d={place.sure} className={styles.sureEdge} />
        <path d={place.sure} className={styles.sure} />
        {point && (
          <>
            <path d={`M${x} 6V${place.bottom}`} className={styles.reading} />
            {[point.best, point.worst, point.paid].map((dollars, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: best, worst and paid, always in this order.
              <circle key={index} cx={x} cy={place.yOf(dollars)} r="5" className={styles.point} />
            ))}
          </>
        )}
        <path d={`M6 ${place.bottom}H${place.plotRight}`} className={styles.axis} />
        {ticks.map((tick) => (
          <text key={tick} x={place.xOf(tick)} y={place.bottom + 20} textAnchor={tick === 0 ? 'start' : 'middle'} className={styles.tick}>
            {tick === 0 ? 'Start' : tick === DRAWN_YEARS ? `${tick} years` : tick}
          </text>
        ))}
        {place.ends.map(({ y, words }) => (
          <text key={words} x={place.plotRight + 8} y={y + 5}>
            {words}
          </text>
        ))}
      </svg>
    </div>
  );
}
