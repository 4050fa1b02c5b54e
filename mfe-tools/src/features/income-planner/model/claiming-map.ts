import { monthOf } from '@annuity-lantern/domain/benefit-cut';
import { type ClaimingBridge, claimingBridge } from '@annuity-lantern/domain/claiming-bridge';
import { aboutDollars, formatPercent, formatShortPercent } from '@annuity-lantern/domain/format-number';
import { FIRST_CLAIMING_AGE, fullRetirementMonths, LAST_CLAIMING_AGE } from '@annuity-lantern/domain/social-security';
import {
  type Claimant,
  type ClaimingAges,
  claimingLoss,
  claimingValues,
  FIRST_RULES_YEAR,
} from '@annuity-lantern/domain/social-security-claiming';
import type { Retiree } from '@annuity-lantern/domain/social-security-family';
import { peopleOf, sayOf100 } from '../../../people/say-chances.ts';
import type { PlannerFacts } from './planner-facts.ts';
import { sayAge } from './say-figures.ts';

/** Within so many percent of the best, a choice is as good: what is left out weighs more. */
export const AS_GOOD_PERCENT = 1;

export const notEndorsed = 'Not connected with or endorsed by the Social Security Administration.';

export interface ClaimingChoice {
  /** Ages in months, in the order of the people. */
  readonly claims: ClaimingAges;
  /** Dollars today, on average. */
  readonly value: number;
  /** Percent less than the best. */
  readonly loss: number;
}

export interface ClaimingMap {
  readonly best: ClaimingChoice;
  /** The visitor's first age, in months. */
  readonly earliest: number;
  /** A row for each age of the spouse, latest first; one row without a spouse. */
  readonly rows: readonly (readonly ClaimingChoice[])[];
  readonly common: readonly ClaimingChoice[];
  readonly sentence: string;
}

/** What is worth most to one person or a couple who have a choice, or a sentence about the choice that is left. Null without Social Security. */
export function claimingMap(facts: PlannerFacts, today: string): ClaimingMap | string | null {
  if (facts.plan.socialSecurityIncome === 0 && !facts.spouse?.socialSecurity) return null;
  const left = leftToChoose(facts);
  if (left) return left;
  // The birth year comes from the device's date, which may be wrong.
  if (claimsOf(facts).some(({ rulesYear }) => rulesYear < FIRST_RULES_YEAR))
    return `We compare claiming ages only for people born after January 1, ${FIRST_RULES_YEAR}. Please check the date on your device.`;
  if (facts.realRatePercent === null) return null;
  const values = claimingValues(claimantsOf(facts, today), {
    asOf: monthOf(today),
    realRatePercent: facts.realRatePercent,
    payablePercent: facts.payablePercent ?? 100,
    survivorFrom: 'full',
  });
  const { claims, value } = values.best();
  const choice = (at: ClaimingAges): ClaimingChoice => {
    const worth = values.valueAt(at);
    return { claims: at, value: worth, loss: Math.max(0, claimingLoss(worth, value)) };
  };
  const [own = [], theirs] = values.earliest.map(agesFrom);
  const rows = (theirs ?? [null]).toReversed().map((age) => own.map((one) => choice(age === null ? [one] : [one, age])));
  const best = { claims, value, loss: 0 };
  return {
    best,
    earliest: values.earliest[0] as number,
    rows,
    common: usualClaims(facts, values.earliest).map(choice),
    sentence: facts.spouse?.socialSecurity === 0 ? `${sayBest(best, rows)} ${spouseHasNone}` : sayBest(best, rows),
  };
}

/** What somebody can still decide who has no two ages to choose. */
function leftToChoose({ claimedMonths, since, input, plan, spouse }: PlannerFacts): string {
  if (since === 'unknown') return 'Tell us above whether you already get Social Security.';
  if (claimedMonths !== null) {
    const theirs = spouse && spouse.age < LAST_CLAIMING_AGE ? ' Your spouse’s age is left to choose, if they have not claimed.' : '';
    if (input.currentAge >= LAST_CLAIMING_AGE) return `You already get Social Security.${theirs || ' There is no age left to choose.'}`;
    return `You already get Social Security. Within a year of the first payment you can withdraw the claim once, if you pay everything back. From full retirement age on you can pause it until 70 at the latest, and it grows meanwhile.${theirs}`;
  }
  if (input.currentAge >= LAST_CLAIMING_AGE) return `From ${LAST_CLAIMING_AGE} on, waiting adds nothing: claim now.`;
  if (!spouse) return '';
  if (spouse.socialSecurity === 0) return spouse.age < LAST_CLAIMING_AGE ? '' : spouseHasNone;
  if (spouse.age > spouse.claimingAge) {
    const bars = plan.socialSecurityIncome > 0 ? ' The bars above show what it changes.' : '';
    return `By these ages, your spouse already gets Social Security, so only your own age is left to choose.${bars}`;
  }
  if (spouse.age >= LAST_CLAIMING_AGE) return `From ${LAST_CLAIMING_AGE} on, waiting adds nothing: your spouse should claim now.`;
  return '';
}

const spouseHasNone = 'Your spouse has no benefit of their own. A spouse’s benefit can start once yours has.';

/** The claims as entered, in the order of the people. */
function claimsOf({ you, couple }: PlannerFacts): readonly Retiree[] {
  return couple ? [you, couple.spouse] : [you];
}

