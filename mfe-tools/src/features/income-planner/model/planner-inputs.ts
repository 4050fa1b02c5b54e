import { bridgeLimits } from '@annuity-lantern/domain/claiming-bridge';
import type { Pension } from '@annuity-lantern/domain/income-pension';
import type { PlanInput } from '@annuity-lantern/domain/income-plan';
import type { Health, TablePerson } from '@annuity-lantern/domain/life-tables';
import { FIRST_CLAIMING_AGE, LAST_CLAIMING_AGE } from '@annuity-lantern/domain/social-security';
import { realRateLimits } from '@annuity-lantern/domain/social-security-claiming';
import { newestFigure } from '@annuity-lantern/domain/year-figures';
import { amountField, choiceField, linkedIfChanged, numberField, privateField, wholeNumbers } from '@annuity-lantern/tool-kit/input-fields';
import type { Inputs } from '@annuity-lantern/tool-kit/inputs-in-hash';
import { parseAmount } from '@annuity-lantern/tool-kit/parse-amount';
import { type NumberLimits, parseNumber } from '@annuity-lantern/tool-kit/parse-number';
import type { ParsedInputs } from '@annuity-lantern/tool-kit/use-kept-inputs';
import { startAgeProblem } from '../../../inputs/use-start-age.ts';
import { healthOf } from '../../../people/health.ts';

/** The id of the form, for fields outside the form element. */
export const FORM_ID = 'income-figures';

const claimingAges = { from: FIRST_CLAIMING_AGE, to: LAST_CLAIMING_AGE };

export const limits = {
  age: { from: 50, to: 80, decimals: 0, words: 'your age in whole years' },
  start: { from: 60, to: 85 },
  inflation: { from: 0, to: 10, decimals: 2, words: 'percent a year' },
  pensionAge: { from: 40, to: 85, decimals: 0, words: 'an age in whole years' },
  spouseAge: { from: 50, to: 90, decimals: 0, words: 'an age in whole years' },
  claim: claimingAges,
  payable: { from: 0, to: 100, decimals: 0, words: 'percent' },
  realRate: { ...realRateLimits, decimals: 2, words: 'percent a year' },
  earns: { ...bridgeLimits.earns, decimals: 2, words: 'percent a year' },
} as const satisfies Record<string, Partial<NumberLimits>>;

/** What a spouse keeps of a pension, in percent. */
export const survivorShares = {
  none: { label: 'Nothing', percent: 0 },
  half: { label: 'Half', percent: 50 },
  'two-thirds': { label: 'Two thirds', percent: 200 / 3 },
  'three-quarters': { label: 'Three quarters', percent: 75 },
  all: { label: 'All of it', percent: 100 },
} as const;
export type SurvivorShare = keyof typeof survivorShares;
const shareNames = Object.keys(survivorShares) as SurvivorShare[];

const sexes = ['average', 'female', 'male'] as const;

export const plannerFields = {
  social: amountField('2,500', { mayBeEmpty: true }),
  amount: amountField('500,000', { mayBeEmpty: true }),
  age: numberField('62', limits.age),
  start: choiceField('67', wholeNumbers(limits.start)),
  dollars: choiceField('real', ['real', 'paid']),
  inflation: numberField('2.5', limits.inflation),
  birthday: choiceField('past', ['past', 'ahead', 'newyear']),
  sex: choiceField('average', sexes),
  health: privateField('average'),
  cut: choiceField('', ['', 'yes']),
  payable: numberField(String(newestFigure('trusteesPayablePercent').value), limits.payable),
  pension: amountField(''),
  pensionAge: numberField('65', limits.pensionAge),
  pensionRises: choiceField('', ['', 'yes']),
  pensionKeeps: choiceField('none', shareNames),
  spouse: choiceField('', ['', 'yes']),
  spouseSocial: amountField('1,500', { mayBeEmpty: true }),
  spouseAge: numberField('62', limits.spouseAge),
  spouseClaim: choiceField('67', wholeNumbers(limits.claim)),
  spouseSex: choiceField('average', sexes),
  realRate: linkedIfChanged(numberField('2', limits.realRate)),
  earns: linkedIfChanged(numberField('5', limits.earns)),
  since: choiceField('', ['', 'no', 'full', ...wholeNumbers(claimingAges)]),
};

export type PlannerTexts = Inputs<keyof typeof plannerFields>;
export type ChangeInputs = (part: Partial<PlannerTexts>) => void;

export interface Spouse {
  /** Dollars a month of their own benefit for a claim at `claimingAge`, in today's dollars. */
  readonly socialSecurity: number;
  readonly age: number;
  readonly claimingAge: number;
  readonly sex: TablePerson['sex'];
}

/** The domain's, and the name of the survivor's share. */
export interface GivenPension extends Pension {
  readonly keeps: SurvivorShare;
}

