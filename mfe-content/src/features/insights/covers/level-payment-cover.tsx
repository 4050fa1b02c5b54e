import { formatDollars } from '@annuity-lantern/domain/format-number';
import { FiguresTable, font, ink, joinClasses } from '@annuity-lantern/ui';
import { Fitted } from '@annuity-lantern/ui/drawing';
import styles from './covers.module.css';

const PAYMENT = 1000;
/** Percent a year. */
const INFLATION = 3;
const LIT_YEARS = 20;
const points = [0, 10, 20, 30].map((years) => ({ years, worth: PAYMENT / (1 + INFLATION / 100) ** years }));

const BASELINE = 168;
const TALLEST = 142;

/** The future value of a level payment in today's dollars. */
export function LevelPaymentCover() {
  const label = `Bar chart of what ${formatDollars(PAYMENT)} a month buys at ${INFLATION}% inflation: ${points
    .map(({ years, worth }) => `${formatDollars(worth)} ${years === 0 ? 'today' : `after ${years} years`}`)
    .join(', ')}.`;
  return (
    <figure>
      <Fitted width={324} height={194} label={label} className={styles.cover}>
        {(width) => <PaymentBars width={width} />}
      </Fitted>
    </figure>
  );
}

function PaymentBars({ width }: { readonly width: number }) {
  const step = (width - 18) / points.length;
  const bar = step * 0.72;
  return (
    <>
      {points.map(({ years, worth }, index) => {
        const height = (worth / PAYMENT) * TALLEST;
        const left = (step - bar) / 2 + 9 + index * step;
        return (
          <g key={years}>
            <rect x={left} y={BASELINE - height} width={bar} height={height} className={years === LIT_YEARS ? ink.guaranteed : ink.base} />
            <text x={left + bar / 2} y={BASELINE - height - 7} className={joinClasses(font.strong, ink.words, ink.middle)}>
              {formatDollars(worth)}
            </text>
            <text x={left + bar / 2} y={BASELINE + 21} className={joinClasses(ink.dim, ink.middle)}>
              {years === 0 ? 'today' : `${years} yrs`}
            </text>
          </g>
        );
      })}
      <path d={`M9 ${BASELINE}H${width - 9}`} className={ink.axis} />
    </>
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