function claimantsOf(facts: PlannerFacts, today: string): readonly [Claimant] | readonly [Claimant, Claimant] {
  const { birthYear, birthday, person, spousePerson, you, couple } = facts;
  const { month } = monthOf(today);
  // The form asks for ages in years: a birthday that is past counts as this month's, one to come as December's.
  const born = { past: { month, day: 2 }, ahead: { month: 12, day: 2 }, newyear: { month: 1, day: 1 } }[birthday];
  const own = { born: { year: birthYear, ...born }, fullBenefit: you.fullBenefit, sex: person.sex };
  if (!spousePerson || !couple) return [own];
  return [own, { born: { year: spousePerson.birthYear, month, day: 2 }, fullBenefit: couple.spouse.fullBenefit, sex: spousePerson.sex }];
}

/** The earliest age and each whole year after it. */
function agesFrom(earliest: number): number[] {
  const years = Array.from({ length: LAST_CLAIMING_AGE - FIRST_CLAIMING_AGE + 1 }, (_, index) => (FIRST_CLAIMING_AGE + index) * 12);
  return [earliest, ...years.filter((age) => age > earliest)];
}

/** What people usually choose, and what was entered, each once. */
function usualClaims(facts: PlannerFacts, earliest: ClaimingAges): ClaimingAges[] {
  const ages = claimsOf(facts).map(({ claimingMonths, rulesYear }, index) => ({
    first: earliest[index] as number,
    full: fullRetirementMonths(rulesYear),
    entered: Math.min(LATEST, claimingMonths),
  }));
  const all = [
    ages.map(({ first }) => first),
    ages.map(({ full }) => full),
    ages.map(() => LATEST),
    ages.map(({ first }, index) => (index === 0 ? LATEST : first)),
    ages.map(({ first }, index) => (index === 0 ? first : LATEST)),
    ages.map((age) => age.entered),
  ].filter((claims) => claims.every((age, index) => age >= (earliest[index] as number)));
  return [...new Map(all.map((claims) => [claims.join(), claims])).values()];
}

/** `Both at 67`, `You at 70, your spouse at 62 and 2 months`. */
export function sayClaims([yours, theirs]: ClaimingAges): string {
  const [own, other] = [yours, theirs].map((age) => (age === undefined ? '' : sayAge(age)));
  if (!other) return `At ${own}`;
  return own === other ? `Both at ${own}` : `You at ${own}, your spouse at ${other}`;
}

function sayBest({ claims, value }: ClaimingChoice, rows: ClaimingMap['rows']): string {
  const all = rows.flat();
  const asGood = all.filter(isAsGood).length;
  const words = claims.length > 1 ? 'pairs of ages' : 'ages';
  return `${sayClaims(claims)}: worth most on average, ${aboutDollars(value)} in today’s dollars. Of ${all.length} ${words}, ${asGood} ${asGood === 1 ? 'comes' : 'come'} within ${AS_GOOD_PERCENT}% of it.`;
}

export function isAsGood({ loss }: ClaimingChoice): boolean {
  return loss <= AS_GOOD_PERCENT;
}

export interface WaitingWords {
  readonly first: string;
  readonly more: readonly string[];
}

/** What waiting until 70 costs with one's own money, as sentences. Null without a choice. */
export function waitingWords(facts: PlannerFacts, earliest: number): WaitingWords | null {
  const { you, person, earnsPercent, inflationPercent, cut } = facts;
  if (earnsPercent === null || you.fullBenefit === 0 || earliest >= LATEST) return null;
  const early = { ...you, claimingMonths: earliest };
  const bridge = claimingBridge({ early, sex: person.sex, earnsPercent, inflationPercent });
  return {
    first: `Waiting from ${sayAge(earliest)} to ${LAST_CLAIMING_AGE} takes ${aboutDollars(bridge.cost)} of your own money.`,
    more: [
      `Set aside at ${sayAge(earliest)}, it earns ${formatShortPercent(earnsPercent)} a year and pays what you would get at ${LAST_CLAIMING_AGE}.`,
      `It buys ${aboutDollars(bridge.extraYearly)} a year more for life, rising with prices: ${formatPercent(bridge.ratePercent)} of the money a year.`,
      `As a level annuity by our own table it pays ${aboutDollars(bridge.levelYearly)} a year. ${sayOvertaken(bridge)}`,
      sayEven(bridge, `Of 100 ${peopleOf[person.sex]} alive at ${sayAge(earliest)}`),
      `On average, $100 spent on waiting is worth ${aboutDollars(bridge.worth)}, and in the annuity ${aboutDollars(bridge.levelWorth)}.`,
      ...(cut ? [`The cut from ${cut.from} is not counted here.`] : []),
    ],
  };
}

function sayOvertaken({ overtakenAfter }: ClaimingBridge): string {
  if (overtakenAfter === null) return 'Waiting never pays more than that in a year.';
  if (overtakenAfter === 0) return 'Waiting pays more from its first year on.';
  return `Waiting pays more after ${overtakenAfter} ${overtakenAfter === 1 ? 'year' : 'years'}.`;
}

function sayEven({ even, evenAtRate }: ClaimingBridge, of100: string): string {
  const atRate = evenAtRate
    ? `it pays back at ${sayAge(evenAtRate.atMonths)}, and ${sayOf100(evenAtRate.alive)} of the 100 reach it`
    : 'it never pays back';
  return `Waiting has paid the money back at ${sayAge(even.atMonths)}. ${of100}, ${sayOf100(even.alive)} reach it. With interest counted, ${atRate}.`;
}

const LATEST = LAST_CLAIMING_AGE * 12;
