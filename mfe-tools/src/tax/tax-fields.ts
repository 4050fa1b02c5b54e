import { formatAge } from '@annuity-lantern/domain/format-number';
import { newestFigure } from '@annuity-lantern/domain/year-figures';
import { choiceField, type InputField, numberField } from '@annuity-lantern/tool-kit/input-fields';
import type { Inputs } from '@annuity-lantern/tool-kit/inputs-in-hash';
import { parseNumber } from '@annuity-lantern/tool-kit/parse-number';
import { percentTo } from '../inputs/contract-limits.ts';

/** Which money it is, on which its tax depends. */
export const moneyLabels = {
  taxed: 'Savings, already taxed',
  pretax: 'Traditional IRA or 401(k)',
  roth: 'Roth IRA or Roth 401(k)',
} as const;

export type Money = keyof typeof moneyLabels;
export const moneyChoices = Object.keys(moneyLabels) as readonly Money[];

export const taxLimits = { federalTax: percentTo(50), stateTax: percentTo(20) } as const;

/** For the table of fields of a tool. A link has them only once a visitor has said which money it is. */
export const taxFields = {
  money: choiceField('', moneyChoices),
  federalTax: linkedWithMoney(numberField('22', taxLimits.federalTax)),
  stateTax: linkedWithMoney(numberField('0', taxLimits.stateTax)),
} as const satisfies Readonly<Record<string, InputField>>;

export type TaxTexts = Inputs<keyof typeof taxFields>;

export interface Taxes {
  readonly money: Money;
  /** Percent of income. */
  readonly federal: number;
  readonly state: number;
}

/** Null until the money and both rates can be read. */
export function readTaxes({ money, federalTax, stateTax }: TaxTexts): Taxes | null {
  const chosen = moneyChoices.find((one) => one === money);
  const [federal, state] = [parseNumber(federalTax, taxLimits.federalTax), parseNumber(stateTax, taxLimits.stateTax)];
  if (!chosen || federal.kind !== 'number' || state.kind !== 'number') return null;
  return { money: chosen, federal: federal.number, state: state.number };
}

/** What is left of dollars that are taxed in full. */
export function afterTaxes(dollars: number, { federal, state }: Taxes): number {
  return dollars * (1 - (federal + state) / 100);
}

/** The age below which money taken out is usually taxed more: "59½". */
export const earlyAge = formatAge(newestFigure('earlyWithdrawalAge').value);

/** When a Roth pays without tax. */
export const rothWords = `pays without tax once you are ${earlyAge} and the account is five years old.`;

/** What more is taxed of money that is taken early. Its exceptions are named and not judged. */
export const earlyWords = `Before ${earlyAge}, ${newestFigure('earlyWithdrawalTaxPercent').value}% more of the taxed part goes to tax. Disability, death and payments for life are among the exceptions.`;

function linkedWithMoney(field: InputField): InputField {
  return { ...field, toLink: (text, inputs) => (inputs.money ? field.toLink(text, inputs) : undefined) };
}
