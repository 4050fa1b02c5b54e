import { type BenefitCut, shareAfter } from './benefit-cut.ts';
import { priceLevel, soundDollars } from './income-floor.ts';
import { type Pension, pensionAt, survivorShare } from './income-pension.ts';
import { type CoupleIncome, type CoupleInput, coupleIncome } from './income-survivor.ts';
import { payoutRate } from './payout.ts';
import { benefitPercent, claimingBreakEvenAge, FIRST_CLAIMING_AGE, LAST_CLAIMING_AGE } from './social-security.ts';

/** What is planned. */
export interface PlanInput {
  /** Dollars a month of Social Security, in today's dollars: what is paid now, or what a claim at the start age would pay. */
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
  /** A pension or another income for life. Null without one. */
  readonly pension: Pension | null;
  /** A cut of Social Security, from a month of the calendar on. Null without one. */
  readonly cut: BenefitCut | null;
  /** Null for a person who plans alone. */
  readonly couple: CoupleOfPlan | null;
  /** Whether Social Security is paid already. */
  readonly hasClaimed: boolean;
}

export type CoupleOfPlan = Omit<CoupleInput, 'annuityIncome' | 'pension' | 'payablePercent'>;

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
  | {
      readonly code: 'no-social-security-yet';
      readonly firstAge: number;
      readonly annuity: number;
      /** What a pension pays by then; 0 if it starts later. */
      readonly pension: number;
    }
  | {
      readonly code: 'keep-money-outside';
      readonly amount: number;
      /** Dollars in all: so many years of the annuity's income. */
      readonly reserve: number;
      readonly years: number;
    }
  | {
      readonly code: 'level-income-buys-less';
      /** Percent of the income at the start that never rises; all parts in dollars of one year. */
      readonly share: number;
      /** Whether the annuity is a part of it. Otherwise it is a level pension alone. */
      readonly hasAnnuity: boolean;
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
  | { readonly code: 'income-ends-with-you'; readonly annuity: number }
  | {
      readonly code: 'pension-shrinks-for-spouse';
      readonly pension: number;
      /** What the spouse keeps of it. */
      readonly kept: number;
    };

export interface IncomePlan {
  /** Dollars a month. */
  readonly socialSecurityIncome: number;
  /** Dollars a month: in today's dollars for a pension that rises with prices, as paid for a level one. 0 without one. */
  readonly pensionIncome: number;
  /** Dollars a month, not rounded. */
  readonly annuityIncome: number;
  /**
   * Dollars a month, not rounded: Social Security in today's dollars, the annuity as paid, and the pension as it is given. Neither a rise of
   * prices nor a cut counts.
   */
  readonly totalIncome: number;
  /**
   * The same sum in dollars of one year, from {@link fullAge} on, not rounded. In today's dollars: what the level parts then buy. As paid:
   * what the rising parts have risen to. A cut that has begun by then counts.
   */
  readonly pensionToday: number;
  readonly annuityToday: number;
  readonly totalToday: number;
  readonly pensionPaid: number;
  readonly totalPaid: number;
  /**
   * Age in whole years from which all parts are paid: the start age for the annuity, that or 62 for Social Security, a pension's own. The
   * start age if there is nothing.
   */
  readonly fullAge: number;
  /** The ages in whole years at which a part starts; the start age if there is nothing. */
  readonly starts: readonly number[];
  /** Age in whole years from which Social Security is paid, and a pension, if it is not paid already. Null without a pension. */
  readonly socialSecurityAge: number;
  readonly pensionAge: number | null;
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
 * Social Security, an annuity and a pension together, also in today's dollars, with recommendations. Annuity = amount x rate / 100 / 12, with
 * the rate of the start age. Total = Social Security + annuity + pension. Amounts are clamped to zero and a trillion dollars. Raises nothing; money is not
 * rounded.
 * Source: specification, section 9 (income planner); the recommendations: social-security.ts, income-floor.ts, income-survivor.ts.
 */
export function planIncome(input: PlanInput, context: PlanContext): IncomePlan {
  const rate = payoutRate(input.startAge);
  const socialSecurityIncome = soundDollars(input.socialSecurity);
  const annuityIncome = (soundDollars(input.annuityAmount) * rate) / 100 / 12;
  const pension = context.pension && { ...context.pension, monthly: soundDollars(context.pension.monthly) };
  const pensionIncome = pension?.monthly ?? 0;
  const totalIncome = socialSecurityIncome + annuityIncome + pensionIncome;
  const socialSecurityAge = context.hasClaimed ? input.currentAge : Math.max(FIRST_CLAIMING_AGE, input.startAge);
  const pensionAge = pension && pensionIncome > 0 ? Math.max(input.currentAge, pension.fromAge) : null;
  const given = [
    ...(socialSecurityIncome > 0 ? [socialSecurityAge] : []),
    ...(annuityIncome > 0 ? [input.startAge] : []),
    ...(pensionAge === null ? [] : [pensionAge]),
  ];
  const starts = given.length > 0 ? given : [input.startAge];
  const fullAge = Math.max(...starts);
  const level = priceLevel(context.inflationPercent, fullAge - input.currentAge);
  const paidPercent = 100 * shareAfter((fullAge - input.currentAge) * 12, context.cut);
  const socialToday = (socialSecurityIncome * paidPercent) / 100;
  const annuityToday = annuityIncome / level;
  const [pensionToday, pensionPaid] = pension ? [pensionAt(pension, level, 'real'), pensionAt(pension, level, 'paid')] : [0, 0];
  const totalPaid = socialToday * level + pensionPaid + annuityIncome;
  const startAge = Math.min(LAST_AGE, input.startAge);
  const currentAge = Math.max(0, input.currentAge);
  const couple = context.couple && planCouple(context.couple, annuityIncome, input, { ...context, pension });
  const found = { ...input, ...context, pension, couple, currentAge, startAge, socialSecurityIncome, annuityIncome, totalPaid };
  return {
    socialSecurityIncome,
    pensionIncome,
    annuityIncome,
    totalIncome,
    pensionToday,
    annuityToday,
    totalToday: socialToday + pensionToday + annuityToday,
    pensionPaid,
    totalPaid,
    fullAge,
    starts,
    socialSecurityAge,
    pensionAge,
    paidPercent,
    socialSecurityPaid: socialToday,
    totalFromFullAge: socialToday + pensionIncome + annuityIncome,
    couple,
    payoutRate: rate,
    recommendations: recommend(found),
  };
}

function planCouple(couple: CoupleOfPlan, annuity: number, plan: PlanInput, context: PlanContext): PlannedCouple {
  const { inflationPercent, pension, cut } = context;
  const bothClaimed = Math.max(couple.you.claimingMonths, couple.spouse.claimingMonths - couple.spouseOlderBy);
  const fromAge = Math.max(plan.currentAge, plan.startAge, Math.ceil(bothClaimed / 12), pension?.fromAge ?? 0);
  const monthsUntil = (fromAge - plan.currentAge) * 12;
  const incomeAfter = (months: number) => {
    const level = priceLevel(inflationPercent, Math.floor(months / 12));
    const yours = pension ? pensionAt(pension, level, 'real') : 0;
    const kept = pension ? yours * survivorShare(pension) : 0;
    return coupleIncome({
      ...couple,
      annuityIncome: annuity / level,
      pension: { yours, kept },
      payablePercent: 100 * shareAfter(months, cut),
    });
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
  return [aboutClaiming(found), aboutReserve(found), aboutInflation(found), aboutTwoLives(found), aboutPension(found)].filter(
    (one) => one !== null,
  );
}

function aboutClaiming(found: Found): Recommendation | null {
  const { socialSecurityIncome, annuityIncome, pension, currentAge, startAge, rulesYear, cut } = found;
  if (socialSecurityIncome === 0 || found.hasClaimed || startAge < currentAge) return null;
  if (startAge < FIRST_CLAIMING_AGE) {
    const paid = pension && pension.fromAge <= startAge ? pension.monthly : 0;
    return { code: 'no-social-security-yet', firstAge: FIRST_CLAIMING_AGE, annuity: annuityIncome, pension: paid };
  }
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

function aboutInflation({ annuityIncome, pension, totalPaid, inflationPercent }: Found): Recommendation | null {
  const percentLess = (1 - 1 / priceLevel(inflationPercent, LATER_YEARS)) * 100;
  const level = annuityIncome + (pension && !pension.risesWithPrices ? pension.monthly : 0);
  if (level === 0 || percentLess === 0) return null;
  return {
    code: 'level-income-buys-less',
    share: (level / totalPaid) * 100,
    hasAnnuity: annuityIncome > 0,
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

/** Said to a couple: many pensions let their owner choose the survivor's share once, at the start. */
function aboutPension({ couple, pension }: Found): Recommendation | null {
  if (couple === null || pension === null || pension.monthly === 0) return null;
  const share = survivorShare(pension);
  return share === 1 ? null : { code: 'pension-shrinks-for-spouse', pension: pension.monthly, kept: pension.monthly * share };
}
