import type { HealthMinute } from '@annuity-lantern/contracts/http';
import { ink } from '@annuity-lantern/ui';
import { BARS, hourBars } from '../model/hour-bars.ts';
import styles from './hour-chart.module.css';

const WIDTH = 3;
const HEIGHT = 20;
/** The height of a minute with a count of zero: a line shows that the process ran. */
const LEAST = 2;

interface HourChartProps {
  readonly minutes: readonly HealthMinute[];
  readonly counter: string;
  readonly now: number;
}

/** A bar per minute of the last hour. Hidden from screen readers: its figures are beside it as text. */
export function HourChart({ minutes, counter, now }: HourChartProps) {
  return (
    <svg className={styles.chart} viewBox={`0 0 ${BARS * WIDTH} ${HEIGHT}`} width={BARS * WIDTH} height={HEIGHT} aria-hidden="true">
      {hourBars(minutes, counter, now).map(({ place, height }) => {
        const drawn = LEAST + height * (HEIGHT - LEAST);
        return <rect className={ink.base} key={place} x={place * WIDTH} y={HEIGHT - drawn} width={WIDTH - 1} height={drawn} />;
      })}
    </svg>
  );
}
