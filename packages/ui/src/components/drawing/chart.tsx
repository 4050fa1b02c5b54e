import { type ReactNode, useSyncExternalStore } from 'react';
import { joinClasses } from '../../join-classes.ts';
import styles from './chart.module.css';
import { Hatch } from './hatch.tsx';

interface ChartProps {
  /** What the chart shows, in words. */
  readonly label: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Id for the hatch of losses, unique on the page; used by `fill={hatchFill(id)}`. */
  readonly hatch?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const never = () => () => {};

/** The frame of a chart. Drawn at its real width (`useChartWidth`), so that its text has the size of the page's text. */
export function Chart({ label, width, height, hatch, className, children }: ChartProps) {
  // The served drawing has the width of a usual window: only its height fits any. After that the height follows from the width.
  const measured = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      height={measured ? undefined : height}
      className={joinClasses(styles.chart, className)}
    >
      {hatch && (
        <defs>
          <Hatch id={hatch} />
        </defs>
      )}
      {children}
    </svg>
  );
}

interface AxisProps {
  readonly y: number;
  readonly from?: number;
  readonly to: number;
  readonly thin?: boolean;
}

/** The line at the foot of a chart. */
export function Axis({ y, from = 0, to, thin = false }: AxisProps) {
  return <path d={`M${from} ${y} H${to}`} className={thin ? styles.thinAxis : styles.axis} />;
}

export interface Tick {
  readonly x: number;
  readonly label: string | number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly strong?: boolean;
}

/** Labels along the axis. */
export function Ticks({
  y,
  ticks,
  className,
}: {
  readonly y: number;
  readonly ticks: readonly Tick[];
  readonly className?: string | undefined;
}) {
  return ticks.map(({ x, label, anchor = 'middle', strong = false }) => (
    <text key={label} x={x} y={y} textAnchor={anchor} className={joinClasses(strong ? styles.strongTick : styles.dim, className)}>
      {label}
    </text>
  ));
}

interface LineNameProps {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  /** Second line. */
  readonly note: string;
}

/** The name of a line or band, beside its end. */
export function LineName({ x, y, name, note }: LineNameProps) {
  return (
    <text x={x} y={y}>
      <tspan className={styles.strong}>{name}</tspan>
      <tspan x={x} dy="20" className={styles.dim}>
        {note}
      </tspan>
    </text>
  );
}

/** Text inside a chart: `dim` is smaller and lighter. */
export const chartText = { strong: styles.strong, dim: styles.dim };

/** The keys of a chart that is too narrow to name its lines. */
export function Legend({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.legend} aria-hidden="true">
      {children}
    </p>
  );
}

interface LegendKeyProps {
  readonly name: string;
  /** The line or area as the chart draws it. */
  readonly kind: 'line' | 'area';
  readonly className: string | undefined;
}

export function LegendKey({ name, kind, className }: LegendKeyProps) {
  return (
    <span>
      <svg width="20" height="14" viewBox="0 0 20 14" aria-hidden="true">
        {kind === 'line' ? <path d="M0 7 H20" className={className} /> : <rect x="1" y="1" width="18" height="12" className={className} />}
      </svg>
      <span>{name}</span>
    </span>
  );
}
