import { type IncomeRate, rateOfIncome, worthOfIncome } from '@annuity-lantern/domain/fair-price';
import { lowerFirst } from '@annuity-lantern/domain/first-letter';
import { formatDollars, formatShortPercent } from '@annuity-lantern/domain/format-number';
import {
  chanceToOutlive,
  insuredSum,
  monthsOfLumpSum,
  monthsToMakeUp,
  type PensionLives,
  pensionIncome,
  type WhoLives,
  whoLivesAfter,
} from '@annuity-lantern/domain/pension-choice';
import { fromExample } from '../../../inputs/from-example.ts';
import { lifeNow } from '../../../inputs/life-inputs.ts';
import { sayOf100 } from '../../../people/say-chances.ts';
import { sayIncomeRate } from '../../../result/say-income-rate.ts';
import { sayMonths } from '../../../result/say-years.ts';
import { mainNames, pensionFields, pensionLabels } from './pension-fields.ts';
import type { NamedOffer, Pension } from './read-pension.ts';

export interface OfferView extends NamedOffer {
  /** `100% to your spouse`. */
  readonly name: string;
  /** Dollars a month to a spouse who is left. */
  readonly toSpouse: number;
  /** Dollars today, on average. */
  readonly worth: number;
  /** What the pension earns on average, if the lump sum is its price. */
  readonly rate: IncomeRate;
  /** Months that the lump sum pays the same; null if it never runs out. */
  readonly lasts: number | null;
}

/** Everything that the page and the sheet of paper say. */
export interface PensionView {
  readonly pension: Pension;
  readonly lives: PensionLives;
  readonly isExample: boolean;
  readonly offers: readonly OfferView[];
  /** The one that is worth most, in the parts of the panel. */
  readonly answer: { readonly lead: string; readonly figure: string; readonly words: string };
  readonly notes: readonly string[];
  readonly facts: readonly { readonly label: string; readonly figure: string }[];
  /** The bars in words. */
  readonly sentence: string;
  /** The pension that the chart by year shows. */
  readonly shown: OfferView;
  readonly years: readonly ({ readonly year: number } & WhoLives)[];
  /** For the pension that continues to the spouse: what was given up by an age, and how long the spouse takes to make up for it. */
  readonly madeUp: { readonly offer: OfferView; readonly rows: readonly MadeUp[] } | null;
  readonly policy: PolicyView | null;
}

interface MadeUp {
  readonly age: number;
  readonly paidLess: number;
  /** Months; null for never. */
  readonly after: number | null;
}

export interface PolicyView {
  readonly offer: OfferView;
  /** What would have to be insured today to pay the spouse's part. */
  readonly insured: number;
  /** Dollars a month of the pension for one life, less the premium. Null without a premium. */
  readonly left: number | null;
  /** The chance that the spouse lives longer, and the same after the end of the policy; null if it has none. */
  readonly outlives: number;
  readonly outlivesPolicy: number | null;
}

export function pensionView(pension: Pension, thisYear: number): PensionView {
  const { texts, lumpSum, rate, age, spouseAge } = pension;
  const lives: PensionLives = {
    own: lifeNow(age, texts.sex, thisYear),
    spouse: spouseAge === null ? null : lifeNow(spouseAge, texts.spouseSex, thisYear),
  };
  const offers = pension.offers.map((offer) => viewOf(offer, lives, pension));
  const [single] = offers as [OfferView, ...OfferView[]];
  const shown = offers.find(({ id }) => id === texts.shown) ?? offers[1] ?? single;
  const offer = shown.share > 0 ? shown : offers[1];
  const most = offers.reduce((one, other) => (other.worth > one.worth ? other : one));
  const outlives = lives.spouse ? chanceToOutlive(lives.own, lives.spouse, 0) : null;
  const example = fromExample(mainNames, texts, pensionFields, pensionLabels);
  const lastYear = Math.max(10, 100 - Math.min(age, spouseAge ?? age));
  return {
    pension,
    lives,
    isExample: example.isExample,
    offers,
    answer: answerOf(most, lumpSum),
    notes: [
      `An average of many ${lives.spouse ? 'couples of your ages' : 'people of your age'}, before taxes. You may live longer or shorter.`,
      ...(example.note ? [example.note] : []),
    ],
    facts: [
      { label: 'lump sum offered', figure: formatDollars(lumpSum) },
      { label: `interest a year: ${lowerFirst(most.name)}`, figure: sayIncomeRate(most.rate) },
      ...(outlives === null ? [] : [{ label: 'of 100 spouses outlive you', figure: sayOf100(outlives) }]),
    ],
    sentence: `Worth today on average, at ${formatShortPercent(rate)} interest: lump sum ${formatDollars(lumpSum)}; ${offers.map(({ name, worth }) => `${lowerFirst(name)} ${formatDollars(worth)}`).join('; ')}.`,
    shown,
    years: Array.from({ length: lastYear + 1 }, (_, year) => ({ year, ...whoLivesAfter(lives, year) })),
    madeUp: offer ? { offer, rows: madeUpRows(single, offer, pension) } : null,
    policy: lives.spouse && offer && outlives !== null ? policyOf(single, offer, pension, lives as Couple, outlives) : null,
  };
}

