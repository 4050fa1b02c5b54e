import { fairPriceAges, type IncomeLife } from '@annuity-lantern/domain/fair-price';
import { tableBirthYears } from '@annuity-lantern/domain/life-tables';
import { newestFigure } from '@annuity-lantern/domain/year-figures';
import { numberField } from '@annuity-lantern/tool-kit/input-fields';
import type { NumberLimits } from '@annuity-lantern/tool-kit/parse-number';
import { sexOf } from '../people/sexes.ts';
import { percentTo } from './contract-limits.ts';

/** Older ones have no life table in every year. */
export const lifeAges: NumberLimits = { from: fairPriceAges.from, to: 90, decimals: 0, words: 'an age in whole years' };

export const interestLimits = percentTo(12);
export const interestStart = newestFigure('treasuryTenYearPercent');
export const interestField = numberField(String(interestStart.value), interestLimits);

/** A person whose income starts today. The birth year is this year less the age, or the nearest with a table: a clock may be wrong. */
export function lifeNow(age: number, sex: string, thisYear: number): IncomeLife {
  const birthYear = Math.min(tableBirthYears.to, Math.max(tableBirthYears.from, thisYear - age));
  return { person: { birthYear, sex: sexOf(sex) }, age };
}
