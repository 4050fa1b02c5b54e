import { formatDollars } from '@annuity-lantern/domain/format-number';
import { ChartFrame, ink, joinClasses } from '@annuity-lantern/ui';
import styles from './figures.module.css';
import { FittedFigure, type Sheet } from './fitted-figure.tsx';

interface Line {
  readonly name: string;
  readonly kind: 'base' | 'lamp' | 'paper';
  /** Dollars: the start, then after each year. */
  readonly values: readonly number[];
}

interface ValueLinesProps {
  readonly id: string;
  readonly title: string;
  readonly sentence: string;
  readonly source: string;
  readonly lines: readonly [Line, Line];
}

const HEIGHT = 300;
const TOP = 30;
const BOTTOM = 262;
/** Pixels of the word "year" before the figures of the axis. */
const YEAR_WORD = 46;
/** Room right of the lines for their last figures. */
const MARGIN = 92;

/** Two courses of one amount over the years, each named and valued at its end. */
export function ValueLines({ id, title, sentence, source, lines }: ValueLinesProps) {
  const [first, second] = lines;
  const years = first.values.length - 1;
  const label = `Line chart over ${years} years from ${formatDollars(first.values[0] ?? 0)}: ${lines
    .map(({ name, values }) => `${name} ${formatDollars(values.at(-1) ?? 0)}`)
    .join(', ')}.`;
  const table = {
    columns: [{ key: 'year', label: 'After year' }, ...lines.map(({ name }) => ({ key: name, label: name, numeric: true }))],
    rows: first.values.map((value, year) => ({
      year,
      [first.name]: formatDollars(value),
      [second.name]: formatDollars(second.values[year] ?? 0),
    })),
  };
  return (
    <ChartFrame id={id} title={title} sentence={sentence} source={source} table={table}>
      <FittedFigure label={label} height={HEIGHT} draw={(sheet) => <Lines sheet={sheet} lines={lines} years={years} />} />
    </ChartFrame>
  );
}

const lineInk = { base: ink.baseLine, lamp: styles.lampLine, paper: ink.dashed };

function Lines({ sheet, lines, years }: { readonly sheet: Sheet; readonly lines: readonly Line[]; readonly years: number }) {
  const all = lines.flatMap(({ values }) => values);
  const least = Math.min(...all);
  const most = Math.max(...all);
  const right = sheet.width - MARGIN;
  const x = (year: number) => 2 + ((right - 2) * year) / years;
  const y = (value: number) => BOTTOM - 16 - ((BOTTOM - 16 - TOP) * (value - least)) / (most - least);
  const ends = spreadApart(lines.map(({ values }) => y(values.at(-1) ?? 0)));
  const marked = years > 5 && !sheet.isWide ? 2 : 1;
  return (
    <>
      {Array.from({ length: years + 1 }, (_, year) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the year is its place.
        <path key={year} d={`M${x(year)} ${TOP - 8}V${BOTTOM}`} className={ink.ruleLine} />
      ))}
      <path d={`M0 ${BOTTOM}H${right}`} className={ink.axis} />
      {lines.map(({ name, kind, values }, place) => {
        const d = values.map((value, year) => `${year === 0 ? 'M' : 'L'}${x(year)} ${y(value)}`).join('');
        const end = ends[place] ?? 0;
        return (
          <g key={name}>
            {kind === 'lamp' && <path d={d} className={styles.lampEdge} />}
            <path d={d} className={lineInk[kind]} />
            <text x={right + 9} y={end - 2} className={ink.dim}>
              {name}
            </text>
            <text x={right + 9} y={end + 16} className={ink.strong}>
              {formatDollars(values.at(-1) ?? 0)}
            </text>
          </g>
        );
      })}
      <text x={0} y={HEIGHT - 16} className={ink.dim}>
        year
      </text>
      {Array.from({ length: years }, (_, place) => place + 1)
        .filter((year) => year % marked === 0 && x(year) > YEAR_WORD)
        .map((year) => (
          <text key={year} x={x(year)} y={HEIGHT - 16} className={joinClasses(ink.dim, ink.middle)}>
            {year}
          </text>
        ))}
    </>
  );
}

/** Two labels of two lines each need 42 px between them. */
function spreadApart([a = 0, b = 0]: readonly number[]): readonly number[] {
  const missing = 42 - Math.abs(a - b);
  if (missing <= 0) return [a, b];
  const up = missing / 2;
  return a < b ? [a - up, b + up] : [a + up, b - up];
}
