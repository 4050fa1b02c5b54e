import type { CalendarDay } from '@annuity-lantern/domain/calendar-day';
import { formatYears } from '@annuity-lantern/domain/format-number';
import type {
  Binds,
  DeadlineRule,
  Heir,
  InheritedAccount,
  InheritedChoice,
  InheritedOption,
} from '@annuity-lantern/domain/inherited-annuity';
import { newestFigure, type YearFigureName } from '@annuity-lantern/domain/year-figures';
import { sayDay } from '@annuity-lantern/tool-kit/say-day';

const inheritedTenYears = newestFigure('inheritedTenYears');
const inheritedFiveYears = newestFigure('inheritedFiveYears');
const inheritedAgeGap = newestFigure('inheritedAgeGap');
const inheritedChildAge = newestFigure('inheritedChildAge');
const inheritedYearlySince = newestFigure('inheritedYearlySince');

export const heirWords: Readonly<Record<Heir, string>> = {
  spouse: 'The husband or wife',
  person: 'A child or other person named in the contract',
  'trust-or-estate': 'A trust or the estate',
};

export const accountWords: Readonly<Record<InheritedAccount, { readonly label: string; readonly hint?: string }>> = {
  nonqualified: { label: 'Bought with money already taxed', hint: 'A “non-qualified” annuity' },
  pretax: { label: 'Traditional IRA or employer plan', hint: 'Such as a 401(k) or 403(b)' },
  roth: { label: 'Roth IRA' },
};

/** The answer for a visitor who does not know the kind of account. */
export const unsureWords = { label: 'I’m not sure', hint: 'We show what holds for each kind, and how to find out' };

interface ChoiceWords {
  readonly name: string;
  readonly how: string;
}

const tenYears = `Take all of it within ${inheritedTenYears.value} years`;
const fiveYears = `Take all of it within ${inheritedFiveYears.value} years`;
const becomesYours = 'It becomes your own. Usually the easiest choice, but a late move may leave out amounts that were due before.';

export const choiceWords: Readonly<Record<InheritedChoice, ChoiceWords>> = {
  'keep-contract': { name: 'Keep the contract as your own', how: 'You become the owner. You pay no tax until you take money out.' },
  'own-ira': { name: 'Move it into your own IRA', how: `${becomesYours} Your yearly withdrawals start at your own age.` },
  'own-roth': { name: 'Move it into your own Roth IRA', how: `${becomesYours} No yearly withdrawals while you live.` },
  'pay-out': { name: 'Take the money at once or in parts', how: 'Take all of it out by then.' },
  'pay-out-unless-income': {
    name: 'Take the money at once or in parts',
    how: 'Take all of it out by then, unless your payments for life have begun.',
  },
  'income-for-life': {
    name: 'Take payments for life',
    how: 'Or for a number of years, up to your life expectancy. You pay the tax bit by bit.',
  },
  'spouse-withdrawals': {
    name: 'Keep it as an inherited account',
    how: 'Withdraw some each year. If the owner had not started, you may wait until the year the owner would have.',
  },
  'spouse-withdrawals-roth': {
    name: 'Keep it as an inherited account',
    how: 'Withdraw some each year. You may wait until the year the owner would have had to start with a traditional IRA.',
  },
  'empty-in-ten-if-not-begun': { name: tenYears, how: 'One of your choices, only if the owner’s yearly withdrawals had not begun.' },
  'empty-in-ten': { name: tenYears, how: 'The rule for most people. Nothing may be left after that day.' },
  'spouse-empty-in-ten': { name: tenYears, how: 'One of your choices. If you take it, nothing may be left after that day.' },
  'and-yearly': {
    name: 'Also withdraw some each year until then',
    how: 'Only if the owner’s yearly withdrawals had begun.',
  },
  'withdrawals-for-life': {
    name: 'Withdraw some each year for life',
    how: `Only if you are disabled, chronically ill, or at most ${inheritedAgeGap.value} years younger than the owner. The owner’s minor child may too, until ${inheritedChildAge.value}; then the child has ${inheritedTenYears.value} years.`,
  },
  'empty-in-five-if-not-begun': { name: fiveYears, how: 'If the owner’s yearly withdrawals had not begun.' },
  'empty-in-five': { name: fiveYears, how: 'The rule for an estate. A trust that names people may have longer: ask its lawyer.' },
  'owner-life': {
    name: 'Withdraw some each year',
    how: 'If the owner’s yearly withdrawals had begun. You have as many years as the owner could still expect to live.',
  },
};

const begins: Readonly<Record<DeadlineRule, string>> = {
  'one-year': 'Begin by',
  'five-years': 'By',
  'next-year-end': 'Begin by',
  'yearly-from': 'First by',
  'fifth-year-end': 'By',
  'tenth-year-end': 'By',
};

const yearsOf = (name: YearFigureName) => formatYears(newestFigure(name).value);

const withoutDate: Readonly<Record<DeadlineRule, string>> = {
  'one-year': `the same day ${yearsOf('inheritedNonqualifiedStartYears')} after the death`,
  'five-years': `the same day ${yearsOf('inheritedNonqualifiedYears')} after the death`,
  'next-year-end': 'December 31 of the year after the death',
  'yearly-from': `December 31 of the year after the death, but not before December 31, ${inheritedYearlySince.value}`,
  'fifth-year-end': `December 31, ${yearsOf('inheritedFiveYears')} after the year of death`,
  'tenth-year-end': `December 31, ${yearsOf('inheritedTenYears')} after the year of death`,
};

/** The last day of a rule: `Begin by Wednesday, March 10, 2027`, or how it is found while the day of death is not known. */
export function sayLastDay(
  { choice, rule }: Pick<InheritedOption, 'choice' | 'rule'>,
  lastDay: CalendarDay | null,
  say: (day: CalendarDay) => string = sayDay,
): string {
  if (rule === null)
    return choice === 'keep-contract' ? 'The law sets none. Ask the insurer.' : 'There can be a last day. Ask the insurer soon.';
  return `${begins[rule]} ${lastDay ? say(lastDay) : withoutDate[rule]}`;
}

/** A mark after a last day that has passed. A day that binds only some heirs is not said to have passed for all. */
export function sayPassed(isPast: boolean, binds: Binds): string {
  if (!isPast) return '';
  return binds === 'some' ? ' (passed, if it binds you)' : ' (passed)';
}
