import { ageLimits, type CalculatorInputs, isAgeWithin, LARGEST_AMOUNT } from './calculator-inputs.ts';
import { formatAmount } from './format-figures.ts';

/** Dollars, up to the cent. Anyone can write a link, so nothing else is read. */
const amountInLink = /^\d{1,9}(?:\.\d{1,2})?$/;

/** The inputs as the part of an address after `#`, which no browser sends to a server. */
export function writeInputsHash(inputs: Pick<CalculatorInputs, 'currentAge' | 'startAge'>, amount: number): string {
  return `#amount=${Math.round(amount * 100) / 100}&age=${inputs.currentAge}&start=${inputs.startAge}`;
}

/** The inputs that a link carries, each only if it is one that the page could have written. Empty for any other `#...`. */
export function readInputsHash(hash: string): Partial<CalculatorInputs> {
  const given = new URLSearchParams(hash.slice(1, 200));
  const amount = given.get('amount') ?? '';
  const currentAge = Number(given.get('age'));
  const startAge = Number(given.get('start'));
  const isAmount = amountInLink.test(amount) && Number(amount) > 0 && Number(amount) <= LARGEST_AMOUNT;
  return {
    ...(isAmount ? { amountText: formatAmount(Number(amount)) } : {}),
    ...(isAgeWithin(currentAge, ageLimits.current) ? { currentAge } : {}),
    ...(isAgeWithin(startAge, ageLimits.start) ? { startAge } : {}),
  };
}