type Couple = PensionLives & { readonly spouse: NonNullable<PensionLives['spouse']> };

function viewOf(offer: NamedOffer, lives: PensionLives, { lumpSum, rate }: Pension): OfferView {
  const income = pensionIncome(lives, offer, lumpSum);
  return {
    ...offer,
    name: offer.share === 0 ? 'Your life alone' : `${formatShortPercent(offer.share * 100)} to your spouse`,
    toSpouse: offer.monthly * offer.share,
    worth: worthOfIncome(income, offer.monthly, rate),
    rate: rateOfIncome(income, offer.monthly),
    lasts: monthsOfLumpSum(lumpSum, offer.monthly, rate),
  };
}

function answerOf(most: OfferView, lumpSum: number): PensionView['answer'] {
  const worth = formatDollars(most.worth);
  return most.worth > lumpSum
    ? {
        lead: `On average, ${sayPension(most)} is worth most today: about`,
        figure: worth,
        words: `, ${formatDollars(most.worth - lumpSum)} more than the lump sum.`,
      }
    : {
        lead: 'On average, the lump sum is worth most today:',
        figure: formatDollars(lumpSum),
        words: `. Next is ${sayPension(most)}: about ${worth}, ${formatDollars(lumpSum - most.worth)} less.`,
      };
}

export function sayInShort({ answer: { lead, figure, words } }: PensionView): string {
  return `${lead} ${figure}${words}`;
}

/** `the pension with 50% to your spouse`. */
export function sayPension({ name, share }: OfferView): string {
  return `the pension ${share === 0 ? 'for your life alone' : `with ${name}`}`;
}

/** The age to which the lump sum pays the same: `age 84`, or `never runs out`. */
export function sayLasts({ lasts }: OfferView, { age }: Pension): string {
  return lasts === null ? 'never runs out' : `age ${age + Math.floor(lasts / 12)}`;
}

/** `2 years 3 months`, or in words. */
export function sayAfter(months: number | null): string {
  if (months === null) return 'never';
  return months === 0 ? 'no time' : sayMonths(months);
}

function madeUpRows(single: OfferView, offer: OfferView, { age, rate }: Pension): readonly MadeUp[] {
  return [70, 75, 80, 85, 90, 95]
    .filter((at) => at > age)
    .map((at) => {
      const months = (at - age) * 12;
      return { age: at, paidLess: (single.monthly - offer.monthly) * months, after: monthsToMakeUp(single.monthly, offer, months, rate) };
    });
}

function policyOf(single: OfferView, offer: OfferView, pension: Pension, { own, spouse }: Couple, outlives: number): PolicyView {
  const { premium, policyYears, rate } = pension;
  return {
    offer,
    insured: insuredSum(spouse, offer.toSpouse, rate),
    left: premium === null ? null : single.monthly - premium,
    outlives,
    outlivesPolicy: policyYears === null ? null : chanceToOutlive(own, spouse, policyYears),
  };
}
