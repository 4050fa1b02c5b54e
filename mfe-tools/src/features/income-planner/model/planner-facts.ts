import { type BenefitCut, firstCutMonth, monthOf, monthsBetween } from '@annuity-lantern/domain/benefit-cut';
import { toIso } from '@annuity-lantern/domain/calendar-day';
import { formatMonth, formatMonthYear } from '@annuity-lantern/domain/format-date';
import { type CoupleOfPlan, type IncomePlan, type PlanInput, planIncome } from '@annuity-lantern/domain/income-plan';
import type { TablePerson } from '@annuity-lantern/domain/life-tables';
import {
  benefitPercent,
  FIRST_CLAIMING_AGE,
  fullRetirementMonths,
  LAST_CLAIMING_AGE,
  rulesYear,
} from '@annuity-lantern/domain/social-security';
import type { Retiree } from '@annuity-lantern/domain/social-security-family';
import type { PlannerInputs, Spouse } from './planner-inputs.ts';

/** The facts that all parts of the page use: the inputs, the person and the computed plan. */
export interface PlannerFacts extends Omit<PlannerInputs, 'plan'> {
  readonly input: PlanInput;
  readonly plan: IncomePlan;
  readonly thisYear: number;
  readonly birthYear: number;
  /** The year whose Social Security rules apply. */
  readonly rulesYear: number;
  readonly person: TablePerson;
  /** Null without a cut. */
  readonly cut: PlannedCut | null;
  /** Null without a spouse. */
  readonly spousePerson: TablePerson | null;
}

/** A cut with the words of its month: `January 2033`, and of the last month before it. */
export interface PlannedCut extends BenefitCut {
  readonly from: string;
  /** `Jan 2033`. */
  readonly fromInShort: string;
  readonly until: string;
}

/** @param today the visitor's day, as `2026-11-26`. */
export function plannerFacts({ plan: input, ...about }: PlannerInputs, today: string): PlannerFacts {
  const thisYear = monthOf(today).year;
  const birthYear = birthYearOf(input.currentAge, about.birthday, thisYear);
  const birthday = about.birthday === 'newyear' && !newYearMatters(birthYear) ? 'past' : about.birthday;
  const rules = rulesYear(birthYear, birthday === 'newyear');
  const { inflationPercent, pension, payablePercent, spouse } = about;
  const couple = spouse && coupleOf(input, spouse, { you: rules, spouse: thisYear - spouse.age });
  const cut = payablePercent === null ? null : cutFrom(today, payablePercent);
  return {
    ...about,
    birthday,
    input,
    thisYear,
    plan: planIncome(input, { rulesYear: rules, inflationPercent, pension, cut, couple }),
    birthYear,
    rulesYear: rules,
    person: { birthYear, sex: about.sex, health: about.health },
    cut,
    spousePerson: spouse && { birthYear: thisYear - spouse.age, sex: spouse.sex },
  };
}

function cutFrom(today: string, payablePercent: number): PlannedCut {
  const first = firstCutMonth(today);
  const last = first.month === 1 ? { year: first.year - 1, month: 12 } : { year: first.year, month: first.month - 1 };
  const inMonths = Math.max(0, monthsBetween(monthOf(today), first));
  return {
    inMonths,
    payablePercent,
    from: formatMonthYear(first),
    fromInShort: formatMonth(toIso({ ...first, day: 1 })),
    until: formatMonthYear(last),
  };
}

function coupleOf(
  { socialSecurity, startAge, currentAge }: PlanInput,
  spouse: Spouse,
  rulesYears: { readonly you: number; readonly spouse: number },
): CoupleOfPlan {
  return {
    you: retireeOf(socialSecurity, startAge, rulesYears.you),
    spouse: retireeOf(spouse.socialSecurity, spouse.claimingAge, rulesYears.spouse),
    spouseOlderBy: (spouse.age - currentAge) * 12,
  };
}

/** Derives the full benefit from a known benefit. Claims start at 62 at the earliest, and benefits stop growing at 70. */
function retireeOf(monthly: number, age: number, year: number): Retiree {
  const claimingMonths = Math.min(LAST_CLAIMING_AGE, Math.max(FIRST_CLAIMING_AGE, age)) * 12;
  return { rulesYear: year, claimingMonths, fullBenefit: monthly / (benefitPercent(claimingMonths, year) / 100) };
}

export function birthYearOf(age: number, birthday: PlannerInputs['birthday'], thisYear: number): number {
  return thisYear - age - (birthday === 'ahead' ? 1 : 0);
}

/** Whether a birth on January 1 makes a difference. It counts as the previous year, whose full retirement age may be lower. */
export function newYearMatters(birthYear: number): boolean {
  return fullRetirementMonths(birthYear) !== fullRetirementMonths(birthYear - 1);
}
