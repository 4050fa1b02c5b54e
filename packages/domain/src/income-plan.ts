import { type BenefitCut, shareAfter } from './benefit-cut.ts';
import { priceLevel, soundDollars } from './income-floor.ts';
import { type CoupleIncome, type CoupleInput, coupleIncome } from './income-survivor.ts';
import { payoutRate } from './payout.ts';
import { benefitPercent, claimingBreakEvenAge, FIRST_CLAIMING_AGE, LAST_CLAIMING_AGE } from './social-security.ts';

/** What is planned. */
export interface PlanInput {
  /** Dollars a month of Social Security claimed at the start age, in today's dollars. */
  readonly socialSecurity: number;
  /** Dollars paid into the annuity. */
  readonly annuityAmount: number;
  /** Age in whole years today. */
  readonly currentAge: number;
  /** Age in whole years at which income starts. */
  readonly startAge: number;
}

/** Further inputs of the recommendations. */
export interface PlanContext {
  /** The year whose Social Security rules hold. */
  readonly rulesYear: number;
  /** Percent a year. */
  readonly inflationPercent: number;
  /** A cut of Social Security, from a month of the calendar on. Null without one. */
  readonly cut: BenefitCut | null;
  /** Null for a person who plans alone. */
  readonly couple: CoupleOfPlan | null;
}

export type CoupleOfPlan = Omit<CoupleInput, 'annuityIncome' | 'payablePercent'>;

/** The recommendations for a plan, with the numbers behind them. Dollars a month unless a field says otherwise. */
export type Recommendation =
  | {
      readonly code: 'wait-for-social-security';
      readonly fromAge: number;
      readonly toAge: number;
      /** Percent more. */
      readonly percentMore: number;
      readonly more: number;
      /** The same from the cut on. Null without a cut, and when `more` is already after it. */
      readonly moreAfterCut: number | null;
      /** Age with its fraction from which waiting has paid more in all. */
      readonly breakEvenAge: number;
    }
  | { readonly code: 'claim-by-seventy'; readonly byAge: number; readonly months: number; readonly missed: number }
  | { readonly code: 'no-social-security-yet'; readonly firstAge: number; readonly annuity: number }
  | {
      readonly code: 'keep-money-outside';
      readonly amount: number;
      /** Dollars in all: so many years of the annuity's income. */
      readonly reserve: number;
      readonly years: number;
    }
  | {
      readonly code: 'level-income-buys-less';
      /** Percent of the income at the start that never rises; both parts in dollars of one year. */
      readonly share: number;
      readonly years: number;
      /** Percent less that it buys then. */
      readonly percentLess: number;
      readonly inflationPercent: number;
    }
  | {
      readonly code: 'income-for-two-lives';
      readonly both: number;
      readonly left: number;
      /** The same from the cut on. Null without a cut, and when `both` is already after it. */
      readonly afterCut: { readonly both: number; readonly left: number } | null;
    }
  | { readonly code: 'income-ends-with-you'; readonly annuity: number };

export interface IncomePlan {
  /** Dollars a month. */
  readonly socialSecurityIncome: number;
  /** Dollars a month, not rounded. */
  readonly annuityIncome: number;
  /** Dollars a month, not rounded: Social Security in today's dollars and the annuity as paid. Neither a rise of prices nor a cut counts. */
  readonly totalIncome: number;
  /**
   * The same sum in dollars of one year, from {@link fullAge} on, not rounded. In today's dollars: what the annuity then buys. As paid: what
   * Social Security has risen to. A cut that has begun by then counts.
   */
  readonly annuityToday: number;
  readonly totalToday: number;
  readonly totalPaid: number;
  /** Age in whole years from which both parts are paid: the start age, or 62 when that is later and Social Security is a part. */
  readonly fullAge: number;
  /** Percent of Social Security that is paid at {@link fullAge}: 100 before a cut. */
  readonly paidPercent: number;
  /** What is paid of Social Security then, in today's dollars, and {@link totalIncome} with it instead. The same as those before a cut. */
  readonly socialSecurityPaid: number;
  readonly totalFromFullAge: number;
  /** In today's dollars, once both have claimed and the annuity pays. Null for a person who plans alone. */
  readonly couple: PlannedCouple | null;
  /** Percent of the annuity amount a year: 7 means 7%. */
  readonly payoutRate: number;
  /** In the order of what they change. */
  readonly recommendations: readonly Recommendation[];
}

