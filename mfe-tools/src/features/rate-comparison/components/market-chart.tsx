import { formatShortDay } from '@annuity-lantern/domain/format-date';
import { formatNumber, formatPercent } from '@annuity-lantern/domain/format-number';
import type { RateInsights } from '@annuity-lantern/domain/rate-insights';
import { ChartReader } from '@annuity-lantern/tool-kit/chart-reader';
import { ChartFrame, ink, joinClasses } from '@annuity-lantern/ui';
import { Chart, Legend, LegendKey, Ticks, useChartWidth } from '@annuity-lantern/ui/drawing';
import { useMemo, useState } from 'react';
import { type ChartGeometry, chartGeometry, chartGroups } from '../model/chart-geometry.ts';
import { count } from '../model/say-dates.ts';
import { sayByYears, sayGroup, sayHighest } from '../model/say-insights.ts';
import styles from './market-chart.module.css';

/** Pixels before the chart is measured. */
const FIRST_WIDTH = 820;

const columns = [
  { key: 'years', label: 'Held for' },
  { key: 'products', label: 'Products', numeric: true },
  { key: 'lowest', label: 'Lowest', numeric: true },
  { key: 'average', label: 'Average', numeric: true },
  { key: 'highest', label: 'Highest', numeric: true },
];
const besideColumns = [
  { key: 'cd', label: 'Bank CD', numeric: true },
  { key: 'treasury', label: 'Treasury', numeric: true },
] as const;

/** What the lines are, where the rate file has them. */
function sayBeside({ asOf, sample }: NonNullable<RateInsights['beside']>): string {
  const from = `as of ${formatShortDay(asOf)}, from the rate file${sample ? '; in this sample list they are made up' : ''}`;
  return `The lines are a bank CD and a US Treasury of the same term, ${from}. The FDIC insures a CD up to its limits, and the US government backs a Treasury. An annuity’s guarantee depends on the insurer’s ability to pay.`;
}

/** Guaranteed rates by the length of the guarantee. */
export function MarketChart({ insights }: { readonly insights: RateInsights }) {
  const [box, width] = useChartWidth(FIRST_WIDTH);
  const [at, setAt] = useState(0);
  const { byYears, guaranteed } = insights;
  const groups = useMemo(() => chartGroups(byYears), [byYears]);
  const geometry = chartGeometry(groups, width);
  if (!geometry || !guaranteed) return null;
  const sentence = sayByYears(insights);
  const hasDots = geometry.rows.some(({ dots }) => dots.length > 0);
  const beside = besideColumns.filter(({ key }) => geometry.beside[key].length > 0);
  const besideRate = (rate: number | undefined) => (rate === undefined ? '' : formatPercent(rate));
  const read = Math.min(at, groups.length - 1);
  return (
    <ChartFrame
      id="rates-by-term"
      title="Guaranteed rates by term"
      sentence={
        <>
          <span>{`${
            hasDots
              ? 'Each dot is one guaranteed rate.'
              : 'Each bar runs from the lowest to the highest guaranteed rate. Its mark is the average.'
          } We leave out caps.`}</span>{' '}
          <b>{sentence}</b>
        </>
      }
      table={{
        columns: [...columns, ...beside],
        rows: byYears.map((group) => ({
          years: count(group.years, 'year'),
          products: formatNumber(group.products),
          lowest: formatPercent(group.lowest),
          average: formatPercent(group.average),
          highest: formatPercent(group.highest),
          cd: besideRate(group.cd),
          treasury: besideRate(group.treasury),
        })),
      }}
      source={insights.beside ? sayBeside(insights.beside) : undefined}
    >
      <div ref={box}>
        {beside.length > 0 && (
          <Legend>
            {beside.map(({ key, label }) => (
              <LegendKey key={key} name={`${label} of the same term`} kind="line" className={besideLooks[key]} />
            ))}
          </Legend>
        )}
        <MarketDrawing geometry={geometry} width={width} read={read} label={sentence} highest={sayHighest(insights)} />
      </div>
      <ChartReader
        id="rates-by-term-reader"
        label="Read the chart at a term"
        points={groups.map((group) => ({ label: group.label, words: sayGroup(group) }))}
        at={read}
        onRead={setAt}
      />
    </ChartFrame>
  );
}

const besideLooks = {
  cd: joinClasses(ink.baseLine, styles.beside),
  treasury: joinClasses(ink.savingsLine, styles.beside, styles.treasury),
};

interface MarketDrawingProps {
  readonly geometry: ChartGeometry;
  readonly width: number;
  /** Row selected in the reader below the chart. */
  readonly read: number;
  readonly label: string;
  readonly highest: string;
}

function MarketDrawing({ geometry, width, read, label, highest: highestWords }: MarketDrawingProps) {
  const { height, left, right, axisY, rows, ticks, highest, beside } = geometry;
  const dots = rows.flatMap((row) => row.dots);
  const bars = rows.filter((row) => row.dots.length === 0);
  return (
    <Chart label={label} width={width} height={height}>
      <path d={rows.map(({ y }) => `M${left} ${y} H${right}`).join(' ')} className={ink.ruleLine} />
      {besideColumns
        .filter(({ key }) => beside[key].length > 0)
        .map(({ key }) => (
          <g key={key}>
            <path d={beside[key].map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join(' ')} className={besideLooks[key]} />
            <path d={beside[key].map(({ x, y }) => `M${x} ${y - 7} v14`).join(' ')} className={besideLooks[key]} />
          </g>
        ))}
      {bars.length > 0 && (
        <>
          <path d={bars.map(({ from, to, y }) => `M${from - 2} ${y - 6} H${to + 2} v12 H${from - 2} Z`).join(' ')} className={ink.base} />
          <path d={bars.map(({ average, y }) => `M${average} ${y - 6} v12`).join(' ')} className={styles.average} />
        </>
      )}
      {dots.map(({ x, y }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal rates share a place.
        <circle key={index} cx={x} cy={y} r="6.5" className={joinClasses(ink.base, styles.dot)} />
      ))}
      {rows.map((row, place) => (
        <text key={row.label} x="0" y={row.y + 5} className={place === read ? ink.strong : ink.dim}>
          {row.label}
        </text>
      ))}
      <path d={`M${highest.x} ${highest.y} V${highest.labelY + 6}`} className={ink.line} />
      <circle cx={highest.x} cy={highest.y} r="9" className={ink.guaranteed} />
      <text
        x={highest.anchor === 'end' ? right : highest.x}
        y={highest.labelY}
        textAnchor={highest.anchor}
        className={joinClasses(ink.strong, ink.halo)}
      >
        {highestWords}
      </text>
      <Ticks y={axisY + 14} ticks={ticks.map(({ percent, x }) => ({ x, label: `${percent}%` }))} />
    </Chart>
  );
}
