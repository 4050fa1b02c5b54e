import { historyLimits } from '@annuity-lantern/domain/income-in-history';
import { amountField, choiceField, type InputField, numberField } from '@annuity-lantern/tool-kit/input-fields';
import type { Inputs } from '@annuity-lantern/tool-kit/inputs-in-hash';
import { percentTo } from '../../../inputs/contract-limits.ts';
import { interestStart, lifeAges } from '../../../inputs/life-inputs.ts';
import { sexField } from '../../../people/sexes.ts';

export const numberLimits = {
  age: lifeAges,
  // All or nothing of it are ways of their own.
  share: percentTo(historyLimits.annuity.to - 1, 1),
  stocks: percentTo(historyLimits.stocks.to),
  costs: percentTo(historyLimits.costs.to),
  rate: percentTo(historyLimits.ladder.to),
  realRate: percentTo(historyLimits.ladder.to),
} as const;

export const riseLabels = { prices: 'Rise with prices', level: 'Stay the same' } as const;
export const ladderLabels = { dollars: 'Fixed dollars (such as CDs)', real: 'Today’s dollars (TIPS)' } as const;

/** The numbers are the example. */
export const waysFields = {
  amount: amountField('500,000'),
  income: amountField('25,000'),
  age: numberField('65', numberLimits.age),
  sex: sexField,
  rises: choiceField('prices', Object.keys(riseLabels)),
  share: numberField('40', numberLimits.share),
  stocks: numberField('60', numberLimits.stocks),
  costs: numberField('0.5', numberLimits.costs),
  ladder: choiceField('dollars', Object.keys(ladderLabels)),
  rate: numberField(String(interestStart.value), numberLimits.rate),
  realRate: numberField('2', numberLimits.realRate),
} as const satisfies Readonly<Record<string, InputField>>;

export type WaysName = keyof typeof waysFields;
export type WaysTexts = Inputs<WaysName>;
export type ChangeWays = (part: Partial<WaysTexts>) => void;

export const waysLabels: Readonly<Record<WaysName, string>> = {
  amount: 'Your money today',
  income: 'Income you want a year',
  age: 'Your age',
  sex: 'Life expectancy based on',
  rises: 'Your income should',
  share: 'Part that buys an annuity',
  stocks: 'Stocks in the portfolio',
  costs: 'Portfolio costs a year',
  ladder: 'The ladder pays in',
  rate: 'The ladder earns a year',
  realRate: 'The ladder earns above prices a year',
};

/** The fields that make the example one. */
export const mainNames = ['amount', 'income', 'age'] as const satisfies readonly WaysName[];

/** The rate of the chosen ladder. The other one is kept, and not asked for. */
export function rateNameOf(ladder: string): 'rate' | 'realRate' {
  return ladder === 'real' ? 'realRate' : 'rate';
}
