import { parseAmount } from '@annuity-lantern/tool-kit/parse-amount';
import { parseNumber } from '@annuity-lantern/tool-kit/parse-number';
import type { ParsedInputs } from '@annuity-lantern/tool-kit/use-kept-inputs';
import { isForTwo, numberLimits, type OptionName, optionNames, type QuoteTexts, quoteLabels } from './quote-fields.ts';

export interface Quote {
  /** The texts that all of this was read from. */
  readonly texts: QuoteTexts;
  /** Dollars paid once, today. */
  readonly price: number;
  /** Dollars a month; of a rising income, in its first year. */
  readonly monthly: number;
  readonly age: number;
  readonly option: OptionName;
  /** Null if it is not given, which only an income for two needs. */
  readonly spouseAge: number | null;
  /** Percent a year. */
  readonly rate: number;
}

export function readQuote(texts: QuoteTexts): ParsedInputs<Quote> {
  const [price, monthly] = [parseAmount(texts.price), parseAmount(texts.monthly)];
  const [age, spouseAge, rate] = (['age', 'spouseAge', 'rate'] as const).map((name) => parseNumber(texts[name], numberLimits[name]));
  if ([price, monthly, age, spouseAge, rate].some((parsed) => parsed?.kind === 'wrong')) return { kind: 'wrong' };
  const option = optionNames.find((name) => name === texts.option) ?? 'life';
  if (price.kind !== 'amount' || monthly.kind !== 'amount' || age?.kind !== 'number' || rate?.kind !== 'number') return { kind: 'empty' };
  const spouse = spouseAge?.kind === 'number' ? spouseAge.number : null;
  if (isForTwo(option) && spouse === null) return { kind: 'empty' };
  return {
    kind: 'good',
    good: { texts, price: price.amount, monthly: monthly.amount, age: age.number, option, spouseAge: spouse, rate: rate.number },
  };
}

/** The labels of the fields that a result needs and that are empty. */
export function missingOf(texts: QuoteTexts): readonly string[] {
  const isEmpty = (name: keyof typeof numberLimits) => parseNumber(texts[name], numberLimits[name]).kind === 'empty';
  return [
    ...(['price', 'monthly'] as const).filter((name) => parseAmount(texts[name]).kind === 'empty'),
    ...(['age', ...(isForTwo(texts.option) ? (['spouseAge'] as const) : []), 'rate'] as const).filter(isEmpty),
  ].map((name) => quoteLabels[name]);
}
