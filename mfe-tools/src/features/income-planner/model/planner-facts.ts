import type { IncomeFloor } from '@annuity-lantern/domain/income-floor';
import { type IncomePlan, type PlanContext, type PlanInput, planIncome } from '@annuity-lantern/domain/income-plan';
import type { TablePerson } from '@annuity-lantern/domain/life-tables';
import {
  benefitPercent,
  FIRST_CLAIMING_AGE,
  fullRetirementMonths,
  LAST_CLAIMING_AGE,
  rulesYear,
} from '@annuity-lantern/domain/social-security';
import type { Retiree } from '@annuity-lantern/domain/social-security-family';
import { yearFigures } from '@annuity-lantern/domain/year-figures';
import type { PlannerInputs, Spouse } from './planner-inputs.ts';

/** The facts that all parts of the page use: the inputs, the person and the computed plan. */
export interface PlannerFacts extends Omit<PlannerInputs, 'plan'> {
  readonly input: PlanInput;
  readonly plan: IncomePlan;
  readonly birthYear: number;
  /** The year whose Social Security rules apply. */
  readonly rulesYear: number;
  readonly person: TablePerson;
  readonly cut: IncomeFloor['cut'];
  /** Null without a spouse. */
  readonly spousePerson: TablePerson | null;
}

export function plannerFacts({ plan: input, ...about }: PlannerInputs, thisYear: number): PlannerFacts {
  const birthYear = birthYearOf(input.currentAge, about.birthday, thisYear);
  const birthday = about.birthday === 'newyear' && !newYearMatters(birthYear) ? 'past' : about.birthday;
  const rules = rulesYear(birthYear, birthday === 'newyear');
  const { inflationPercent, payablePercent, spouse } = about;
  const couple = spouse && coupleOf(input, spouse, { you: rules, spouse: thisYear - spouse.age }, payablePercent ?? 100);
  const cutFrom = input.currentAge + Math.max(0, yearFigures.trusteesCutYear.value - thisYear);
  return {
    ...about,
    birthday,
    input,
    plan: planIncome(input, { rulesYear: rules, inflationPercent, couple }),
    birthYear,
    rulesYear: rules,
    person: { birthYear, sex: about.sex, health: about.health },
    cut: payablePercent === null ? null : { fromAge: cutFrom, payablePercent },
    spousePerson: spouse && { birthYear: thisYear - spouse.age, sex: spouse.sex },
  };
}

function coupleOf(
  { socialSecurity, startAge, currentAge }: PlanInput,
  spouse: Spouse,
  rulesYears: { readonly you: number; readonly spouse: number },
  payablePercent: number,
): PlanContext['couple'] {
  return {
    you: retireeOf(socialSecurity, startAge, rulesYears.you),
    spouse: retireeOf(spouse.socialSecurity, spouse.claimingAge, rulesYears.spouse),
    spouseOlderBy: (spouse.age - currentAge) * 12,
    payablePercent,
  };
}

/** Derives the full benefit from a known benefit. Claims start at 62 at the earliest, and benefits stop growing at 70. */
function retireeOf(monthly: number, age: number, year: number): Retiree {
  const claimingMonths = Math.min(LAST_CLAIMING_AGE, Math.max(FIRST_CLAIMING_AGE, age)) * 12;
  return { rulesYear: year, claimingMonths, fullBenefit: monthly / (benefitPercent(claimingMonths, fullRetirementMonths(year)) / 100) };
}

export function birthYearOf(age: number, birthday: PlannerInputs['birthday'], thisYear: number): number {
  return thisYear - age - (birthday === 'ahead' ? 1 : 0);
}

/** Whether a birth on January 1 makes a difference. It counts as the previous year, whose full retirement age may be lower. */
export function newYearMatters(birthYear: number): boolean {
  return fullRetirementMonths(birthYear) !== fullRetirementMonths(birthYear - 1);
}
