import { above, font, joinClasses, screenOnly } from '@annuity-lantern/ui';
import styles from './chart-reader.module.css';

export interface ReadPoint {
  /** Short, for the ends of the control: "65". */
  readonly label: string;
  /** All that the chart says at this point: "Age 85: $4,370 a month, 53 of 100 alive". */
  readonly words: string;
}

interface ChartReaderProps {
  readonly id: string;
  /** "Read the chart at an age". */
  readonly label: string;
  readonly points: readonly ReadPoint[];
  /** Place of the point that is read. */
  readonly at: number;
  readonly onRead: (at: number) => void;
}

/**
 * The points of a chart, one after the other, by arrow keys, drag or tap: what hovering would show is there for everybody. The chart marks the
 * point that is read. A native range, since screen readers know it and say the point's words at each step.
 */
export function ChartReader({ id, label, points, at, onRead }: ChartReaderProps) {
  const point = points[at];
  if (!point) return null;
  return (
    <div className={joinClasses(screenOnly, above[12])}>
      <label htmlFor={id} className={joinClasses(font.small, font.strong)}>
        {label}
      </label>
      <span className={joinClasses(font.small, font.numbers, styles.row)}>
        <span aria-hidden="true">{points[0]?.label}</span>
        <input
          id={id}
          type="range"
          min="0"
          max={points.length - 1}
          step="1"
          value={at}
          aria-valuetext={point.words}
          onChange={(event) => onRead(Number(event.target.value))}
        />
        <span aria-hidden="true">{points.at(-1)?.label}</span>
      </span>
      <output htmlFor={id} className={joinClasses(font.numbers, styles.words)} aria-live="off">
        {point.words}
      </output>
    </div>
  );
}
