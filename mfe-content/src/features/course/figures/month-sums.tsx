import { MONTHLY_CAP, monthly, months } from '@annuity-lantern/domain/course-examples';
import { formatChange, formatPercent, formatShortPercent, toDecimals } from '@annuity-lantern/domain/format-number';
import { ChartFrame, ink, joinClasses } from '@annuity-lantern/ui';
import { Hatch, hatchFill } from '@annuity-lantern/ui/drawing';
import type { DrawingWords } from '../model/drawing-words.ts';
import { FittedFigure, type Sheet } from './fitted-figure.tsx';
import { Legend } from './legend.tsx';

const HEIGHT = 262;
const PER_PERCENT = 27;
const ZERO = 112;
const id = 'figure-month-sums';

const table = {
  columns: [
    { key: 'month', label: 'Month' },
    { key: 'index', label: 'Index', numeric: true },
    { key: 'counted', label: 'Counted', numeric: true },
  ],
  rows: [
    ...months.map((month, place) => ({ month: place + 1, index: formatChange(month), counted: formatChange(monthly.counted[place] ?? 0) })),
    { month: 'Sum counted', index: '', counted: formatPercent(monthly.sum) },
  ],
};

/** Twelve months. Gains are capped, losses count in full. */
export function MonthSums(words: DrawingWords) {
  const label = `Bar chart of twelve months with a cap of ${formatShortPercent(MONTHLY_CAP)} a month. Index: ${months.map(formatChange).join(', ')}. Sum of what counts: ${formatPercent(monthly.sum)}.`;
  return (
    <ChartFrame {...words} id={id} table={table}>
      <Legend
        id={id}
        rows={[
          { kind: 'lamp', words: 'counted' },
          { kind: 'paper', words: 'above the cap, not counted' },
          { kind: 'loss', words: 'counted against you' },
        ]}
      />
      <FittedFigure label={label} height={HEIGHT} draw={(sheet) => <Months sheet={sheet} />} />
    </ChartFrame>
  );
}

function Months({ sheet }: { readonly sheet: Sheet }) {
  const hatch = `${id}-hatch`;
  const step = sheet.width / months.length;
  const bar = step * 0.66;
  const capLine = ZERO - MONTHLY_CAP * PER_PERCENT;
  return (
    <>
      <defs>
        <Hatch id={hatch} opaque />
      </defs>
      {months.map((month, place) => {
        const left = step * place + (step - bar) / 2;
        const counted = Math.min(MONTHLY_CAP, month);
        const height = Math.abs(counted) * PER_PERCENT;
        const top = ZERO - Math.max(0, month) * PER_PERCENT;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: months have no other name.
          <g key={place}>
            {month > MONTHLY_CAP && <rect x={left} y={top} width={bar} height={capLine - top} className={ink.dashed} />}
            {month !== 0 && (
              <rect
                x={left}
                y={month < 0 ? ZERO : ZERO - height}
                width={bar}
                height={height}
                fill={month < 0 ? hatchFill(hatch) : undefined}
                className={month < 0 ? ink.lossEdge : ink.guaranteed}
              />
            )}
            <text
              x={left + bar / 2}
              y={month < 0 ? ZERO + height + 17 : aboveLine(top, capLine) - 6}
              className={joinClasses(ink.dim, ink.middle)}
            >
              {toDecimals(Math.abs(month), 1)}
            </text>
            <text x={left + bar / 2} y={HEIGHT - 5} className={joinClasses(ink.dim, ink.middle)}>
              {place + 1}
            </text>
          </g>
        );
      })}
      <path d={`M0 ${capLine}H${sheet.width}`} className={ink.dotted} />
      <path d={`M0 ${ZERO}H${sheet.width}`} className={ink.axis} />
    </>
  );
}

/** Moves a label above the line of the cap if they would overlap. */
function aboveLine(top: number, line: number): number {
  return top > line && top - line < 22 ? line : top;
}
