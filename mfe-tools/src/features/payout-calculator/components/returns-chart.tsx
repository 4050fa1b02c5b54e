import { useWidth } from '@annuity-lantern/ui/drawing';
import chart from '../../../charts/chart.module.css';
import { formatPercent } from '../../../figures/format-figures.ts';
import { formatAlive } from '../../../people/say-chances.ts';
import type { ChartShape } from '../model/chart-geometry.ts';
import type { LifeOutcomes } from '../model/life-outcomes.ts';
import { returnsGeometry } from '../model/returns-geometry.ts';
import styles from './returns-chart.module.css';

interface ReturnsChartProps {
  readonly facts: LifeOutcomes;
  readonly shape: ChartShape;
  /** The age that is read. */
  readonly readAge: number;
}

/** The width of the first drawing, before the real one is known: that of a 1280 px window, and of a 390 px phone. */
const firstWidths = { wide: 864, narrow: 350 } as const;

/** What is earned a year by the age one lives to, above the chance of living that long. Drawn at its real width. */
export function ReturnsChart({ facts, shape, readAge }: ReturnsChartProps) {
  const [box, width] = useWidth(firstWidths[shape]);
  return (
    <div ref={box} className={chart[shape]}>
      {shape === 'narrow' && <Legend facts={facts} />}
      {width !== null && <Drawing facts={facts} shape={shape} readAge={readAge} width={width} />}
    </div>
  );
}

function Drawing({ facts, shape, readAge, width }: ReturnsChartProps & { readonly width: number }) {
  const { inflationPercent, outcomes, sentence } = facts;
  const place = returnsGeometry(facts, shape, width, readAge);
  const { plotRight, bottom, chanceTop, chanceBottom, endY, read } = place;
  const hatch = `return-loss-${shape}`;
  const last = outcomes.at(-1);
  const readLine = read && `M${read.x} ${read.y} V${bottom} M${read.x} ${chanceTop - 22} V${chanceBottom}`;
  return (
    <svg role="img" aria-label={sentence} viewBox={`0 0 ${width} ${place.height}`} height={place.height} className={chart.drawing}>
      <defs>
        <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M1 0 V7" className={styles.hatchLine} />
        </pattern>
      </defs>
      {place.levels.map(({ percent, y }) => (
        <g key={percent}>
          <path d={`M0 ${y} H${plotRight}`} className={percent === 0 ? styles.axis : styles.level} />
          <text x="0" y={y - 6} className={chart.dim}>
            {percent === 0 && shape === 'wide' ? '0%: money back, no more' : formatLevel(percent)}
          </text>
        </g>
      ))}
      <path d={place.loss} fill={`url(#${hatch})`} className={styles.loss} />
      <path d={place.gain} className={styles.gain} />
      <path d={place.paid} className={styles.paid} />
      {inflationPercent > 0 && (
        <>
          <path d={place.real} className={styles.casing} />
          <path d={place.real} className={styles.real} />
        </>
      )}
      <path d={place.alive} className={styles.alive} />
      <path d={place.aliveLine} className={styles.aliveLine} />
      <path d={`M0 ${chanceBottom} H${plotRight}`} className={styles.axis} />
      {read && (
        <>
          <path d={readLine} className={styles.casing} />
          <path d={readLine} className={styles.readLine} />
          <circle cx={read.x} cy={read.y} r="7" className={styles.readPoint} />
          {inflationPercent > 0 && <circle cx={read.x} cy={read.realY} r="5" className={styles.readPoint} />}
          <circle cx={read.x} cy={read.aliveY} r="7" className={styles.readPoint} />
        </>
      )}
      {place.marks.map(({ outcome, x, y, aliveY }) => (
        <g key={outcome.age}>
          <path d={`M${x} ${aliveY} V${chanceBottom}`} className={styles.drop} />
          <circle cx={x} cy={y} r="5" className={styles.point} />
          <circle cx={x} cy={aliveY} r="5" className={styles.point} />
          <text x={x - 8} y={y - 12} textAnchor="end" className={styles.figure}>
            {formatPercent(outcome.percent)}
          </text>
          <text x={x + 8} y={aliveY - 9} className={styles.figure}>
            {formatAlive(outcome.alive)}
          </text>
        </g>
      ))}
      {place.ticks.map((tick) => (
        <text key={tick.age} x={tick.x} y={bottom + 24} textAnchor={tick.anchor} className={tick.strong ? chart.strongTick : chart.dim}>
          {tick.age}
        </text>
      ))}
      <text x="10" y={chanceBottom - 10} className={styles.onWash}>
        {shape === 'wide' ? 'Chance that you are alive' : 'Still alive'}
      </text>
      {shape === 'wide' && last && (
        <>
          <text x={plotRight + 14} y={endY.paid - 2}>
            <tspan className={chart.strong}>{formatPercent(last.percent)} as paid</tspan>
            <tspan x={plotRight + 14} dy="20" className={chart.dim}>
              by {last.age}
            </tspan>
          </text>
          {inflationPercent > 0 && (
            <text x={plotRight + 14} y={Math.max(endY.real - 2, endY.paid + 42)}>
              <tspan className={chart.strong}>{formatPercent(last.realPercent)}</tspan>
              <tspan x={plotRight + 14} dy="20" className={chart.dim}>
                after {inflationPercent}% inflation
              </tspan>
            </text>
          )}
        </>
      )}
    </svg>
  );
}

function Legend({ facts }: { readonly facts: LifeOutcomes }) {
  return (
    <p className={chart.legend} aria-hidden="true">
      <span>
        <svg width="20" height="14" viewBox="0 0 20 14" aria-hidden="true">
          <path d="M0 7 H20" className={styles.paid} />
        </svg>
        As paid
      </span>
      {facts.inflationPercent > 0 && (
        <span>
          <svg width="20" height="14" viewBox="0 0 20 14" aria-hidden="true">
            <path d="M0 7 H20" className={styles.real} />
          </svg>
          After {facts.inflationPercent}% inflation
        </span>
      )}
    </p>
  );
}

function formatLevel(percent: number): string {
  return percent < 0 ? `\u2212${-percent}%` : `${percent}%`;
}
