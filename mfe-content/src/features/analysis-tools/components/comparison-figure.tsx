import { formatDollars, formatPercent } from '@annuity-lantern/domain/format-number';
import { creditedRate, valuesByYear } from '@annuity-lantern/domain/index-crediting';
import { mygaValue } from '@annuity-lantern/domain/myga';
import { above, FiguresTable, font, ink, joinClasses } from '@annuity-lantern/ui';
import { Fitted, Hatch, hatchFill } from '@annuity-lantern/ui/drawing';
import styles from './tool-figures.module.css';

const HATCH = 'comparison-loss';
const PREMIUM = 100_000;
const YEARS = 5;
const GUARANTEED_RATE = 5.3;
const LOW_CAP = 6;
const HIGH_CAP = 8;
const RIDER_FEE = 1.25;

const LEFT = 90_000;
const DOLLARS = 50_000;

/** Pixels of a drawing in which a name and its dollars do not fit side by side. */
const NARROW = 360;
/** Pixels of a row, and from its top to its scale: dollars beside the name, or below it. */
const rowOf = (width: number) => (width < NARROW ? { height: 80, scale: 58 } : { height: 62, scale: 38 });

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
      <Fitted
        width={412}
        height={(width) => 3 * rowOf(width).height - 6}
        label={`${formatDollars(PREMIUM)} after ${YEARS} years: guaranteed rate ${formatDollars(sure)}, ${words.join(', ')}.`}
        className={styles.chart}
      >
        {(width) => <Spans sure={sure} rows={rows} width={width} />}
      </Fitted>
      <figcaption
        className={joinClasses(font.note, above[8])}
      >{`${formatDollars(PREMIUM)} after ${YEARS} years at ${formatPercent(GUARANTEED_RATE)}; with an index at 0% or at its cap every year; rider ${RIDER_FEE}% a year. Educational example, not a quote or advice.`}</figcaption>
    </figure>
  );
}

interface SpansProps {
  /** Dollars. */
  readonly sure: number;
  readonly rows: readonly { readonly name: string; readonly least: number; readonly most: number }[];
  readonly width: number;
}

function Spans({ sure, rows, width }: SpansProps) {
  const xOf = (value: number) => ((value - LEFT) / DOLLARS) * width;
  const { height, scale } = rowOf(width);
  return (
    <>
      <Hatch id={HATCH} />
      <Named name="Guaranteed rate" dollars={formatDollars(sure)} y={20} width={width} />
      <path d={`M0 ${scale}H${width}`} className={ink.ruleLine} />
      <path d={`M${xOf(PREMIUM)} ${scale - 11}v22`} className={ink.axis} />
      <circle cx={xOf(sure)} cy={scale} r={8} className={ink.guaranteed} />
      {rows.map(({ name, least, most }, index) => {
        const y = scale + (index + 1) * height;
        return (
          <g key={name}>
            <Named name={name} dollars={`${formatDollars(least)} to ${formatDollars(most)}`} y={y - scale + 20} width={width} />
            <path d={`M0 ${y}H${width}`} className={ink.ruleLine} />
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
    </>
  );
}

function Named({
  name,
  dollars,
  y,
  width,
}: {
  readonly name: string;
  readonly dollars: string;
  readonly y: number;
  readonly width: number;
}) {
  const isNarrow = width < NARROW;
  return (
    <>
      <text x={0} y={y} className={ink.words}>
        {name}
      </text>
      <text x={isNarrow ? 0 : width} y={isNarrow ? y + 20 : y} className={isNarrow ? ink.words : joinClasses(ink.words, ink.end)}>
        {dollars}
      </text>
    </>
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
