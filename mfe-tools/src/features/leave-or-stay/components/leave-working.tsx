import { formatDollars, formatPercent, toDecimals } from '@annuity-lantern/domain/format-number';
import { ShowWorking, type WorkingStep } from '@annuity-lantern/tool-kit/show-working';
import { above, font, joinClasses } from '@annuity-lantern/ui';
import { memo } from 'react';
import { sayCharge } from '../model/exchange-view.ts';
import type { LeaveView } from '../model/leave-view.ts';
import type { Leaving } from '../model/read-leaving.ts';

/** What follows from both rates and from the schedule, and the math. */
export const LeaveWorking = memo(function LeaveWorking({ view }: { readonly view: LeaveView }) {
  const { exchange, leaving } = view;
  return (
    <>
      {exchange.newRatePercent <= exchange.oldRatePercent && exchange.chargePercent > 0 && (
        <p className={joinClasses(font.quiet, font.measure, above[16])}>
          An equal or lower rate never makes up for a charge. Only lower yearly fees, or a bonus larger than the charge, can.
        </p>
      )}
      <Waiting leaving={leaving} />
      <ShowWorking
        steps={stepsOf(view)}
        source="Our own math: two amounts that grow by compound interest. The rates are those in the fields. They aren’t offers."
        assumptions="Both rates stay the same every year. A new bonus counts once the new surrender period ends, because the insurer can take it back until then. If you gave no fees for the new contract, we count none."
        leftOut={`Taxes, ${exchange.adjustedYears > 0 ? 'what a market value adjustment might add' : 'a market value adjustment'}, income riders and death benefits that end with the old contract, and the new contract’s own charge for leaving early.`}
      />
    </>
  );
});

/** The value of waiting a year, if the schedule is known. */
function Waiting({ leaving: { exchange, figures, schedule } }: { readonly leaving: Leaving }) {
  const [nextYear] = schedule;
  if (nextYear === undefined || (figures.left ?? 0) < 2) return null;
  const { value, chargePercent } = exchange;
  const now = (value * chargePercent) / 100;
  const later = (value * nextYear) / 100;
  return (
    <p
      className={joinClasses(font.quiet, font.measure, above[8])}
    >{`Wait a year, and the charge on today’s value goes from ${formatDollars(now)} to ${formatDollars(later)} (${formatPercent(chargePercent)} to ${formatPercent(nextYear)}). The offer may have changed by then.`}</p>
  );
}

function stepsOf({ exchange, cost, ahead, unadjusted }: LeaveView): WorkingStep[] {
  const { value, chargePercent, oldRatePercent, oldFeesPercent, newRatePercent, newFeesPercent, newBonusPercent, adjustedYears } = exchange;
  const { adjustment, left } = cost;
  const kept = value > 0 ? left / value : 1 - chargePercent / 100;
  const oldGrowth = (1 + oldRatePercent / 100) * (1 - oldFeesPercent / 100);
  const newGrowth = (1 + newRatePercent / 100) * (1 - newFeesPercent / 100);
  const growth = (rate: number, fees: number, result: number) =>
    `${formatPercent(rate)}, fees ${formatPercent(fees)}: × ${toDecimals(result, 4)} a year`;
  return [
    ...(adjustment > 0
      ? [
          {
            name: 'Market value adjustment',
            formula: 'value × (1 − ((1 + your rate) ÷ (1 + new rate)) to the power of the years of charges left)',
            sum: `${formatDollars(value)} × (1 − (${toDecimals(1 + oldRatePercent / 100, 4)} ÷ ${toDecimals(1 + newRatePercent / 100, 4)})^${adjustedYears}) = ${formatDollars(adjustment)}`,
          },
        ]
      : []),
    {
      name: 'What you move',
      formula: adjustment > 0 ? 'value − adjustment − value × charge, and never below 0' : 'value × (1 − charge)',
      sum: `${formatDollars(value)}${adjustment > 0 ? ` − ${formatDollars(adjustment)} − ${sayCharge(exchange, cost)}: ` : ` × ${toDecimals(1 - chargePercent / 100, 4)} = `}${formatDollars(left)}`,
    },
    { name: 'Growth if you stay', formula: '(1 + rate) × (1 − fees)', sum: growth(oldRatePercent, oldFeesPercent, oldGrowth) },
    { name: 'Growth if you leave', formula: '(1 + rate) × (1 − fees)', sum: growth(newRatePercent, newFeesPercent, newGrowth) },
    {
      name: 'Break-even without a bonus',
      formula: 'ln(value ÷ what is moved) ÷ ln(growth if you leave ÷ growth if you stay)',
      sum:
        newGrowth > oldGrowth && kept > 0
          ? `${toDecimals(-Math.log(kept), 4)} ÷ ${toDecimals(Math.log(newGrowth / oldGrowth), 4)} = ${toDecimals(-Math.log(kept) / Math.log(newGrowth / oldGrowth), 2)} years`
          : 'never: the new contract doesn’t grow faster',
    },
    ...(unadjusted
      ? [
          {
            name: 'If yours doesn’t adjust',
            formula: 'the same without the adjustment',
            sum: unadjusted.ahead === null ? 'never' : `${toDecimals(unadjusted.ahead.from, 2)} years`,
          },
        ]
      : []),
    ...(newBonusPercent > 0
      ? [
          {
            name: 'With the new bonus',
            formula: 'counted from the end of the new surrender period',
            sum: ahead === null ? 'never' : `${toDecimals(ahead.from, 2)} years`,
          },
        ]
      : []),
    ...(ahead?.until
      ? [
          {
            name: 'Old contract ahead again',
            formula: 'ln(what is moved × (1 + bonus) ÷ value) ÷ ln(growth if you stay ÷ growth if you leave)',
            sum: `${toDecimals(Math.log(kept * (1 + newBonusPercent / 100)), 4)} ÷ ${toDecimals(Math.log(oldGrowth / newGrowth), 4)} = ${toDecimals(ahead.until, 2)} years`,
          },
        ]
      : []),
  ];
}
