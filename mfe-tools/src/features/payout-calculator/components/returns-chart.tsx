import { formatPercent } from '@annuity-lantern/domain/format-number';
import { formatChance } from '@annuity-lantern/tool-kit/format-figures';
import { ink, joinClasses, screenOnly } from '@annuity-lantern/ui';
import {
  Axis,
  Chart,
  type ChartShape,
  chartText,
  hatchFill,
  Legend,
  LegendKey,
  LineName,
  Shaped,
  Ticks,
} from '@annuity-lantern/ui/drawing';
import charts from '../../../shared-styles/charts.module.css';
import type { LifeOutcomes } from '../model/life-outcomes.ts';
import { returnsGeometry } from '../model/returns-geometry.ts';
import styles from './returns-chart.module.css';

interface ReturnsChartProps {
  readonly facts: LifeOutcomes;
  /** The age selected in the reader below the chart. */
  readonly readAge: number;
}

/** The return a year by the age one lives to, above the chance of living that long. */
export function ReturnsChart({ facts, readAge }: ReturnsChartProps) {
  return (
    <Shaped>
      {(shape, width) => (
        <>
          {shape === 'narrow' && (
            <Legend>
              <LegendKey name="As paid" kind="line" className={joinClasses(charts.chanceLine, styles.paid)} />
              {facts.inflationPercent > 0 && (
                <LegendKey
                  name={`After ${facts.inflationPercent}% inflation`}
                  kind="line"
                  className={joinClasses(ink.baseLine, styles.real)}
                />
              )}
            </Legend>
          )}
          <ReturnsDrawing facts={facts} shape={shape} readAge={readAge} width={width} />
        </>
      )}
    </Shaped>
  );
}

interface DrawingProps extends ReturnsChartProps {
  readonly shape: ChartShape;
  /** Pixels. */
  readonly width: number;
}

function ReturnsDrawing({ facts, shape, readAge, width }: DrawingProps) {
  const { inflationPercent, outcomes, sentence } = facts;
  const place = returnsGeometry(facts, shape, width, readAge);
  const { plotRight, bottom, chanceTop, chanceBottom, endY, read } = place;
  const hatch = `return-loss-${shape}`;
  const last = outcomes.at(-1);
  const readLine = read && `M${read.x} ${read.y} V${bottom} M${read.x} ${chanceTop - 22} V${chanceBottom}`;
  return (
    <Chart label={sentence} width={width} height={place.height} hatch={hatch}>
      {place.levels.map(({ percent, y }) => (
        <g key={percent}>
          {percent === 0 ? <Axis thin y={y} to={plotRight} /> : <path d={`M0 ${y} H${plotRight}`} className={ink.ruleLine} />}
          <text x="0" y={y - 6} className={chartText.dim}>
            {percent === 0 && shape === 'wide' ? '0%: money back, no more' : formatLevel(percent)}
          </text>
        </g>
      ))}
      <path d={place.loss} fill={hatchFill(hatch)} />
      <path d={place.gain} className={styles.gain} />
      <path d={place.paid} className={joinClasses(charts.chanceLine, styles.paid)} />
      {inflationPercent > 0 && (
        <>
          <path d={place.real} className={styles.casing} />
          <path d={place.real} className={joinClasses(ink.baseLine, styles.real)} />
        </>
      )}
      <path d={place.alive} className={ink.lampWash} />
      <path d={place.aliveLine} className={charts.chanceLine} />
      <Axis thin y={chanceBottom} to={plotRight} />
      {read && (
        <>
          <path d={readLine} className={styles.casing} />
          <path d={readLine} className={joinClasses(screenOnly, ink.thick)} />
          <circle cx={read.x} cy={read.y} r="7" className={joinClasses(screenOnly, charts.readPoint)} />
          {inflationPercent > 0 && <circle cx={read.x} cy={read.realY} r="5" className={joinClasses(screenOnly, charts.readPoint)} />}
          <circle cx={read.x} cy={read.aliveY} r="7" className={joinClasses(screenOnly, charts.readPoint)} />
        </>
      )}
      {place.marks.map(({ outcome, x, y, aliveY }) => (
        <g key={outcome.age}>
          <path d={`M${x} ${aliveY} V${chanceBottom}`} className={ink.dotted} />
          <circle cx={x} cy={y} r="5" className={charts.point} />
          <circle cx={x} cy={aliveY} r="5" className={charts.point} />
          <text x={x - 8} y={y - 12} textAnchor="end" className={joinClasses(ink.strong, ink.halo)}>
            {formatPercent(outcome.percent)}
          </text>
          <text x={x + 8} y={aliveY - 9} className={joinClasses(ink.strong, ink.halo)}>
            {formatChance(outcome.alive)}
          </text>
        </g>
      ))}
      <Ticks y={bottom + 24} ticks={place.ticks} />
      <text x="10" y={chanceBottom - 10} className={ink.strong}>
        {shape === 'wide' ? 'Chance that you are alive' : 'Still alive'}
      </text>
      {shape === 'wide' && last && (
        <>
          <LineName x={plotRight + 14} y={endY.paid - 2} name={`${formatPercent(last.percent)} as paid`} note={`by ${last.age}`} />
          {inflationPercent > 0 && (
            <LineName
              x={plotRight + 14}
              y={Math.max(endY.real - 2, endY.paid + 42)}
              name={formatPercent(last.realPercent)}
              note={`after ${inflationPercent}% inflation`}
            />
          )}
        </>
      )}
    </Chart>
  );
}

function formatLevel(percent: number): string {
  return percent < 0 ? `\u2212${-percent}%` : `${percent}%`;
}
