import { yearDrawnDown } from '@annuity-lantern/domain/draw-down';
import { formatDollars } from '@annuity-lantern/domain/format-number';
import { calculatePayout } from '@annuity-lantern/domain/payout';
import { above, FiguresTable, font, ink, joinClasses } from '@annuity-lantern/ui';
import { Fitted } from '@annuity-lantern/ui/drawing';

const SAVINGS = 200_000;
const START = 65;
const LAST = 100;
const RATE = 4;

/** Compares how long savings and a lifetime annuity pay the same yearly amount. */
export function IncomeFigure() {
  const payout = calculatePayout({ amount: SAVINGS, currentAge: START, startAge: START });
  if (!payout) return null;
  const { annualIncome } = payout;
  const lastYear = yearDrawnDown({ amount: SAVINGS, annualIncome, ratePercent: RATE, waitYears: 0 });
  if (lastYear === null) return null;
  const yearly = formatDollars(annualIncome);
  const usedUp = START + lastYear;
  return (
    <figure>
      <Fitted
        width={420}
        height={164}
        label={`Two bars over age: ${yearly} a year from savings of ${formatDollars(SAVINGS)} at ${RATE}% ends at ${usedUp}; from a lifetime annuity it goes on to ${LAST} and beyond.`}
      >
        {(width) => <TwoSpans usedUp={usedUp} width={width} />}
      </Fitted>
      <figcaption className={joinClasses(font.note, above[8])}>
        <span>{`${yearly} a year from ${formatDollars(SAVINGS)}, taken from ${START}. The annuity goes on, but it never grows and leaves no savings behind. Educational example, not a quote. It depends on the insurer’s ability to pay.`}</span>
      </figcaption>
      <FiguresTable
        caption={`How long ${yearly} a year goes on`}
        columns={[
          { key: 'source', label: 'Paid from' },
          { key: 'from', label: 'From age', numeric: true },
          { key: 'until', label: 'Until age', numeric: true },
        ]}
        rows={[
          { source: `Savings that earn ${RATE}%`, from: String(START), until: String(usedUp) },
          { source: 'Lifetime annuity', from: String(START), until: 'as long as you live' },
        ]}
      />
    </figure>
  );
}

/** Savings until they are used up, and the annuity beyond. */
function TwoSpans({ usedUp, width }: { readonly usedUp: number; readonly width: number }) {
  const xOf = (age: number) => ((age - START) / (LAST - START)) * width;
  return (
    <>
      <text x={0} y={18} className={ink.dim}>{`Savings that earn ${RATE}%`}</text>
      <rect x={0} y={28} width={xOf(usedUp)} height={24} className={ink.savings} />
      <rect x={xOf(usedUp)} y={28.75} width={width - xOf(usedUp) - 0.75} height={22.5} className={ink.dashed} />
      <text x={width} y={18} className={joinClasses(ink.dim, ink.end)}>{`gone at ${usedUp}`}</text>
      <text x={0} y={86} className={ink.dim}>
        Lifetime annuity
      </text>
      <rect x={0.75} y={96} width={width - 1.5} height={24} className={ink.guaranteed} />
      <text x={width} y={86} className={joinClasses(ink.dim, ink.end)}>
        as long as you live
      </text>
      <path d={`M0 132H${width}`} className={ink.axis} />
      <text x={0} y={154} className={ink.dim}>
        {START}
      </text>
      <text x={xOf(usedUp)} y={154} className={joinClasses(ink.dim, ink.middle)}>
        {usedUp}
      </text>
      <text x={width} y={154} className={joinClasses(ink.dim, ink.end)}>{`age ${LAST}`}</text>
    </>
  );
}
