import { fairPriceAges, type IncomeLife, type IncomeSurvivor, jointShare } from '@annuity-lantern/domain/fair-price';
import { birthYearProblem, type People, paysRows } from './calculator-inputs.ts';

/** Both people on the day when income starts. Health is left out: links and paper do not carry it, and must show the same payment. */
export function livesAtStart(
  { currentAge, startAge, sex, spouse }: People,
  thisYear: number,
): readonly [IncomeLife, IncomeSurvivor | null] {
  const you = { person: { birthYear: thisYear - currentAge, sex }, age: startAge };
  if (!spouse) return [you, null];
  const person = { birthYear: thisYear - spouse.age, sex: spouse.sex };
  return [you, { person, age: spouse.age + startAge - currentAge, share: paysRows[spouse.pays].share }];
}

/** The part of the table's payout that is paid: 1 to the visitor alone, below it for two. Null where one of both is too old for an estimate. */
export function tableShare(people: People, thisYear: number): number | null {
  const [you, spouse] = livesAtStart(people, thisYear);
  if (!spouse) return 1;
  return spouse.age > fairPriceAges.to || birthYearProblem(people, thisYear) ? null : jointShare(you, spouse);
}
