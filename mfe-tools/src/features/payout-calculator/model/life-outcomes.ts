import { formatPercent } from '@annuity-lantern/domain/format-number';
import { chanceOfLiving, type TablePerson } from '@annuity-lantern/domain/life-tables';
import { afterInflation, payoutReturn } from '@annuity-lantern/domain/payout-return';
import { peopleLike, sayOf100 } from '../../../people/say-chances.ts';
import { LAST_AGE, type PayoutCourse, receivedBy } from './payout-course.ts';

/** The outcome for a person who lives to an age. */
export interface LifeOutcome {
  readonly age: number;
  /** Dollars. */
  readonly received: number;
  /** Percent a year. */
  readonly percent: number;
  /** Percent a year, in what it buys. */
  readonly realPercent: number;
  /** The chance of living to this age, from the current one; a fraction. */
  readonly alive: number;
}

/** The return at each age of death beside the chance of reaching it: the facts behind the chart, its sentence, its table and its reader. */
export interface LifeOutcomes {
  readonly person: TablePerson;
  readonly currentAge: number;
  readonly startAge: number;
  readonly inflationPercent: number;
  /** The age, with its fraction, at which the amount is back and the return is zero. */
  readonly crossingAge: number;
  /** Each age from the first payment to 100. */
  readonly outcomes: readonly LifeOutcome[];
  /** The chance of being alive at each age from the current one to 100. */
  readonly chances: readonly { readonly age: number; readonly alive: number }[];
  readonly rows: readonly LifeOutcome[];
  readonly sentence: string;
}

const tellingAges = [75, 80, 85, 90, 95, LAST_AGE];

export function lifeOutcomes(course: PayoutCourse, payoutRate: number, person: TablePerson, inflationPercent: number): LifeOutcomes {
  const { currentAge, startAge, crossingAge } = course;
  const aliveAt = (age: number) => chanceOfLiving(person, currentAge, age);
  const outcomes = agesFrom(startAge + 1).map((age): LifeOutcome => {
    const percent = payoutReturn({ currentAge, startAge, ratePercent: payoutRate }, age) ?? Number.NaN;
    return {
      age,
      received: receivedBy(age, course),
      percent,
      realPercent: afterInflation(percent, inflationPercent),
      alive: aliveAt(age),
    };
  });
  const facts = { person, currentAge, startAge, inflationPercent, crossingAge, outcomes };
  return {
    ...facts,
    chances: agesFrom(currentAge).map((age) => ({ age, alive: aliveAt(age) })),
    rows: outcomes.filter(({ age }) => tellingAges.includes(age)),
    sentence: sayOutcomes(facts),
  };
}

function agesFrom(first: number): number[] {
  return Array.from({ length: LAST_AGE - first + 1 }, (_, index) => first + index);
}

function sayOutcomes({ person, startAge, inflationPercent, outcomes }: Omit<LifeOutcomes, 'chances' | 'rows' | 'sentence'>): string {
  const [near, far] = [startAge < 85 ? 85 : 90, 95].map((age) => outcomes[age - startAge - 1]);
  if (!near || !far) return '';
  const people = `Of 100 ${peopleLike(person)}, about ${sayOf100(near.alive)} live to ${near.age} and ${sayOf100(far.alive)} to ${far.age}.`;
  const earned = `Live to ${near.age} and you earn ${formatPercent(near.percent)} a year. Live to ${far.age}: ${formatPercent(far.percent)}.`;
  const real = `After ${inflationPercent}% inflation a year, that’s ${formatPercent(near.realPercent)} and ${formatPercent(far.realPercent)}.`;
  return [people, earned, inflationPercent > 0 ? real : ''].join(' ').trim();
}
