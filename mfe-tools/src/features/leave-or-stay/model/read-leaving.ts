import type { Exchange } from '@annuity-lantern/domain/leave-or-stay';
import { type ParsedAmount, parseAmount } from '@annuity-lantern/tool-kit/parse-amount';
import { parseNumber } from '@annuity-lantern/tool-kit/parse-number';
import type { ParsedInputs } from '@annuity-lantern/tool-kit/use-kept-inputs';
import { parsePercents } from '../../../inputs/parse-percents.ts';
import { type LeaveTexts, leaveLabels, leaveLimits, mainNames } from './leave-fields.ts';

export interface Leaving {
  /** The texts that all of this was read from. */
  readonly texts: LeaveTexts;
  /** With a market value adjustment, unless the visitor says that the contract has none. While they are not sure, the view has both. */
  readonly exchange: Exchange;
  readonly figures: LeaveFigures;
  /** The charges of the coming years in percent, as far as they are known. */
  readonly schedule: readonly number[];
  /** Dollars of what ends with the contract. Null for one that was not given. */
  readonly base: number | null;
  readonly death: number | null;
}

/** The figures of the fields, in percent and years. Null for one that was not given. */
export type LeaveFigures = Readonly<Record<keyof typeof leaveLimits, number | null>>;

export function readLeaving(texts: LeaveTexts): ParsedInputs<Leaving> {
  const [amount, base, death] = [parseAmount(texts.value), parseAmount(texts.base), parseAmount(texts.death)];
  const list = parsePercents(texts.schedule);
  const parsed = names.map((name) => parseNumber(texts[name], leaveLimits[name]));
  if ([amount, base, death, list, ...parsed].some(({ kind }) => kind === 'wrong')) return { kind: 'wrong' };
  const figures = Object.fromEntries(
    names.map((name, index) => [name, parsed[index]?.kind === 'number' ? parsed[index].number : null]),
  ) as LeaveFigures;
  const { charge, earned, newRate, left, newYears, free } = figures;
  // An empty one is not in the link, which would restore the usual one.
  if (free === null) return { kind: 'wrong' };
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
  const schedule = list.kind === 'percents' ? list.percents : [];
  return { kind: 'good', good: { texts, exchange, figures, schedule, base: dollarsOf(base), death: dollarsOf(death) } };
}

function dollarsOf(parsed: ParsedAmount): number | null {
  return parsed.kind === 'amount' ? parsed.amount : null;
}

const names = Object.keys(leaveLimits) as (keyof typeof leaveLimits)[];

/** The labels of the main fields that are empty. */
export function missingOf(texts: LeaveTexts): readonly string[] {
  return mainNames.filter((name) => texts[name].trim() === '').map((name) => leaveLabels[name]);
}
