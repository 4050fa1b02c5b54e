import type { IncomeWay } from '@annuity-lantern/domain/income-in-history';
import { parseAmount } from '@annuity-lantern/tool-kit/parse-amount';
import { parseNumber } from '@annuity-lantern/tool-kit/parse-number';
import type { ParsedInputs } from '@annuity-lantern/tool-kit/use-kept-inputs';
import { numberLimits, rateNameOf, type WaysTexts, waysLabels } from './ways-fields.ts';

export interface WantedWays {
  /** The texts that all of this was read from. */
  readonly texts: WaysTexts;
  /** Dollars on hand. */
  readonly amount: number;
  /** Dollars a year. */
  readonly income: number;
  readonly rises: boolean;
  readonly age: number;
  /** Percent, as are the three after it. */
  readonly share: number;
  readonly stocks: number;
  readonly costs: number;
  readonly ladder: Extract<IncomeWay, { readonly kind: 'ladder' }>;
}

const numberNames = (texts: WaysTexts) => ['age', 'share', 'stocks', 'costs', rateNameOf(texts.ladder)] as const;

export function readWays(texts: WaysTexts): ParsedInputs<WantedWays> {
  const [amount, income] = [parseAmount(texts.amount), parseAmount(texts.income)];
  const numbers = numberNames(texts).map((name) => parseNumber(texts[name], numberLimits[name]));
  if ([amount, income, ...numbers].some(({ kind }) => kind === 'wrong')) return { kind: 'wrong' };
  const [age, share, stocks, costs, ratePercent] = numbers.flatMap((parsed) => (parsed.kind === 'number' ? [parsed.number] : []));
  if (amount.kind !== 'amount' || income.kind !== 'amount' || age === undefined || share === undefined) return { kind: 'empty' };
  if (stocks === undefined || costs === undefined || ratePercent === undefined) return { kind: 'empty' };
  const ladder = { kind: 'ladder', ratePercent, real: texts.ladder === 'real' } as const;
  return {
    kind: 'good',
    good: { texts, amount: amount.amount, income: income.amount, rises: texts.rises !== 'level', age, share, stocks, costs, ladder },
  };
}

/** The labels of the fields that a result needs and that are empty. */
export function missingOf(texts: WaysTexts): readonly string[] {
  return [
    ...(['amount', 'income'] as const).filter((name) => parseAmount(texts[name]).kind === 'empty'),
    ...numberNames(texts).filter((name) => parseNumber(texts[name], numberLimits[name]).kind === 'empty'),
  ].map((name) => waysLabels[name]);
}
