import { formatDay } from '@annuity-lantern/domain/format-date';
import { yearFigures } from '@annuity-lantern/domain/year-figures';
import type { PdfDocumentSource } from '../build/pdf-document.ts';
import { claimingPercent, fullRetirementAges } from './claiming-percent.ts';

const { trusteesCutYear, trusteesPayablePercent } = yearFigures;
const ages = [62, 63, 64, 65, 66, 67, 68, 69, 70];
const at67 = ages.map((age) => claimingPercent(age * 12, 67 * 12));
const highest = Math.max(...at67);
const percent = (value: number) => `${Number(value.toFixed(2))}%`;

export const socialSecurityClaimingAges: PdfDocumentSource = {
  id: 'social-security-claiming-ages',
  title: 'Social Security Claiming Ages',
  lead: 'The official percentages for each age from 62 to 70, and what waiting is worth in dollars.',
  keywords: ['Social Security', 'claiming age', 'full retirement age', 'delayed retirement credits'],
  blocks: [
    { kind: 'heading', text: 'Born in 1960 or later' },
    {
      kind: 'text',
      words:
        'Your full retirement age is 67. Claimed at 67, you get your whole benefit. Each month before that takes a little away for life. Each month after it, until 70, adds a little for life.',
    },
    {
      kind: 'table',
      caption: 'Percent of your whole benefit, by the age at which you claim',
      columns: ['Age', 'Percent of the benefit at 67'],
      widths: [1, 6],
      numbersFrom: 1,
      rows: ages.map((age, index) => [String(age), percent(at67[index] as number)]),
      bars: { lengths: at67.map((value) => value / highest), lit: ages.indexOf(70) },
    },
    {
      kind: 'key',
      words: [
        'From 67 to 70 the benefit grows by 24%.',
        'That is 8% of the whole benefit for each year, and it follows prices afterward. After 70 waiting adds nothing.',
      ],
    },
    {
      kind: 'small',
      words: `Your first payment is normally for the month after your 62nd birthday, unless it falls on the 1st or 2nd. At 62 and 1 month it is ${percent(claimingPercent(62 * 12 + 1, 67 * 12))}.`,
    },
    { kind: 'heading', text: 'Born in 1956 to 1959' },
    {
      kind: 'table',
      caption:
        'If you were born on January 1, use the row of the year before. Born in 1955 or earlier: you are past 70, and waiting adds nothing.',
      columns: ['Year of birth', 'Full retirement age', 'At 62', 'At 65', 'At 70'],
      widths: [1.6, 2.4, 1.1, 1.1, 1.1],
      numbersFrom: 2,
      rows: fullRetirementAges.map(({ born, months }) => [
        born,
        months % 12 === 0 ? `${months / 12} years` : `${Math.floor(months / 12)} years, ${months % 12} months`,
        ...[62, 65, 70].map((age) => percent(claimingPercent(age * 12, months))),
      ]),
    },
    { kind: 'heading', text: 'What waiting is worth: an example' },
    {
      kind: 'text',
      words:
        'Rosa was born in 1962. Her whole benefit at 67 is $2,000 a month. Claimed at 62 she would get 70% of it: $1,400. Claimed at 70 she gets 124% of it: $2,480, which is $1,080 a month more.',
    },
    {
      kind: 'text',
      words:
        'By waiting from 62 to 70 she gives up 96 payments of $1,400, which is $134,400. At $1,080 a month it takes 124.4 months to get that back. She is then about 80 years and 5 months old. If she lives longer, waiting paid more. Yearly increases for prices and interest are left out: they change the age a little.',
    },
    { kind: 'heading', text: 'Before you decide' },
    {
      kind: 'list',
      marker: 'tick',
      items: [
        ['Look up your own figure.', 'Your statement at ssa.gov/myaccount shows your benefit at each age.'],
        [
          'Married? Think of the one who is left.',
          'A widow or widower generally keeps the larger of the two benefits. When the higher earner waits, the survivor’s benefit is larger as well.',
        ],
        [
          'A spouse’s benefit does not grow after full retirement age.',
          'It is at most half of the other’s whole benefit. Waiting to 70 for a spouse’s benefit adds nothing.',
        ],
        [
          'Still working?',
          'Before full retirement age, earnings above a yearly limit hold part of the benefit back. Social Security sets the limit each year.',
        ],
        ['Medicare is separate.', 'Sign up around 65, even if you wait with Social Security. Signing up late can cost more for life.'],
        ['Taxes.', 'Depending on your other income, up to 85% of the benefit can be taxable.'],
        ['Compare it with an annuity.', 'Income from waiting follows prices. Ask any seller why their contract is better than that.'],
      ],
    },
    {
      kind: 'small',
      words: `The ${trusteesCutYear.year} report of the Social Security Trustees projects that the retirement fund can pay in full until ${trusteesCutYear.value}, and about ${trusteesPayablePercent.value}% after that, unless Congress acts. Everything here assumes full benefits. We look at the next report by ${formatDay(trusteesCutYear.reviewBy)}.`,
    },
    {
      kind: 'small',
      words:
        'Sources: Social Security Administration, 20 CFR 404.409 (full retirement age), 404.410 (early), 404.313 (late), 404.311 (first month). The rows are calculated from these rules, not copied from a quote.',
    },
  ],
};