export interface PlannedCouple extends CoupleIncome {
  /** Your age in whole years from which all of it is paid. */
  readonly fromAge: number;
  /** Percent of Social Security that is paid then: 100 before a cut. */
  readonly paidPercent: number;
  /** The incomes in the month of the cut, when it comes after {@link fromAge}. Null without one, and when they are above already. */
  readonly afterCut: CoupleIncome | null;
}

/** Years of the annuity's income that {@link planIncome} suggests to keep where they can be reached. A rule of thumb. */
const RESERVE_YEARS = 5;

/** No start age beyond it is looked into: the life tables end there. */
const LAST_AGE = 120;

/** Years after which {@link planIncome} says what a level income still buys. */
const LATER_YEARS = 20;

/**
 * Social Security and an annuity together, also in today's dollars, with recommendations. Annuity = amount x rate / 100 / 12, with the rate
 * of the start age. Total = Social Security + annuity. Amounts are clamped to zero and a trillion dollars. Raises nothing; money is not
 * rounded.
 * Source: specification, section 9 (income planner); the recommendations: social-security.ts, income-floor.ts, income-survivor.ts.
 */
export function planIncome(input: PlanInput, context: PlanContext): IncomePlan {
  const rate = payoutRate(input.startAge);
  const socialSecurityIncome = soundDollars(input.socialSecurity);
  const annuityIncome = (soundDollars(input.annuityAmount) * rate) / 100 / 12;
  const totalIncome = socialSecurityIncome + annuityIncome;
  const fullAge = socialSecurityIncome > 0 ? Math.max(FIRST_CLAIMING_AGE, input.startAge) : input.startAge;
  const level = priceLevel(context.inflationPercent, fullAge - input.currentAge);
  const paidPercent = 100 * shareAfter((fullAge - input.currentAge) * 12, context.cut);
  const socialToday = (socialSecurityIncome * paidPercent) / 100;
  const annuityToday = annuityIncome / level;
  const totalPaid = socialToday * level + annuityIncome;
  const startAge = Math.min(LAST_AGE, input.startAge);
  const currentAge = Math.max(0, input.currentAge);
  const couple = context.couple && planCouple(context.couple, annuityIncome, input, context);
  const found = { ...input, ...context, couple, currentAge, startAge, socialSecurityIncome, annuityIncome, totalPaid };
  return {
    socialSecurityIncome,
    annuityIncome,
    totalIncome,
    annuityToday,
    totalToday: socialToday + annuityToday,
    totalPaid,
    fullAge,
    paidPercent,
    socialSecurityPaid: socialToday,
    totalFromFullAge: socialToday + annuityIncome,
    couple,
    payoutRate: rate,
    recommendations: recommend(found),
  };
}

function planCouple(couple: CoupleOfPlan, annuity: number, plan: PlanInput, { inflationPercent, cut }: PlanContext): PlannedCouple {
  const bothClaimed = Math.max(couple.you.claimingMonths, couple.spouse.claimingMonths - couple.spouseOlderBy);
  const fromAge = Math.max(plan.currentAge, plan.startAge, Math.ceil(bothClaimed / 12));
  const monthsUntil = (fromAge - plan.currentAge) * 12;
  const incomeAfter = (months: number) => {
    const annuityIncome = annuity / priceLevel(inflationPercent, Math.floor(months / 12));
    return coupleIncome({ ...couple, annuityIncome, payablePercent: 100 * shareAfter(months, cut) });
  };
  return {
    fromAge,
    paidPercent: 100 * shareAfter(monthsUntil, cut),
    ...incomeAfter(monthsUntil),
    afterCut: cut && cut.inMonths > monthsUntil ? incomeAfter(cut.inMonths) : null,
  };
}

