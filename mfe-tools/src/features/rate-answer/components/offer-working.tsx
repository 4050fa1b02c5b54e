import type { RateRecord } from '@annuity-lantern/contracts/http';
import type { Ask, Offer } from '@annuity-lantern/domain/best-guaranteed';
import { formatCents, formatDollars, formatPercent, formatYears } from '@annuity-lantern/domain/format-number';
import { offeredGrades } from '@annuity-lantern/domain/rating-ladder';
import { usStates } from '@annuity-lantern/domain/us-states';
import { ShowWorking } from '@annuity-lantern/tool-kit/show-working';

interface OfferWorkingProps {
  readonly ask: Ask;
  readonly best: readonly Offer<RateRecord>[];
}

/** The arithmetic of the best offer. */
export function OfferWorking({ ask: { amount, years, state }, best }: OfferWorkingProps) {
  const [first] = best;
  if (!first) return null;
  const { rate, value, exits } = first;
  const dollars = formatDollars(amount);
  const steps = [
    {
      name: `${rate.productName} after ${formatYears(years)}`,
      formula: 'amount × (1 + rate)^years',
      sum: `${dollars} × (1 + ${formatPercent(rate.rate)})^${years} = ${formatCents(value)}`,
    },
    // The other years are worked out in the same way.
    ...exits
      .filter((exit) => exit.years === 1 || exit.years === years)
      .map((exit) => ({
        name: `Leave after year ${exit.years}`,
        formula: 'value then × (1 − charge)',
        sum: `${dollars} × (1 + ${formatPercent(rate.rate)})^${exit.years} × (1 − ${formatPercent(exit.charge)}) = ${formatCents(exit.paid)}`,
      })),
  ];
  return (
    <ShowWorking
      label="How we got this"
      steps={steps}
      assumptions={`A product fits if its rate is guaranteed for all ${formatYears(years)} of its term, your amount meets its minimum${state === 'all' ? '' : `, and the list says that it is sold in ${usStates[state]}`}. Caps don’t count: they aren’t guaranteed. Ratings run ${offeredGrades.join(', ')}, as AM Best writes them; other agencies use letters a little differently.`}
      source="The rates and charges in the rate list. If you leave on an anniversary, you pay the charge of the year that begins."
      leftOut="Market value adjustments, withdrawals without a charge, each contract’s guaranteed minimum, and taxes. The list doesn’t give these."
    />
  );
}
