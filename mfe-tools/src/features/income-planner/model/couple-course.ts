import { formatDollars } from '@annuity-lantern/domain/format-number';
import { type CoupleChances, type CoupleIncome, coupleChances, coupleIncome } from '@annuity-lantern/domain/income-survivor';
import { chanceOfLiving } from '@annuity-lantern/domain/life-tables';
import type { PlannerFacts } from './planner-facts.ts';

export interface CoupleYear {
  /** The visitor's age. */
  readonly age: number;
  readonly spouseAge: number;
  readonly chances: CoupleChances;
}

export interface CoupleCourse {
  readonly income: CoupleIncome;
  readonly years: readonly CoupleYear[];
  /** How likely it is that one of the two lives long. */
  readonly either: string;
  /** The three incomes, and the same. */
  readonly sentence: string;
}

/** Null without a spouse. */
export function coupleCourse(facts: PlannerFacts): CoupleCourse | null {
  const { input, plan, spouse, spousePerson } = facts;
  if (!spouse || !spousePerson) return null;
  const income = coupleIncome({
    socialSecurity: plan.socialSecurityIncome,
    spouseSocialSecurity: spouse.socialSecurity,
    annuityIncome: plan.annuityIncome,
  });
  const years = [75, 80, 85, 90, 95, 100]
    .filter((age) => age > input.currentAge)
    .map((age): CoupleYear => {
      const spouseAge = spouse.age + age - input.currentAge;
      const yours = chanceOfLiving(facts.person, input.currentAge, age);
      return { age, spouseAge, chances: coupleChances(yours, chanceOfLiving(spousePerson, spouse.age, spouseAge)) };
    });
  const either = sayEither(years);
  return { income, years, either, sentence: `${sayIncomes(income)} ${either}`.trim() };
}

function sayIncomes({ both, onlyYou, onlySpouse }: CoupleIncome): string {
  return `Together you would have ${formatDollars(both)} a month. Left alone you would have ${formatDollars(onlyYou)}, and your spouse ${formatDollars(onlySpouse)}.`;
}

function sayEither(years: readonly CoupleYear[]): string {
  const later = years.find(({ age }) => age === 90) ?? years.at(-1);
  if (!later) return '';
  return `The chance that at least one of you is alive when you would be ${later.age} is about ${Math.round(later.chances.either * 100)}%.`;
}