type Found = PlanInput & Omit<PlanContext, 'couple'> & Pick<IncomePlan, 'socialSecurityIncome' | 'annuityIncome' | 'totalPaid' | 'couple'>;

function recommend(found: Found): Recommendation[] {
  return [aboutClaiming(found), aboutReserve(found), aboutInflation(found), aboutTwoLives(found)].filter((one) => one !== null);
}

function aboutClaiming({ socialSecurityIncome, annuityIncome, currentAge, startAge, rulesYear, cut }: Found): Recommendation | null {
  if (socialSecurityIncome === 0 || startAge < currentAge) return null;
  if (startAge < FIRST_CLAIMING_AGE) return { code: 'no-social-security-yet', firstAge: FIRST_CLAIMING_AGE, annuity: annuityIncome };
  const monthsTo = (age: number) => (age - currentAge) * 12;
  if (startAge > LAST_CLAIMING_AGE) {
    const byAge = Math.max(LAST_CLAIMING_AGE, currentAge);
    const months = (startAge - byAge) * 12;
    const paid = monthsPaid(monthsTo(byAge), monthsTo(startAge), cut);
    return months === 0 ? null : { code: 'claim-by-seventy', byAge, months, missed: paid * socialSecurityIncome };
  }
  const now = { age: startAge, percent: benefitPercent(startAge * 12, rulesYear) };
  const last = { age: LAST_CLAIMING_AGE, percent: benefitPercent(LAST_CLAIMING_AGE * 12, rulesYear) };
  const cutAt = cut && { age: currentAge + cut.inMonths / 12, share: shareAfter(cut.inMonths, cut) };
  const breakEvenAge = claimingBreakEvenAge(now, last, cutAt);
  if (breakEvenAge === null) return null;
  const more = socialSecurityIncome * (last.percent / now.percent - 1);
  const paidAtLast = shareAfter(monthsTo(LAST_CLAIMING_AGE), cut);
  return {
    code: 'wait-for-social-security',
    fromAge: startAge,
    toAge: LAST_CLAIMING_AGE,
    percentMore: (last.percent / now.percent - 1) * 100,
    more: more * paidAtLast,
    moreAfterCut: cut && cut.inMonths > monthsTo(LAST_CLAIMING_AGE) ? more * shareAfter(cut.inMonths, cut) : null,
    breakEvenAge,
  };
}

/** The months from one to another, those after a cut counted for what is still paid. */
function monthsPaid(from: number, to: number, cut: BenefitCut | null): number {
  const inFull = cut ? Math.min(to, Math.max(from, cut.inMonths)) : to;
  return inFull - from + (to - inFull) * shareAfter(to, cut);
}

function aboutReserve({ annuityAmount, annuityIncome }: Found): Recommendation | null {
  if (annuityIncome === 0) return null;
  return {
    code: 'keep-money-outside',
    amount: soundDollars(annuityAmount),
    reserve: annuityIncome * 12 * RESERVE_YEARS,
    years: RESERVE_YEARS,
  };
}

function aboutInflation({ annuityIncome, totalPaid, inflationPercent }: Found): Recommendation | null {
  const percentLess = (1 - 1 / priceLevel(inflationPercent, LATER_YEARS)) * 100;
  if (annuityIncome === 0 || percentLess === 0) return null;
  return {
    code: 'level-income-buys-less',
    share: (annuityIncome / totalPaid) * 100,
    years: LATER_YEARS,
    percentLess,
    inflationPercent,
  };
}

function aboutTwoLives({ couple, annuityIncome }: Found): Recommendation | null {
  if (annuityIncome === 0) return null;
  if (couple === null) return { code: 'income-ends-with-you', annuity: annuityIncome };
  const { both, onlySpouse, afterCut } = couple;
  const afterwards = afterCut && { both: afterCut.both, left: afterCut.onlySpouse };
  return { code: 'income-for-two-lives', both, left: onlySpouse, afterCut: afterwards };
}
