import { type BenefitCut, firstCutMonth, monthOf, monthsBetween } from '@annuity-lantern/domain/benefit-cut';
import { toIso } from '@annuity-lantern/domain/calendar-day';
import { formatMonth, formatMonthYear } from '@annuity-lantern/domain/format-date';
import { type CoupleOfPlan, type IncomePlan, type PlanInput, planIncome } from '@annuity-lantern/domain/income-plan';
import type { TablePerson } from '@annuity-lantern/domain/life-tables';
import { benefitPercent, FIRST_CLAIMING_AGE, fullRetirementMonths, rulesYear } from '@annuity-lantern/domain/social-security';
import type { Retiree } from '@annuity-lantern/domain/social-security-family';
import type { PlannerInputs, Spouse } from './planner-inputs.ts';

/** The facts that all parts of the page use: the inputs, the person and the computed plan. */
export interface PlannerFacts extends Omit<PlannerInputs, 'plan'> {
  readonly input: PlanInput;
  readonly plan: IncomePlan;
  /** The visitor's claim as entered, and that of both. Null without a spouse. */
  readonly you: Retiree;
  readonly couple: CoupleOfPlan | null;
  readonly thisYear: number;
  readonly birthYear: number;
  /** The year whose Social Security rules apply. */
  readonly rulesYear: number;
  readonly person: TablePerson;
  /** Null without a cut. */
  readonly cut: PlannedCut | null;
  /** The age in months since which Social Security is paid. Null if it is not paid yet, and while that is unknown. */
  readonly claimedMonths: number | null;
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
  const rules = rulesYearOf(input.currentAge, birthday, thisYear);
  const { inflationPercent, pension, payablePercent, spouse } = about;
  const claimedMonths = claimedMonthsOf(about.since, rules);
  // A claim later than 70 pays no more, but a spouse's part starts with it.
  const claim = claimedMonths ?? Math.max(FIRST_CLAIMING_AGE, input.startAge) * 12;
  const you = retireeOf(input.socialSecurity, { claimingMonths: claim, rulesYear: rules });
  const couple = spouse && about.since !== 'unknown' ? coupleOf(you, spouse, input.currentAge, thisYear - spouse.age) : null;
  const cut = payablePercent === null ? null : cutFrom(today, payablePercent);
  return {
    ...about,
    birthday,
    input,
    you,
    couple,
    thisYear,
    plan: planIncome(input, { rulesYear: rules, inflationPercent, pension, cut, couple, hasClaimed: claimedMonths !== null }),
    birthYear,
    rulesYear: rules,
    // The life table follows the rule, too: a birth on January 1 counts with the year before.
    person: { birthYear: rules, sex: about.sex, health: about.health },
    cut,
    claimedMonths,
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

function claimedMonthsOf(since: PlannerInputs['since'], year: number): number | null {
  if (since === 'full') return fullRetirementMonths(year);
  return typeof since === 'number' ? since * 12 : null;
}

function coupleOf(you: Retiree, spouse: Spouse, currentAge: number, spouseYear: number): CoupleOfPlan {
  return {
    you,
    spouse: retireeOf(spouse.socialSecurity, { claimingMonths: spouse.claimingAge * 12, rulesYear: spouseYear }),
    spouseOlderBy: (spouse.age - currentAge) * 12,
  };
}

/** Derives the full benefit from a known benefit. */
function retireeOf(monthly: number, claim: Omit<Retiree, 'fullBenefit'>): Retiree {
  return { ...claim, fullBenefit: monthly / (benefitPercent(claim.claimingMonths, claim.rulesYear) / 100) };
}

export function birthYearOf(age: number, birthday: string, thisYear: number): number {
  return thisYear - age - (birthday === 'ahead' ? 1 : 0);
}

/** The year whose Social Security rules apply. */
export function rulesYearOf(age: number, birthday: string, thisYear: number): number {
  return rulesYear(birthYearOf(age, birthday, thisYear), birthday === 'newyear');
}

/** Whether a birth on January 1 makes a difference. It counts as the previous year, whose full retirement age may be lower. */
export function newYearMatters(birthYear: number): boolean {
  return fullRetirementMonths(birthYear) !== fullRetirementMonths(birthYear - 1);
}
