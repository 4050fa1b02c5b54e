import { soundDollars } from './income-floor.ts';
import { eitherAlive } from './longevity.ts';

export interface CoupleInput {
  /** Dollars a month: one's own benefit. */
  readonly socialSecurity: number;
  /** Dollars a month: the spouse's own benefit. */
  readonly spouseSocialSecurity: number;
  /** Dollars a month from an annuity on one's own life alone. */
  readonly annuityIncome: number;
}

/** Dollars a month, not rounded. */
export interface CoupleIncome {
  readonly both: number;
  readonly onlyYou: number;
  readonly onlySpouse: number;
}

/**
 * What comes in each month while both of a couple live, and when one is left. Whoever is left keeps the larger of the two Social Security
 * benefits, and the smaller one ends; an annuity on one life ends with that life. Simplified: reductions for a survivor before full
 * retirement age, and the limit after an early claim of the one who died, are not counted. Raises nothing.
 * Source: Social Security Act, section 202(e) and (f); SSA publication 05-10084 "Survivors Benefits".
 */
export function coupleIncome({ socialSecurity, spouseSocialSecurity, annuityIncome }: CoupleInput): CoupleIncome {
  const own = soundDollars(socialSecurity);
  const spouse = soundDollars(spouseSocialSecurity);
  const annuity = soundDollars(annuityIncome);
  const kept = Math.max(own, spouse);
  return { both: own + spouse + annuity, onlyYou: kept + annuity, onlySpouse: kept };
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
