import { formatDollars } from '@annuity-lantern/domain/format-number';
import { FiguresTable, fluid, font, ink, joinClasses } from '@annuity-lantern/ui';
import styles from './covers.module.css';

const PAYMENT = 1000;
/** Percent a year. */
const INFLATION = 3;
const LIT_YEARS = 20;
const points = [0, 10, 20, 30].map((years) => ({ years, worth: PAYMENT / (1 + INFLATION / 100) ** years }));

const WIDTH = 324;
const BASELINE = 168;
const TALLEST = 142;
const BAR = 55;
const STEP = 77;

/** The future value of a level payment in today's dollars. */
export function LevelPaymentCover() {
  const label = `Bar chart of what ${formatDollars(PAYMENT)} a month buys at ${INFLATION}% inflation: ${points
    .map(({ years, worth }) => `${formatDollars(worth)} ${years === 0 ? 'today' : `after ${years} years`}`)
    .join(', ')}.`;
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} 194`}
        width={WIDTH}
        height={194}
        role="img"
        aria-label={label}
        className={joinClasses(fluid, ink.legibleNarrow, styles.cover)}
      >
        {points.map(({ years, worth }, index) => {
          const height = (worth / PAYMENT) * TALLEST;
          const left = 19 + index * STEP;
          return (
            <g key={years}>
              <rect
                x={left}
                y={BASELINE - height}
                width={BAR}
                height={height}
                className={years === LIT_YEARS ? ink.guaranteed : ink.base}
              />
              <text x={left + BAR / 2} y={BASELINE - height - 7} className={joinClasses(font.strong, ink.words, ink.middle)}>
                {formatDollars(worth)}
              </text>
              <text x={left + BAR / 2} y={BASELINE + 21} className={joinClasses(ink.dim, ink.middle)}>
                {years === 0 ? 'today' : `${years} yrs`}
              </text>
            </g>
          );
        })}
        <path d={`M9 ${BASELINE}H${WIDTH - 9}`} className={ink.axis} />
      </svg>
    </figure>
  );
}

export function LevelPaymentTable() {
  return (
    <FiguresTable
      caption={`What ${formatDollars(PAYMENT)} a month buys at ${INFLATION}% inflation`}
      columns={[
        { key: 'years', label: 'Years from now' },
        { key: 'worth', label: 'Buys', numeric: true },
      ]}
      rows={points.map(({ years, worth }) => ({ years: String(years), worth: formatDollars(worth) }))}
    />
  );
}