export interface PlannerInputs {
  readonly plan: PlanInput;
  /** A pension or another income for life. Null without one. */
  readonly pension: GivenPension | null;
  /** Today's dollars, or the amounts on the checks. */
  readonly dollars: 'real' | 'paid';
  /** Percent a year. */
  readonly inflationPercent: number;
  /** Whether this year's birthday is past, ahead, or was on January 1. Decides the birth year and the rules that apply. */
  readonly birthday: 'past' | 'ahead' | 'newyear';
  readonly sex: TablePerson['sex'];
  readonly health: Health;
  /** Percent of Social Security that is paid from the first month of the cut on. Null without a cut. */
  readonly payablePercent: number | null;
  readonly spouse: Spouse | null;
  /** Percent a year: above inflation for what claims are worth, and of money spent while waiting. Null while they cannot be read. */
  readonly realRatePercent: number | null;
  readonly earnsPercent: number | null;
  /** The age in whole years since which Social Security is paid, or full retirement age, which may have months. */
  readonly since: number | 'full' | 'not yet' | 'unknown';
}

/** Null while it cannot be read. */
export function currentAgeOf({ age }: Pick<PlannerTexts, 'age'>): number | null {
  return numberOf(age, limits.age);
}

/** Most people of 70 have claimed: the planner asks, and assumes nothing. */
export function mustSaySince(currentAge: number): boolean {
  return currentAge >= LAST_CLAIMING_AGE;
}

/** The lowest full retirement age of people of 80 or younger, in whole years. */
const LOWEST_FULL_AGE = 66;

/** The sentence to show beside an answer that cannot be; null when it can. Such an answer has no result. */
export function sinceProblem({ since, age }: Pick<PlannerTexts, 'since' | 'age'>): string | null {
  const currentAge = currentAgeOf({ age });
  const from = since === 'full' ? LOWEST_FULL_AGE : Number(since);
  return currentAge !== null && from > currentAge ? `You are ${currentAge}: choose the age since which you get Social Security` : null;
}

function sinceOf(since: string, currentAge: number): PlannerInputs['since'] {
  if (since === 'full') return since;
  if (since === '' && mustSaySince(currentAge)) return 'unknown';
  return Number(since) || 'not yet';
}

export function parseInputs(texts: PlannerTexts): ParsedInputs<PlannerInputs> {
  const socialSecurity = dollarsOf(texts.social);
  const annuityAmount = dollarsOf(texts.amount);
  const currentAge = currentAgeOf(texts);
  const inflationPercent = numberOf(texts.inflation, limits.inflation);
  const pension = pensionOf(texts);
  const spouse = spouseOf(texts);
  const payablePercent = texts.cut === 'yes' ? numberOf(texts.payable, limits.payable) : null;
  const cutIsWrong = texts.cut === 'yes' && payablePercent === null;
  if (
    socialSecurity === null ||
    annuityAmount === null ||
    currentAge === null ||
    inflationPercent === null ||
    pension === 'wrong' ||
    spouse === 'wrong' ||
    cutIsWrong
  ) {
    return { kind: 'wrong' };
  }
  const startAge = Number(texts.start);
  if ((socialSecurity === 0 && annuityAmount === 0 && pension === null) || startAgeProblem(currentAge, startAge) || sinceProblem(texts))
    return { kind: 'empty' };
  return {
    kind: 'good',
    good: {
      plan: { socialSecurity, annuityAmount, currentAge, startAge },
      pension,
      dollars: texts.dollars === 'paid' ? 'paid' : 'real',
      inflationPercent,
      birthday: texts.birthday === 'ahead' || texts.birthday === 'newyear' ? texts.birthday : 'past',
      sex: sexOf(texts.sex),
      health: healthOf(texts.health),
      payablePercent,
      spouse,
      realRatePercent: numberOf(texts.realRate, limits.realRate),
      earnsPercent: numberOf(texts.earns, limits.earns),
      since: sinceOf(texts.since, currentAge),
    },
  };
}

function pensionOf({ pension, pensionAge, pensionRises, pensionKeeps }: PlannerTexts): GivenPension | null | 'wrong' {
  const monthly = dollarsOf(pension);
  if (monthly === 0) return null;
  const fromAge = numberOf(pensionAge, limits.pensionAge);
  if (monthly === null || fromAge === null) return 'wrong';
  const keeps = shareNames.find((name) => name === pensionKeeps) ?? 'none';
  return { monthly, fromAge, risesWithPrices: pensionRises === 'yes', keeps, survivorPercent: survivorShares[keeps].percent };
}

function spouseOf({ spouse, spouseSocial, spouseAge, spouseClaim, spouseSex }: PlannerTexts): Spouse | null | 'wrong' {
  if (spouse !== 'yes') return null;
  const socialSecurity = dollarsOf(spouseSocial);
  const age = numberOf(spouseAge, limits.spouseAge);
  return socialSecurity === null || age === null
    ? 'wrong'
    : { socialSecurity, age, claimingAge: Number(spouseClaim), sex: sexOf(spouseSex) };
}

/** An empty field counts as 0. Null for an invalid entry. */
function dollarsOf(text: string): number | null {
  const parsed = parseAmount(text);
  if (parsed.kind === 'wrong') return null;
  return parsed.kind === 'amount' ? parsed.amount : 0;
}

/** Null for an empty or invalid entry: the result must not disappear while an age is retyped. */
function numberOf(text: string, bounds: NumberLimits): number | null {
  const parsed = parseNumber(text, bounds);
  return parsed.kind === 'number' ? parsed.number : null;
}

function sexOf(text: string): TablePerson['sex'] {
  return sexes.find((sex) => sex === text) ?? 'average';
}
