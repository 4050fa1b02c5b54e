import { newestFigure } from '../figures/year-figures.ts';
import { soundDollars } from './income-floor.ts';
import { benefitPercent, earlyPercent, fullRetirementMonths } from './social-security.ts';

/** Ages are in months: 744 means 62 years. Amounts are dollars a month, not rounded. */
export interface Retiree {
  /** The year whose rules hold: {@link rulesYear} in social-security.ts. */
  readonly rulesYear: number;
  /** The benefit at full retirement age (primary insurance amount). */
  readonly fullBenefit: number;
  readonly claimingMonths: number;
}

/** Age from which a survivor's benefit can be paid, in months. */
export const SURVIVOR_FIRST_MONTHS = newestFigure('survivorFirstAge').value * 12;
const SURVIVOR_FLOOR = newestFigure('survivorFloorPercent').value / 100;

/** Percent that a survivor's benefit is less when it starts at 60. */
const SURVIVOR_LARGEST_CUT = 28.5;

/** A person's own benefit. Raises nothing. Source: 20 CFR 404.313 and 404.410. */
export function ownBenefit({ rulesYear, fullBenefit, claimingMonths }: Retiree): number {
  return (soundDollars(fullBenefit) * benefitPercent(claimingMonths, rulesYear)) / 100;
}

/**
 * What a spouse receives on top of their own benefit while both live. It is half of the other's full benefit, less the larger of the
 * spouse's own full benefit and own benefit. Each of the first 36 months before full retirement age reduces it by 25/36 of 1%, each further
 * month by 5/12 of 1%. It starts with the later of the two claims (deemed filing). Raises nothing. Source: 42 USC 402, 20 CFR 404.333 and
 * 404.410.
 *
 * @param otherFullBenefit the other's full benefit, dollars a month.
 * @param startMonths the spouse's age at the later claim.
 */
export function spouseTopUp(spouse: Retiree, otherFullBenefit: number, startMonths: number): number {
  const larger = Math.max(soundDollars(spouse.fullBenefit), ownBenefit(spouse));
  const early = Math.max(0, fullRetirementMonths(spouse.rulesYear) - startMonths);
  return (Math.max(0, soundDollars(otherFullBenefit) / 2 - larger) * (100 - earlyPercent(early, 25 / 36))) / 100;
}

/** Full retirement age of a survivor, in months: that of people born two years earlier. Source: Social Security Act, section 216(l)(3)(B). */
export function survivorFullMonths(rulesYear: number): number {
  return fullRetirementMonths(rulesYear - 2);
}

export interface Survivor {
  readonly rulesYear: number;
  /** The survivor's age when the survivor's benefit starts. */
  readonly startMonths: number;
}

/**
 * A survivor's benefit: what the one who died had, at least their full benefit; unclaimed, their full benefit with the credits up to death.
 * Less 28.5% at 60, in equal steps to nothing at the survivor's full retirement age. If the one who died had claimed early, it is at most
 * the larger of that benefit and 82.5% of the full one. Nothing before 60. It replaces the survivor's own benefit where it is larger.
 * Left out: disability, children, the family maximum. Raises nothing.
 * Source: 42 USC 402(e), (f) and (q); 20 CFR 404.335, 404.338 and 404.410.
 *
 * @param deathMonths age at death of the one who died.
 */
export function survivorBenefit(deceased: Retiree, deathMonths: number, survivor: Survivor): number {
  const fullMonths = survivorFullMonths(survivor.rulesYear);
  if (survivor.startMonths < SURVIVOR_FIRST_MONTHS) return 0;
  const hadClaimed = deceased.claimingMonths <= deathMonths;
  const credited = Math.max(deathMonths, fullRetirementMonths(deceased.rulesYear));
  const had = ownBenefit(hadClaimed ? deceased : { ...deceased, claimingMonths: credited });
  const full = soundDollars(deceased.fullBenefit);
  const early = Math.max(0, fullMonths - survivor.startMonths);
  const reduced = Math.max(full, had) * (1 - (SURVIVOR_LARGEST_CUT / 100) * (early / (fullMonths - SURVIVOR_FIRST_MONTHS)));
  return hadClaimed && had < full ? Math.min(reduced, Math.max(had, SURVIVOR_FLOOR * full)) : reduced;
}
