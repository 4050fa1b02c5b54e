import type { Exchange } from '@annuity-lantern/domain/leave-or-stay';
import { parseAmount } from '@annuity-lantern/tool-kit/parse-amount';
import { parseNumber } from '@annuity-lantern/tool-kit/parse-number';
import type { ParsedInputs } from '@annuity-lantern/tool-kit/use-kept-inputs';
import { contractLimits } from '../../../inputs/contract-limits.ts';
import { parsePercents } from '../../../inputs/parse-percents.ts';
import { type LeaveTexts, leaveLabels, mainNames } from './leave-fields.ts';

export interface Leaving {
  /** The texts that all of this was read from. */
  readonly texts: LeaveTexts;
  /** With a market value adjustment, unless the visitor says that the contract has none. While they are not sure, the view has both. */
  readonly exchange: Exchange;
  readonly figures: LeaveFigures;
  /** The charges of the coming years in percent, as far as they are known. */
  readonly schedule: readonly number[];
}

/** The figures of the fields, in percent and years. Null for one that was not given. */
export type LeaveFigures = Readonly<Record<keyof typeof contractLimits, number | null>>;

export function readLeaving(texts: LeaveTexts): ParsedInputs<Leaving> {
  const amount = parseAmount(texts.value);
  const list = parsePercents(texts.schedule);
  const parsed = names.map((name) => parseNumber(texts[name], contractLimits[name]));
  if ([amount, list, ...parsed].some(({ kind }) => kind === 'wrong')) return { kind: 'wrong' };
  const figures = Object.fromEntries(
    names.map((name, index) => [name, parsed[index]?.kind === 'number' ? parsed[index].number : null]),
  ) as LeaveFigures;
  const { charge, earned, newRate, left, newYears } = figures;
  if (amount.kind !== 'amount' || charge === null || earned === null || newRate === null || left === null) return { kind: 'empty' };
  const exchange = {
    value: amount.amount,
    chargePercent: left === 0 ? 0 : charge,
    oldRatePercent: earned,
    oldFeesPercent: figures.fees ?? 0,
    newRatePercent: newRate,
    newFeesPercent: figures.newFees ?? 0,
    // It counts from the end of the new charges on, so not without their years.
    newBonusPercent: newYears === null ? 0 : (figures.newBonus ?? 0),
    newSurrenderYears: newYears ?? 0,
    adjustedYears: texts.mva === 'no' ? 0 : left,
  };
  return { kind: 'good', good: { texts, exchange, figures, schedule: list.kind === 'percents' ? list.percents : [] } };
}

const names = Object.keys(contractLimits) as (keyof typeof contractLimits)[];

/** The labels of the main fields that are empty. */
export function missingOf(texts: LeaveTexts): readonly string[] {
  return mainNames.filter((name) => texts[name].trim() === '').map((name) => leaveLabels[name]);
}
