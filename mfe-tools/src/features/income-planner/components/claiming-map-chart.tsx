import { formatNumber } from '@annuity-lantern/domain/format-number';
import { font, ink, joinClasses } from '@annuity-lantern/ui';
import { Chart, useChartWidth } from '@annuity-lantern/ui/drawing';
import { AS_GOOD_PERCENT, type ClaimingMap, isAsGood } from '../model/claiming-map.ts';

/** Pixels before the chart is measured: its width in a 1280 px window. */
const FIRST_WIDTH = 864;
/** Pixels: left of the cells for the spouse's ages, above and below them for words. */
const BEFORE = 44;
const ABOVE = 32;
const BELOW = 52;
const ROW = 32;
const WIDEST = 64;
/** A narrower cell says 0 for the best. */
const FITS_WORD = 40;

/** A cell for each pair of ages says what percent it gives away. All that are as good as the best lie within one line. */
export function ClaimingMapChart({ map: { rows, sentence } }: { readonly map: ClaimingMap }) {
  const [box, width] = useChartWidth(FIRST_WIDTH);
  const own = rows[0] ?? [];
  const isForTwo = rows.length > 1;
  const cell = Math.min(WIDEST, (width - BEFORE) / Math.max(1, own.length));
  const top = isForTwo ? ABOVE : 2;
  const bottom = top + rows.length * ROW;
  const center = (column: number) => BEFORE + (column + 0.5) * cell;
  return (
    <div ref={box}>
      <Chart label={sentence} width={width} height={bottom + BELOW}>
        {isForTwo && (
          <text x="0" y="16" className={ink.dim}>
            Your spouse’s age
          </text>
        )}
        {rows.flatMap((row, index) =>
          row.map((choice, column) => (
            <g key={choice.claims.join()}>
              <rect
                x={BEFORE + column * cell}
                y={top + index * ROW}
                width={cell}
                height={ROW}
                className={joinClasses(isAsGood(choice) ? ink.lampWash : ink.none)}
              />
              <text
                x={center(column)}
                y={top + index * ROW + 21}
                className={joinClasses(isAsGood(choice) ? ink.strong : ink.dim, ink.middle)}
              >
                {choice.loss < 0.05 && cell >= FITS_WORD ? 'best' : sayLoss(choice.loss)}
              </text>
            </g>
          )),
        )}
        <path d={outline(rows, cell, top)} className={ink.thick} />
        {isForTwo &&
          rows.map(([first], index) => (
            <text key={first?.claims[1]} x={BEFORE - 10} y={top + index * ROW + 21} className={joinClasses(ink.strong, ink.end)}>
              {wholeYears(first?.claims[1])}
            </text>
          ))}
        {own.map(({ claims }, column) => (
          <text key={claims[0]} x={center(column)} y={bottom + 22} className={joinClasses(ink.strong, ink.middle)}>
            {wholeYears(claims[0])}
          </text>
        ))}
        <text x={BEFORE} y={bottom + 46} className={ink.dim}>
          Your age
        </text>
      </Chart>
      <p className={font.note}>{`Percent less than the best. Inside the line at most ${AS_GOOD_PERCENT}%.`}</p>
    </div>
  );
}

/** The edges between choices that are as good and those that are not. */
function outline(rows: ClaimingMap['rows'], cell: number, from: number): string {
  const good = (row: number, column: number) => {
    const choice = rows[row]?.[column];
    return choice !== undefined && isAsGood(choice);
  };
  const edges = rows.flatMap((row, y) =>
    row.flatMap((_, x) => {
      if (!good(y, x)) return [];
      const [left, top] = [BEFORE + x * cell, from + y * ROW];
      return [
        good(y - 1, x) ? '' : `M${left} ${top} h${cell}`,
        good(y + 1, x) ? '' : `M${left} ${top + ROW} h${cell}`,
        good(y, x - 1) ? '' : `M${left} ${top} v${ROW}`,
        good(y, x + 1) ? '' : `M${left + cell} ${top} v${ROW}`,
      ];
    }),
  );
  return edges.join(' ');
}

/** With a decimal around the line: 1.3 is outside, and 0.9 inside. */
function sayLoss(loss: number): string {
  return loss < AS_GOOD_PERCENT + 1 ? formatNumber(loss, { most: 1 }) : String(Math.round(loss));
}

/** `62`, and `64+` for an age within a year. */
function wholeYears(months = 0): string {
  const years = Math.floor(months / 12);
  return months % 12 === 0 ? String(years) : `${years}+`;
}
