import { roundTo } from '@annuity-lantern/domain/format-number';
import { amountForIncome, payoutRate } from '@annuity-lantern/domain/payout';
import { LARGEST_AMOUNT, parseAmount } from '@annuity-lantern/tool-kit/parse-amount';

export interface AmountNeeded {
  readonly startAge: number;
  /** Percent a year. */
  readonly rate: number;
  /** Dollars, up to the next whole one: a dollar less would pay a cent too little. */
  readonly amount: number;
}

const usualStartAges = [60, 65, 70, 75, 80];

/** The amount that pays a monthly income from an age. */
export function amountNeeded(monthly: number, startAge: number): AmountNeeded {
  // Rounds to the cent first, so that floating-point errors do not raise a whole amount.
  return { startAge, rate: payoutRate(startAge), amount: Math.ceil(roundTo(amountForIncome(monthly, startAge), 2)) };
}

/** The same from the usual start ages that still lie ahead, and from the visitor's own. */
export function amountsNeeded(monthly: number, currentAge: number, startAge: number): AmountNeeded[] {
  const ages = [...new Set([...usualStartAges.filter((age) => age >= currentAge), startAge])].sort((a, b) => a - b);
  return ages.map((age) => amountNeeded(monthly, age));
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
