import { type IncomePlan, type PlanInput, planIncome } from '@annuity-lantern/domain/income-plan';
import type { TablePerson } from '@annuity-lantern/domain/life-tables';
import { fullRetirementMonths, rulesYear } from '@annuity-lantern/domain/social-security';
import type { PlannerInputs } from './planner-inputs.ts';

/** All that the parts of the page draw from: the inputs, who they are about, and the plan worked out. */
export interface PlannerFacts extends Omit<PlannerInputs, 'plan'> {
  readonly input: PlanInput;
  readonly plan: IncomePlan;
  readonly birthYear: number;
  /** The year whose Social Security rules hold. */
  readonly rulesYear: number;
  readonly person: TablePerson;
  /** Null without a spouse. */
  readonly spousePerson: TablePerson | null;
}

export function plannerFacts({ plan: input, ...about }: PlannerInputs, thisYear: number): PlannerFacts {
  const birthYear = birthYearOf(input.currentAge, about.birthday, thisYear);
  const birthday = about.birthday === 'newyear' && !newYearMatters(birthYear) ? 'past' : about.birthday;
  const rules = rulesYear(birthYear, birthday === 'newyear');
  const context = {
    rulesYear: rules,
    inflationPercent: about.inflationPercent,
    spouseSocialSecurity: about.spouse?.socialSecurity ?? null,
  };
  return {
    ...about,
    birthday,
    input,
    plan: planIncome(input, context),
    birthYear,
    rulesYear: rules,
    person: { birthYear, sex: about.sex },
    spousePerson: about.spouse && { birthYear: thisYear - about.spouse.age, sex: about.spouse.sex },
  };
}

export function birthYearOf(age: number, birthday: PlannerInputs['birthday'], thisYear: number): number {
  return thisYear - age - (birthday === 'ahead' ? 1 : 0);
}

/** Whether a birth on January 1 of the year makes a difference: it counts with the year before, whose full retirement age may be lower. */
export function newYearMatters(birthYear: number): boolean {
  return fullRetirementMonths(birthYear) !== fullRetirementMonths(birthYear - 1);
}
