import { formatDollars } from '@annuity-lantern/domain/format-number';
import type { PlannedCouple } from '@annuity-lantern/domain/income-plan';
import { type CoupleChances, coupleChances } from '@annuity-lantern/domain/income-survivor';
import { chanceOfLiving } from '@annuity-lantern/domain/life-tables';
import type { PlannerFacts } from './planner-facts.ts';

export interface CoupleYear {
  /** The visitor's age. */
  readonly age: number;
  readonly spouseAge: number;
  readonly chances: CoupleChances;
}

export interface CoupleCourse {
  readonly income: PlannedCouple;
  readonly years: readonly CoupleYear[];
  /** How likely it is that one of the two lives long. */
  readonly either: string;
  /** The three incomes, and the same. */
  readonly sentence: string;
}

/** Null without a spouse. */
export function coupleCourse(facts: PlannerFacts): CoupleCourse | null {
  const { input, plan, spouse, spousePerson } = facts;
  const income = plan.couple;
  if (!spouse || !spousePerson || !income) return null;
  const years = [75, 80, 85, 90, 95, 100]
    .filter((age) => age > input.currentAge)
    .map((age): CoupleYear => {
      const spouseAge = spouse.age + age - input.currentAge;
      const yours = chanceOfLiving(facts.person, input.currentAge, age);
      return { age, spouseAge, chances: coupleChances(yours, chanceOfLiving(spousePerson, spouse.age, spouseAge)) };
    });
  const either = sayEither(years);
  return {
    income,
    years,
    either,
    sentence: [sayIncomes(income, facts), sayTopUp(income), sayPension(income), either].filter(Boolean).join(' '),
  };
}

function sayIncomes({ both, onlyYou, onlySpouse, fromAge, afterCut }: PlannedCouple, { input, spouse, cut }: PlannerFacts): string {
  const spouseAge = (spouse?.age ?? 0) + fromAge - input.currentAge;
  const now = `From when you are ${fromAge} and your spouse is ${spouseAge}, you would have ${formatDollars(both)} a month together, in today’s dollars. If your spouse dies first, you would have ${formatDollars(onlyYou)}. If you die first, your spouse would have ${formatDollars(onlySpouse)}.`;
  if (!cut) return now;
  if (!afterCut) return `${now} That counts ${cut.payablePercent}% of Social Security.`;
  const then = `${formatDollars(afterCut.both)} together, ${formatDollars(afterCut.onlyYou)} for you alone, ${formatDollars(afterCut.onlySpouse)} for your spouse alone`;
  return `${now} That holds until ${cut.until}. From ${cut.from}, with ${cut.payablePercent}% of Social Security: ${then}.`;
}

function sayTopUp({ you, spouse, both }: PlannedCouple): string {
  const topUp = you.topUp + spouse.topUp;
  if (topUp === 0) return '';
  return `${formatDollars(topUp)} of the ${formatDollars(both)} is ${you.topUp > 0 ? 'your' : 'your spouse’s'} spousal benefit.`;
}

function sayPension({ pension }: PlannedCouple): string {
  if (pension.yours === 0) return '';
  if (pension.kept === 0) return `Your pension, ${formatDollars(pension.yours)} of it, stops when you die.`;
  return `Your pension is ${formatDollars(pension.yours)} of it, and your spouse would keep ${formatDollars(pension.kept)}.`;
}

function sayEither(years: readonly CoupleYear[]): string {
  const later = years.find(({ age }) => age === 90) ?? years.at(-1);
  if (!later) return '';
  return `The chance that at least one of you is alive when you would be ${later.age} is about ${Math.round(later.chances.either * 100)}%.`;
}
