import { joinClasses } from '@annuity-lantern/ui';
import { Axis, Chart, chartText, hatchFill, Ticks, useChartWidth } from '@annuity-lantern/ui/drawing';
import { dayWords, minutesWords, shareWords, type Week } from '../model/first-call-words.ts';
import { type FirstCallsGeometry, firstCallsGeometry, place } from '../model/first-calls-geometry.ts';
import styles from './first-calls-chart.module.css';

const HATCH = 'first-calls-late';
/** Pixels before the chart is measured: its width on a phone. */
const FIRST_WIDTH = 350;

interface FirstCallsChartProps {
  /** Oldest first, the running one last. */
  readonly weeks: readonly Week[];
  /** What the chart says, in words. */
  readonly sentence: string;
}

/** By week: the median time to the first call, above the share of visitors called in time. */
export function FirstCallsChart({ weeks, sentence }: FirstCallsChartProps) {
  const [box, width] = useChartWidth(FIRST_WIDTH);
  const geometry = firstCallsGeometry(weeks, width);
  const ticks = geometry.columns
    .filter(({ isNamed }) => isNamed)
    .map(({ middle, week, isRunning }) => ({
      x: isRunning ? width : middle,
      label: dayWords(week.from),
      anchor: isRunning ? ('end' as const) : ('middle' as const),
    }));
  return (
    <div ref={box} className={styles.box}>
      <Chart label={`First calls by week. ${sentence}`} width={width} height={place.height} hatch={HATCH}>
        <Medians geometry={geometry} width={width} />
        <Shares geometry={geometry} width={width} />
        <Ticks y={place.ticks} ticks={ticks} />
      </Chart>
    </div>
  );
}

interface PanelProps {
  readonly geometry: FirstCallsGeometry;
  readonly width: number;
}

function Medians({ geometry: { left, levels, promiseY, columns }, width }: PanelProps) {
  const { medianTop: top, medianBottom: bottom } = place;
  return (
    <>
      <text x="0" y="14" className={chartText.strong}>
        Half were called within
      </text>
      {levels.map(({ minutes, y }) => (
        <Level key={minutes} y={y} left={left} right={width} name={minutes === 0 ? '0' : minutesWords(minutes)} />
      ))}
      {columns.map(({ week, x, width: wide, medianY, isRunning }) =>
        week.count === 0 ? null : medianY === undefined ? (
          <rect key={week.from} x={x} y={top} width={wide} height={bottom - top} fill={hatchFill(HATCH)} className={styles.unknown} />
        ) : (
          <rect
            key={week.from}
            x={x}
            y={medianY}
            width={wide}
            height={bottom - medianY}
            className={joinClasses(styles.median, isRunning && styles.running)}
          />
        ),
      )}
      <path d={`M${left} ${promiseY} H${width}`} className={styles.promise} />
      <Axis thin y={bottom} from={left} to={width} />
    </>
  );
}

function Shares({ geometry: { left, columns }, width }: PanelProps) {
  const { shareTop: top, shareBottom: bottom } = place;
  return (
    <>
      <text x="0" y={top - 20} className={chartText.strong}>
        Called within 24 hours
      </text>
      {[0, 0.5, 1].map((share) => (
        <Level key={share} y={bottom - share * (bottom - top)} left={left} right={width} name={shareWords(share)} />
      ))}
      {columns.map(
        ({ week, x, width: wide, shareY, isRunning }) =>
          shareY !== undefined && (
            <g key={week.from}>
              <rect x={x} y={top} width={wide} height={shareY - top} fill={hatchFill(HATCH)} className={styles.unknown} />
              <rect
                x={x}
                y={shareY}
                width={wide}
                height={bottom - shareY}
                className={joinClasses(styles.share, isRunning && styles.running)}
              />
            </g>
          ),
      )}
      <Axis thin y={bottom} from={left} to={width} />
    </>
  );
}

interface LevelProps {
  readonly y: number;
  readonly left: number;
  readonly right: number;
  readonly name: string;
}

function Level({ y, left, right, name }: LevelProps) {
  return (
    <g>
      <path d={`M${left} ${y} H${right}`} className={styles.level} />
      <text x={left - 8} y={y + 5} textAnchor="end" className={chartText.dim}>
        {name}
      </text>
    </g>
  );
}
