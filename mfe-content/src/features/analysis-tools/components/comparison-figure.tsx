import { formatDollars, formatPercent } from '@annuity-lantern/domain/format-number';
import { creditedRate, valuesByYear } from '@annuity-lantern/domain/index-crediting';
import { mygaValue } from '@annuity-lantern/domain/myga';
import { above, FiguresTable, fluid, font, ink, joinClasses } from '@annuity-lantern/ui';
import { Hatch, hatchFill } from '@annuity-lantern/ui/drawing';
import styles from './tool-figures.module.css';

const HATCH = 'comparison-loss';
const PREMIUM = 100_000;
const YEARS = 5;
const GUARANTEED_RATE = 5.3;
const LOW_CAP = 6;
const HIGH_CAP = 8;
const RIDER_FEE = 1.25;

const WIDTH = 412;
const LEFT = 90_000;
const PER_DOLLAR = WIDTH / 50_000;
const xOf = (value: number) => (value - LEFT) * PER_DOLLAR;

/** The least and the most that a contract can be worth: every year of the index at zero, or at the cap. */
function span(cap: number, fee: number) {
  const end = (indexReturn: number) => valuesByYear(PREMIUM, Array(YEARS).fill(creditedRate(indexReturn, { cap })), fee).at(-1) ?? 0;
  return { least: end(0), most: end(cap) };
}

const sure = mygaValue(PREMIUM, GUARANTEED_RATE, YEARS);
const rows = [
  { name: `Index, ${LOW_CAP}% cap`, ...span(LOW_CAP, 0) },
  { name: `Index, ${HIGH_CAP}% cap, rider`, ...span(HIGH_CAP, RIDER_FEE) },
];

/** The values of three kinds of contract after five years, on one scale. */
export function ComparisonFigure() {
  const words = rows.map(({ name, least, most }) => `${name} ${formatDollars(least)} to ${formatDollars(most)}`);
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} 180`}
        width={WIDTH}
        height={180}
        role="img"
        aria-label={`${formatDollars(PREMIUM)} after ${YEARS} years: guaranteed rate ${formatDollars(sure)}, ${words.join(', ')}.`}
        className={joinClasses(fluid, ink.legible, styles.chart)}
      >
        <Hatch id={HATCH} />
        <text x={0} y={20} className={ink.words}>
          Guaranteed rate
        </text>
        <text x={WIDTH} y={20} className={joinClasses(ink.words, ink.end)}>
          {formatDollars(sure)}
        </text>
        <path d={`M0 38H${WIDTH}`} className={ink.ruleLine} />
        <path d={`M${xOf(PREMIUM)} 27v22`} className={ink.axis} />
        <circle cx={xOf(sure)} cy={38} r={8} className={ink.guaranteed} />
        {rows.map(({ name, least, most }, index) => {
          const y = 98 + index * 62;
          return (
            <g key={name}>
              <text x={0} y={y - 17} className={ink.words}>
                {name}
              </text>
              <text
                x={WIDTH}
                y={y - 17}
                className={joinClasses(ink.words, ink.end)}
              >{`${formatDollars(least)} to ${formatDollars(most)}`}</text>
              <path d={`M0 ${y}H${WIDTH}`} className={ink.ruleLine} />
              {least < PREMIUM && (
                <rect
                  x={xOf(least)}
                  y={y - 6}
                  width={xOf(PREMIUM) - xOf(least)}
                  height={12}
                  fill={hatchFill(HATCH)}
                  className={ink.lossEdge}
                />
              )}
              <rect x={xOf(PREMIUM)} y={y - 6} width={xOf(most) - xOf(PREMIUM)} height={12} className={ink.base} />
              <path d={`M${xOf(PREMIUM)} ${y - 11}v22`} className={ink.axis} />
            </g>
          );
        })}
      </svg>
      <figcaption
        className={joinClasses(font.note, above[8])}
      >{`${formatDollars(PREMIUM)} after ${YEARS} years at ${formatPercent(GUARANTEED_RATE)}; with an index at 0% or at its cap every year; rider ${RIDER_FEE}% a year. Educational example, not a quote or advice.`}</figcaption>
    </figure>
  );
}

export function ComparisonTable() {
  return (
    <FiguresTable
      caption={`What ${formatDollars(PREMIUM)} can be worth after ${YEARS} years`}
      columns={[
        { key: 'name', label: 'Contract' },
        { key: 'least', label: 'Least', numeric: true },
        { key: 'most', label: 'Most', numeric: true },
      ]}
      rows={[{ name: 'Guaranteed rate', least: sure, most: sure }, ...rows].map(({ name, least, most }) => ({
        name,
        least: formatDollars(least),
        most: formatDollars(most),
      }))}
    />
  );
}
