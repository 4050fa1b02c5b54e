import { formatDollars, formatPercent } from '@annuity-lantern/domain/format-number';
import { chanceOfLiving } from '@annuity-lantern/domain/life-tables';
import {
  benefitPercent,
  type ClaimingOption,
  claimingBreakEvenAge,
  claimingByAge,
  FIRST_CLAIMING_AGE,
  fullRetirementMonths,
  LAST_CLAIMING_AGE,
} from '@annuity-lantern/domain/social-security';
import { peopleLike } from '../../../people/say-chances.ts';
import type { PlannerFacts } from './planner-facts.ts';
import { sayAge } from './say-figures.ts';

/** Social Security for each claiming age that is still possible. */
export interface ClaimingCourse {
  /** At least two, earliest first. */
  readonly claims: readonly ClaimingOption[];
  /** The claiming age that the typed amount is assumed to be for. */
  readonly knownAge: number;
  readonly known: number;
  /** The amount as a percent of the full benefit. */
  readonly knownPercent: number;
  readonly fullMonths: number;
  readonly sentence: string;
}

/** Null if there is no choice: no Social Security, it is paid already, or the person is already 70. */
export function claimingCourse(facts: PlannerFacts): ClaimingCourse | null {
  const { plan, input } = facts;
  const known = plan.socialSecurityIncome;
  if (known === 0 || facts.claimedMonths !== null || input.currentAge >= LAST_CLAIMING_AGE) return null;
  const knownAge = Math.min(LAST_CLAIMING_AGE, Math.max(FIRST_CLAIMING_AGE, input.startAge));
  const claims = claimingByAge(known, knownAge, facts.rulesYear).filter(({ age }) => age >= input.currentAge);
  const fullMonths = fullRetirementMonths(facts.rulesYear);
  const course = { claims, knownAge, known, knownPercent: benefitPercent(knownAge * 12, facts.rulesYear), fullMonths };
  return { ...course, sentence: [sayRange(course), sayBreakEven(course, facts)].filter(Boolean).join(' ') };
}

type Course = Omit<ClaimingCourse, 'sentence'>;

function sayRange({ claims, knownAge, known }: Course): string {
  const ends = claims.filter(({ age }, index) => (index === 0 || index === claims.length - 1) && age !== knownAge);
  const said = ends.map(
    (claim, index) =>
      `${formatDollars(claim.monthly)} ${index === 0 ? 'if you claim at' : 'at'} ${claim.age} (${sayDifference(claim, known)})`,
  );
  return `${formatDollars(known)} at ${knownAge} is ${said.join(', or ')}.`;
}

/** `30% less`, `24% more`, `the same`. */
export function sayDifference({ monthly }: ClaimingOption, known: number): string {
  const percent = Math.round((monthly / known - 1) * 100);
  if (percent === 0) return 'the same';
  return `${Math.abs(percent)}% ${percent < 0 ? 'less' : 'more'}`;
}

function sayBreakEven({ claims }: Course, { person, input, cut }: PlannerFacts): string {
  const [first, last] = [claims[0], claims.at(-1)];
  const cutAt = cut && { age: input.currentAge + cut.inMonths / 12, share: cut.payablePercent / 100 };
  const breakEven = first && last && claimingBreakEvenAge(first, last, cutAt);
  if (!breakEven) return '';
  const of100 = Math.round(chanceOfLiving(person, input.currentAge, Math.round(breakEven)) * 100);
  return `Live past about ${Math.round(breakEven)} and waiting from ${first.age} to ${last.age} pays more in total. About ${of100} of 100 ${peopleLike(person)} live that long.`;
}

/** Benefits require being 62 for a whole month, and only people born on the 1st or 2nd are in their birthday month. Empty after 62. */
export function sayFirstPayment({ claims }: Pick<ClaimingCourse, 'claims'>, { rulesYear }: Pick<PlannerFacts, 'rulesYear'>): string {
  if (claims[0]?.age !== FIRST_CLAIMING_AGE) return '';
  const percent = formatPercent(benefitPercent(FIRST_CLAIMING_AGE * 12 + 1, rulesYear));
  return `The first payment is normally for the month after your 62nd birthday: at 62 and 1 month, ${percent} of the full benefit. `;
}

/** The assumptions, shown beside the figures. */
export function sayFullAge({ fullMonths }: Pick<ClaimingCourse, 'fullMonths'>, { birthYear, birthday, rulesYear }: PlannerFacts): string {
  const born = birthday === 'newyear' ? `January 1, ${birthYear}, which counts as ${rulesYear}` : String(birthYear);
  return `Full retirement age ${sayAge(fullMonths)}, for those born ${birthday === 'newyear' ? 'on' : 'in'} ${born}.`;
}
