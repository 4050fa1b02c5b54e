import { priceLevel, soundDollars } from './income-floor.ts';
import { type CoupleIncome, type CoupleInput, coupleIncome } from './income-survivor.ts';
import { payoutRate } from './payout.ts';
import { benefitPercent, claimingBreakEvenAge, FIRST_CLAIMING_AGE, fullRetirementMonths, LAST_CLAIMING_AGE } from './social-security.ts';

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
  /** Null for a person who plans alone. */
  readonly couple: Omit<CoupleInput, 'annuityIncome'> | null;
}

/** The recommendations for a plan, with the numbers behind them. Dollars a month unless a field says otherwise. */
export type Recommendation =
  | {
      readonly code: 'wait-for-social-security';
      readonly fromAge: number;
      readonly toAge: number;
      /** Percent more for life. */
      readonly percentMore: number;
      readonly more: number;
      /** Age with its fraction from which waiting has paid more in all. */
      readonly breakEvenAge: number;
    }
  | { readonly code: 'claim-by-seventy'; readonly byAge: number; readonly months: number; readonly missed: number }
  | { readonly code: 'no-social-security-yet'; readonly firstAge: number; readonly annuity: number }
  | {
      readonly code: 'keep-money-outside';
      readonly amount: number;
      /** Dollars in all: so many years of the plan's whole income. */
      readonly reserve: number;
      readonly years: number;
    }
  | {
      readonly code: 'level-income-buys-less';
      /** Percent of the whole income that never rises. */
      readonly share: number;
      readonly years: number;
      /** Percent less that it buys then. */
      readonly percentLess: number;
      readonly inflationPercent: number;
    }
  | { readonly code: 'income-for-two-lives'; readonly both: number; readonly left: number }
  | { readonly code: 'income-ends-with-you'; readonly annuity: number };

export interface IncomePlan {
  /** Dollars a month. */
  readonly socialSecurityIncome: number;
  /** Dollars a month, not rounded. */
  readonly annuityIncome: number;
  /** Dollars a month, not rounded: Social Security in today's dollars and the annuity as paid. No rise of prices is counted. */
  readonly totalIncome: number;
  /** The annuity and the total at the start age in today's dollars: prices rise until then. Dollars a month, not rounded. */
  readonly annuityToday: number;
  readonly totalToday: number;
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
}

/** Years of spending that {@link planIncome} suggests to keep where they can be reached. A rule of thumb. */
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
  const annuityToday = annuityIncome / priceLevel(context.inflationPercent, input.startAge - input.currentAge);
  const startAge = Math.min(LAST_AGE, input.startAge);
  const couple = context.couple && planCouple(context.couple, annuityIncome, input, context.inflationPercent);
  const found = { ...input, ...context, couple, startAge, socialSecurityIncome, annuityIncome, totalIncome };
  return {
    socialSecurityIncome,
    annuityIncome,
    totalIncome,
    annuityToday,
    totalToday: socialSecurityIncome + annuityToday,
    couple,
    payoutRate: rate,
    recommendations: recommend(found),
  };
}

function planCouple(couple: Omit<CoupleInput, 'annuityIncome'>, annuity: number, plan: PlanInput, inflationPercent: number): PlannedCouple {
  const bothClaimed = Math.max(couple.you.claimingMonths, couple.spouse.claimingMonths - couple.spouseOlderBy);
  const fromAge = Math.max(plan.currentAge, plan.startAge, Math.ceil(bothClaimed / 12));
  const annuityIncome = annuity / priceLevel(inflationPercent, fromAge - plan.currentAge);
  return { fromAge, ...coupleIncome({ ...couple, annuityIncome }) };
}

type Found = PlanInput &
  Omit<PlanContext, 'couple'> &
  Pick<IncomePlan, 'socialSecurityIncome' | 'annuityIncome' | 'totalIncome' | 'couple'>;

function recommend(found: Found): Recommendation[] {
  return [aboutClaiming(found), aboutReserve(found), aboutInflation(found), aboutTwoLives(found)].filter((one) => one !== null);
}

function aboutClaiming({ socialSecurityIncome, annuityIncome, currentAge, startAge, rulesYear }: Found): Recommendation | null {
  if (socialSecurityIncome === 0 || startAge < currentAge) return null;
  if (startAge < FIRST_CLAIMING_AGE) return { code: 'no-social-security-yet', firstAge: FIRST_CLAIMING_AGE, annuity: annuityIncome };
  if (startAge > LAST_CLAIMING_AGE) {
    const byAge = Math.max(LAST_CLAIMING_AGE, currentAge);
    const months = (startAge - byAge) * 12;
    return months === 0 ? null : { code: 'claim-by-seventy', byAge, months, missed: months * socialSecurityIncome };
  }
  const fullMonths = fullRetirementMonths(rulesYear);
  const now = { age: startAge, percent: benefitPercent(startAge * 12, fullMonths) };
  const last = { age: LAST_CLAIMING_AGE, percent: benefitPercent(LAST_CLAIMING_AGE * 12, fullMonths) };
  const breakEvenAge = claimingBreakEvenAge(now, last);
  if (breakEvenAge === null) return null;
  return {
    code: 'wait-for-social-security',
    fromAge: startAge,
    toAge: LAST_CLAIMING_AGE,
    percentMore: (last.percent / now.percent - 1) * 100,
    more: socialSecurityIncome * (last.percent / now.percent - 1),
    breakEvenAge,
  };
}

function aboutReserve({ annuityAmount, annuityIncome, totalIncome }: Found): Recommendation | null {
  if (annuityIncome === 0) return null;
  return {
    code: 'keep-money-outside',
    amount: soundDollars(annuityAmount),
    reserve: totalIncome * 12 * RESERVE_YEARS,
    years: RESERVE_YEARS,
  };
}

function aboutInflation({ annuityIncome, totalIncome, inflationPercent }: Found): Recommendation | null {
  const percentLess = (1 - 1 / priceLevel(inflationPercent, LATER_YEARS)) * 100;
  if (annuityIncome === 0 || percentLess === 0) return null;
  return {
    code: 'level-income-buys-less',
    share: (annuityIncome / totalIncome) * 100,
    years: LATER_YEARS,
    percentLess,
    inflationPercent,
  };
}

function aboutTwoLives({ couple, annuityIncome }: Found): Recommendation | null {
  if (annuityIncome === 0) return null;
  if (couple === null) return { code: 'income-ends-with-you', annuity: annuityIncome };
  return { code: 'income-for-two-lives', both: couple.both, left: couple.onlySpouse };
}
