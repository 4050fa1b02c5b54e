import { soundDollars } from './income-floor.ts';
import { eitherAlive } from './longevity.ts';
import { ownBenefit, type Retiree, spouseTopUp, survivorBenefit, survivorFullMonths } from './social-security-family.ts';

export interface CoupleInput {
  readonly you: Retiree;
  readonly spouse: Retiree;
  /** Months that the spouse is older than you; below zero for a younger one. */
  readonly spouseOlderBy: number;
  /** Dollars a month from an annuity on your own life alone. */
  readonly annuityIncome: number;
  /** Dollars a month of your pension, and what your spouse keeps of it after you die. */
  readonly pension: { readonly yours: number; readonly kept: number };
  /** Percent of Social Security that is paid: 100, or less after a cut. */
  readonly payablePercent: number;
}

/** Dollars a month, not rounded. */
export interface CoupleIncome {
  readonly both: number;
  readonly onlyYou: number;
  readonly onlySpouse: number;
  /** The parts of it from Social Security. `topUp` is the spousal benefit on top of one's own; `survivor` replaces a smaller own one. */
  readonly you: CoupleBenefits;
  readonly spouse: CoupleBenefits;
  readonly annuity: number;
  readonly pension: CoupleInput['pension'];
}

export interface CoupleBenefits {
  readonly own: number;
  readonly topUp: number;
  readonly survivor: number;
}

/**
 * A couple's income each month once both have claimed and the annuity pays. While both live: own and spousal benefits. When one is left: the
 * larger of the survivor's own benefit and the survivor's benefit, counted from the survivor's full retirement age. An annuity on one life
 * ends with that life; of your pension the spouse keeps a part. Raises nothing.
 * Source: social-security-family.ts.
 */
export function coupleIncome({ you, spouse, spouseOlderBy, annuityIncome, pension: given, payablePercent }: CoupleInput): CoupleIncome {
  const share = payablePercent / 100;
  const annuity = soundDollars(annuityIncome);
  const pension = { yours: soundDollars(given.yours), kept: soundDollars(given.kept) };
  const bothClaimed = Math.max(you.claimingMonths, spouse.claimingMonths - spouseOlderBy);
  const benefitsOf = (one: Retiree, other: Retiree, startMonths: number): CoupleBenefits => ({
    own: share * ownBenefit(one),
    topUp: share * spouseTopUp(one, other.fullBenefit, startMonths),
    survivor:
      share * survivorBenefit(other, other.claimingMonths, { rulesYear: one.rulesYear, startMonths: survivorFullMonths(one.rulesYear) }),
  });
  const yours = benefitsOf(you, spouse, bothClaimed);
  const spouses = benefitsOf(spouse, you, bothClaimed + spouseOlderBy);
  const left = ({ own, survivor }: CoupleBenefits) => Math.max(own, survivor);
  return {
    both: yours.own + yours.topUp + spouses.own + spouses.topUp + pension.yours + annuity,
    onlyYou: left(yours) + pension.yours + annuity,
    onlySpouse: left(spouses) + pension.kept,
    you: yours,
    spouse: spouses,
    annuity,
    pension,
  };
}

/** Fractions from 0 to 1 that add up to 1 with `neither`; `either` is the first three together. */
export interface CoupleChances {
  readonly both: number;
  readonly onlyYou: number;
  readonly onlySpouse: number;
  readonly neither: number;
  readonly either: number;
}

/**
 * Who of a couple is alive, from the chance of each: the two lives are taken as independent, which real couples are not quite. Chances are
 * fractions, clamped to 0-1. Raises nothing.
 * Source: the product rule for independent events; {@link eitherAlive}.
 */
export function coupleChances(yours: number, spouses: number): CoupleChances {
  const you = Math.min(1, Math.max(0, yours));
  const spouse = Math.min(1, Math.max(0, spouses));
  return {
    both: you * spouse,
    onlyYou: you * (1 - spouse),
    onlySpouse: (1 - you) * spouse,
    neither: (1 - you) * (1 - spouse),
    either: eitherAlive(you, spouse),
  };
}
