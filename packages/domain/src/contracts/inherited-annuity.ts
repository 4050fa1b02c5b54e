import { figureOn, type YearFigureName } from '../figures/year-figures.ts';
import { addYears, type CalendarDay, toIso } from '../time/calendar-day.ts';

/** Who inherits: the spouse, another person whom the contract names, or a trust or estate. */
export const heirs = ['spouse', 'person', 'trust-or-estate'] as const;
export type Heir = (typeof heirs)[number];

/**
 * - `nonqualified`: bought with money that was already taxed.
 * - `pretax`: in a traditional IRA or an employer's plan.
 * - `roth`: in a Roth IRA.
 */
export const inheritedAccounts = ['nonqualified', 'pretax', 'roth'] as const;
export type InheritedAccount = (typeof inheritedAccounts)[number];

/** How a last day is found from the day on which the owner died. */
export type DeadlineRule = 'one-year' | 'five-years' | 'next-year-end' | 'yearly-from' | 'fifth-year-end' | 'tenth-year-end';

/** The options of an heir. The page has the words for each. */
export type InheritedChoice =
  | 'keep-contract'
  | 'own-ira'
  | 'own-roth'
  | 'pay-out'
  | 'pay-out-unless-income'
  | 'income-for-life'
  | 'spouse-withdrawals'
  | 'spouse-withdrawals-roth'
  | 'empty-in-ten-if-not-begun'
  | 'empty-in-ten'
  | 'spouse-empty-in-ten'
  | 'and-yearly'
  | 'withdrawals-for-life'
  | 'empty-in-five-if-not-begun'
  | 'empty-in-five'
  | 'owner-life';

/**
 * Whom the last day of an option binds: every such heir, only those who meet the condition in its words, or only those who choose it.
 */
export type Binds = 'everyone' | 'some' | 'choosers';

export interface InheritedOption {
  readonly choice: InheritedChoice;
  /** Null where no rule here counts a last day: the law sets none, or one that depends on more than the day of death. */
  readonly rule: DeadlineRule | null;
  readonly binds: Binds;
}

const incomeForLife: InheritedOption = { choice: 'income-for-life', rule: 'one-year', binds: 'choosers' };
/** Binds no one who may withdraw for life. */
const emptyInTen: InheritedOption = { choice: 'empty-in-ten', rule: 'tenth-year-end', binds: 'some' };
const forLife: InheritedOption = { choice: 'withdrawals-for-life', rule: 'next-year-end', binds: 'choosers' };

const options: Readonly<Record<InheritedAccount, Readonly<Record<Heir, readonly InheritedOption[]>>>> = {
  nonqualified: {
    spouse: [
      { choice: 'keep-contract', rule: null, binds: 'choosers' },
      incomeForLife,
      { choice: 'pay-out', rule: 'five-years', binds: 'choosers' },
    ],
    // Income for life that began in time ends the five years.
    person: [incomeForLife, { choice: 'pay-out-unless-income', rule: 'five-years', binds: 'some' }],
    'trust-or-estate': [{ choice: 'pay-out', rule: 'five-years', binds: 'everyone' }],
  },
  pretax: {
    spouse: [
      { choice: 'own-ira', rule: null, binds: 'choosers' },
      { choice: 'spouse-withdrawals', rule: 'next-year-end', binds: 'choosers' },
      { choice: 'empty-in-ten-if-not-begun', rule: 'tenth-year-end', binds: 'choosers' },
    ],
    person: [emptyInTen, { choice: 'and-yearly', rule: 'yearly-from', binds: 'some' }, forLife],
    'trust-or-estate': [
      { choice: 'empty-in-five-if-not-begun', rule: 'fifth-year-end', binds: 'some' },
      { choice: 'owner-life', rule: 'next-year-end', binds: 'some' },
    ],
  },
  roth: {
    spouse: [
      { choice: 'own-roth', rule: null, binds: 'choosers' },
      { choice: 'spouse-withdrawals-roth', rule: 'next-year-end', binds: 'choosers' },
      { choice: 'spouse-empty-in-ten', rule: 'tenth-year-end', binds: 'choosers' },
    ],
    person: [emptyInTen, forLife],
    // A trust that names people may have their ten years.
    'trust-or-estate': [{ choice: 'empty-in-five', rule: 'fifth-year-end', binds: 'some' }],
  },
};

/**
 * The options of an heir if the owner died in 2020 or later, before income began; the usual choice first. The contract or plan can allow
 * less. Raises nothing.
 *
 * Source for non-qualified money: Internal Revenue Code, section 72(s). For other money: section 401(a)(9) as changed by the SECURE Act.
 * Its final regulations are of July 2024 (26 CFR 1.401(a)(9)-3 to -5 and 1.408-8). A Roth IRA counts as if the owner had died before
 * the required beginning date (26 CFR 1.408A-6).
 */
export function inheritedOptions(heir: Heir, account: InheritedAccount): readonly InheritedOption[] {
  return options[account][heir];
}

/**
 * The last day that a rule allows. Section 72(s) counts from the day of death: the same day of a later year (February 28 for February 29).
 * Section 401(a)(9) counts calendar years: December 31 of the anniversary's year. Raises nothing.
 */
export function lastDayBy(rule: DeadlineRule, died: CalendarDay): CalendarDay {
  const years = (name: YearFigureName) => figureOn(name, toIso(died)).value;
  switch (rule) {
    case 'one-year':
      return addYears(died, years('inheritedNonqualifiedStartYears'));
    case 'five-years':
      return addYears(died, years('inheritedNonqualifiedYears'));
    case 'next-year-end':
      return endOf(died.year + 1);
    case 'yearly-from':
      // The IRS asks for no amount that was missed within the ten years before the final regulations.
      return endOf(Math.max(died.year + 1, years('inheritedYearlySince')));
    case 'fifth-year-end':
      return endOf(died.year + years('inheritedFiveYears'));
    case 'tenth-year-end':
      return endOf(died.year + years('inheritedTenYears'));
  }
}

function endOf(year: number): CalendarDay {
  return { year, month: 12, day: 31 };
}
