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
const dollars = (value: number) => `$${Math.round(value).toLocaleString('en-US')}`;

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
          'no required withdrawals while the owner lives. Since 2024 this also holds for a Roth account in a 401(k) or similar plan.',
        ],
      ],
    },
    { kind: 'heading', text: 'When it begins' },
    {
      kind: 'table',
      caption: 'The year in which you reach this age is your first year (ages in force since 2023)',
      columns: ['Year of birth', 'Begins with the year you turn'],
      widths: [1, 1.6],
      rows: [
        ['1950 or earlier', 'It has begun already'],
        ['1951 to 1959', '73'],
        ['1960 or later', '75'],
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
        'Too little or too late costs 25% of what was missing (since 2023).',
        'It is 10% if you put it right in time, in most cases within two years. Ask the IRS to waive it on Form 5329 if you had a good reason.',
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
      caption: `Uniform Lifetime Table, in force since 2022 (some ages), with an example of ${dollars(BALANCE)}`,
      columns: ['Age', 'Divide by', 'Percent', `Of ${dollars(BALANCE)}`],
      widths: [1, 1, 1, 1.3],
      numbersFrom: 1,
      rows: divisors.map(([age, years]) => [String(age), years.toFixed(1), `${(100 / years).toFixed(2)}%`, dollars(BALANCE / years)]),
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
          'A qualified longevity annuity starts late, at 85 at the latest. Until then its premium is left out of the sum. The IRS sets a lifetime limit for it: $210,000 in 2025. Ask for this year’s.',
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
      words:
        'Sources: Internal Revenue Code sections 401(a)(9), 408 and 4974; SECURE 2.0 Act of 2022, sections 107, 202, 204, 302 and 325; 26 CFR 1.401(a)(9)-9(c); IRS Notice 2024-80. Ask a tax adviser about your own case.',
    },
  ],
};
