import { formatDay } from '@annuity-lantern/domain/format-date';
import { formatDollars } from '@annuity-lantern/domain/format-number';
import { yearFigures } from '@annuity-lantern/domain/year-figures';
import type { PdfDocumentSource } from '../build/pdf-document.ts';

/** Uniform Lifetime Table, for years from 2022 on: 26 CFR 1.401(a)(9)-9(c). */
const divisors: readonly (readonly [age: number, years: number])[] = [
  [73, 26.5],
  [75, 24.6],
  [80, 20.2],
  [85, 16.0],
  [90, 12.2],
];
const BALANCE = 300_000;
const {
  rmdAge,
  rmdAgeBornFrom1960,
  rmdPenaltyPercent,
  rmdPenaltyPercentIfCorrected,
  rothAccountsExemptSince,
  uniformLifetimeTableSince,
  qlacLimit,
  qlacLatestAge,
} = yearFigures;

export const requiredMinimumDistributions: PdfDocumentSource = {
  id: 'required-minimum-distributions',
  title: 'Required Minimum Distributions and Annuities',
  lead: 'When you have to take money out of a retirement account, how much, and what changes when the account holds an annuity.',
  keywords: ['required minimum distribution', 'RMD', 'IRA annuity', 'QLAC'],
  blocks: [
    { kind: 'heading', text: 'Is your annuity affected at all?' },
    {
      kind: 'list',
      marker: 'bullet',
      items: [
        ['Bought with savings that were taxed already:', 'no required withdrawals while you live. This is called a nonqualified annuity.'],
        ['Inside a traditional IRA, 401(k) or similar plan:', 'yes. The rest of this page is about these.'],
        [
          'Inside a Roth IRA:',
          `no required withdrawals while the owner lives. Since ${rothAccountsExemptSince.value} this also holds for a Roth account in a 401(k) or similar plan.`,
        ],
      ],
    },
    { kind: 'heading', text: 'When it begins' },
    {
      kind: 'table',
      caption: `The year in which you reach this age is your first year (law of ${rmdAge.year})`,
      columns: ['Year of birth', 'Begins with the year you turn'],
      widths: [1, 1.6],
      rows: [
        ['1950 or earlier', 'It has begun already'],
        ['1951 to 1959', String(rmdAge.value)],
        ['1960 or later', String(rmdAgeBornFrom1960.value)],
      ],
    },
    {
      kind: 'text',
      words:
        'Each year’s amount is due by December 31. Only the first may wait until April 1 of the year after. If you wait, two amounts fall into one year, and the tax on that year can be higher.',
    },
    {
      kind: 'key',
      words: [
        `Too little or too late costs ${rmdPenaltyPercent.value}% of what was missing (law of ${rmdPenaltyPercent.year}).`,
        `It is ${rmdPenaltyPercentIfCorrected.value}% if you put it right in time, in most cases within two years. Ask the IRS to waive it on Form 5329 if you had a good reason.`,
      ],
    },
    { kind: 'heading', text: 'How much' },
    {
      kind: 'text',
      words:
        'The value of the account on December 31 of the year before, divided by the number of the table for the age that you reach this year.',
    },
    {
      kind: 'table',
      caption: `Uniform Lifetime Table, in force since ${uniformLifetimeTableSince.value} (some ages), with an example of ${formatDollars(BALANCE)}`,
      columns: ['Age', 'Divide by', 'Percent', `Of ${formatDollars(BALANCE)}`],
      widths: [1, 1, 1, 1.3],
      numbersFrom: 1,
      rows: divisors.map(([age, years]) => [String(age), years.toFixed(1), `${(100 / years).toFixed(2)}%`, formatDollars(BALANCE / years)]),
    },
    {
      kind: 'small',
      words: 'If your spouse is your only beneficiary and more than 10 years younger, another table gives smaller amounts.',
    },
    { kind: 'heading', text: 'What is different with an annuity' },
    {
      kind: 'list',
      marker: 'bullet',
      items: [
        [
          'The value can be higher than your statement says.',
          'Certain riders count. The insurer works it out and reports it: ask for the “fair market value for RMD purposes”.',
        ],
        [
          'Ask whether the withdrawal is free of charge.',
          'Many contracts waive the surrender charge for required amounts of that contract. Some do not in the first year.',
        ],
        ['Income riders.', 'Ask whether the required amount can be more than the rider allows, and whether taking it lowers the income.'],
        [
          'Already paying income?',
          'The payments of the year count for that contract. What they pay above its share can now count for the rest of the same account (SECURE 2.0 Act of 2022, section 204).',
        ],
        ['Several IRAs?', 'Work out each one, then take the sum from any of them. A 401(k) has to pay its own.'],
        [
          'QLAC.',
          `A qualified longevity annuity starts late, at ${qlacLatestAge.value} at the latest. Until then its premium is left out of the sum. The IRS sets a lifetime limit for it: ${formatDollars(qlacLimit.value)} in ${qlacLimit.year}. Ask for this year’s.`,
        ],
      ],
    },
    { kind: 'heading', text: 'Once a year' },
    {
      kind: 'list',
      marker: 'tick',
      items: [
        'January: collect the values of December 31 from every insurer and custodian.',
        'Ask each insurer to work out the amount, and check one yourself with the table.',
        'Set the tax to be withheld, or pay it in quarterly.',
        'By early December: see that every amount has been paid.',
      ],
    },
    {
      kind: 'small',
      words: `Sources: Internal Revenue Code sections 401(a)(9), 408 and 4974; SECURE 2.0 Act of 2022, sections 107, 202, 204, 302 and 325; 26 CFR 1.401(a)(9)-9(c); ${qlacLimit.source}. We check the limits again by ${formatDay(qlacLimit.reviewBy)} and the law by ${formatDay(rmdAge.reviewBy)}. Ask a tax adviser about your own case.`,
    },
  ],
};
