import { describe, expect, it } from 'vitest';
import { toIso } from '../time/calendar-day.ts';
import {
  type DeadlineRule,
  type Heir,
  heirs,
  type InheritedAccount,
  inheritedAccounts,
  inheritedOptions,
  lastDayBy,
} from './inherited-annuity.ts';

describe('lastDayBy', () => {
  it.each<[DeadlineRule, string, string]>([
    ['one-year', '2026-03-10', '2027-03-10'],
    ['one-year', '2024-02-29', '2025-02-28'],
    ['one-year', '2026-12-31', '2027-12-31'],
    ['five-years', '2026-03-10', '2031-03-10'],
    ['five-years', '2024-02-29', '2029-02-28'],
    ['five-years', '2023-02-28', '2028-02-28'],
    ['next-year-end', '2026-01-01', '2027-12-31'],
    ['next-year-end', '2026-12-31', '2027-12-31'],
    ['yearly-from', '2020-06-01', '2025-12-31'],
    ['yearly-from', '2024-02-29', '2025-12-31'],
    ['yearly-from', '2025-01-01', '2026-12-31'],
    ['fifth-year-end', '2024-02-29', '2029-12-31'],
    ['fifth-year-end', '2026-12-31', '2031-12-31'],
    ['tenth-year-end', '2024-02-29', '2034-12-31'],
    ['tenth-year-end', '2026-01-01', '2036-12-31'],
    ['tenth-year-end', '2026-12-31', '2036-12-31'],
  ])('%s after %s is %s', (rule, died, last) => {
    const [year = 0, month = 0, day = 0] = died.split('-').map(Number);
    expect(toIso(lastDayBy(rule, { year, month, day }))).toBe(last);
  });
});

describe('inheritedOptions', () => {
  const rulesOf = (heir: Heir, account: InheritedAccount) => inheritedOptions(heir, account).map(({ rule }) => rule);

  it.each<[InheritedAccount, Heir, readonly (DeadlineRule | null)[]]>([
    ['nonqualified', 'spouse', [null, 'one-year', 'five-years']],
    ['nonqualified', 'person', ['one-year', 'five-years']],
    // A life payout needs a person.
    ['nonqualified', 'trust-or-estate', ['five-years']],
    ['pretax', 'spouse', [null, 'next-year-end', 'tenth-year-end']],
    ['pretax', 'person', ['tenth-year-end', 'yearly-from', 'next-year-end']],
    ['pretax', 'trust-or-estate', ['fifth-year-end', 'next-year-end']],
    ['roth', 'spouse', [null, 'next-year-end', 'tenth-year-end']],
    // The owner of a Roth IRA never had to withdraw, so nothing is due each year within the ten.
    ['roth', 'person', ['tenth-year-end', 'next-year-end']],
    ['roth', 'trust-or-estate', ['fifth-year-end']],
  ])('%s, inherited by %s: %j', (account, heir, rules) => {
    expect(rulesOf(heir, account)).toEqual(rules);
  });

  it('binds a spouse by no last day but that of a choice', () => {
    for (const account of inheritedAccounts)
      expect(inheritedOptions('spouse', account).every(({ binds }) => binds === 'choosers')).toBe(true);
  });

  it('binds every heir of a kind only where no condition or choice frees some of them', () => {
    const bound = inheritedAccounts.flatMap((account) =>
      heirs.flatMap((heir) =>
        inheritedOptions(heir, account).flatMap(({ choice, binds }) => (binds === 'everyone' ? [`${account} ${heir} ${choice}`] : [])),
      ),
    );
    expect(bound).toEqual(['nonqualified trust-or-estate pay-out']);
  });

  it('names the ten years of a spouse apart from those that bind other people', () => {
    const choices = (heir: Heir) => inheritedOptions(heir, 'roth').map(({ choice }) => choice);
    expect(choices('spouse')).toContain('spouse-empty-in-ten');
    expect(choices('spouse')).not.toContain('empty-in-ten');
    expect(choices('person')).toContain('empty-in-ten');
  });

  it('lets only a spouse keep the contract', () => {
    const withoutLastDay = inheritedAccounts.flatMap((account) => heirs.filter((heir) => rulesOf(heir, account).includes(null)));
    expect(withoutLastDay).toEqual(['spouse', 'spouse', 'spouse']);
  });
});
