import { roundTo } from '@annuity-lantern/domain/format-number';
import { amountForIncome, payoutRate } from '@annuity-lantern/domain/payout';
import { LARGEST_AMOUNT, parseAmount } from '@annuity-lantern/tool-kit/parse-amount';
import type { People } from './calculator-inputs.ts';
import { tableShare } from './table-share.ts';

export interface AmountNeeded {
  readonly startAge: number;
  /** Percent a year. */
  readonly rate: number;
  /** Dollars, up to the next whole one: a dollar less would pay a cent too little. */
  readonly amount: number;
}

const usualStartAges = [60, 65, 70, 75, 80];

/** The amount that pays a monthly income from an age, at a part of the table's payout. */
function amountNeeded(monthly: number, startAge: number, share: number): AmountNeeded {
  // Rounds to the cent first, so that floating-point errors do not raise a whole amount.
  return { startAge, rate: payoutRate(startAge) * share, amount: Math.ceil(roundTo(amountForIncome(monthly, startAge, share), 2)) };
}

/** The same from the usual start ages that still lie ahead and have a payout for these people, and from the visitor's own. */
export function amountsNeeded(monthly: number, people: People, thisYear: number): AmountNeeded[] {
  const { currentAge, startAge } = people;
  const ages = [...new Set([...usualStartAges.filter((age) => age >= currentAge), startAge])].sort((a, b) => a - b);
  return ages.flatMap((age) => {
    const share = tableShare({ ...people, startAge: age }, thisYear);
    return share === null ? [] : [amountNeeded(monthly, age, share)];
  });
}

/** Dollars a month; null if empty or invalid. */
export function readTarget(text: string): number | null {
  const parsed = parseAmount(text);
  return parsed.kind === 'amount' ? parsed.amount : null;
}

/** Whether the calculator takes an amount of this size. */
export function canBeUsed(amount: number): boolean {
  return amount <= LARGEST_AMOUNT;
}
