export interface SampleArticle {
  readonly title: string;
  readonly link: string;
  readonly description: string;
  readonly category: string;
  /** ISO date. Made up: the pages behind the links have dates of their own, or none. */
  readonly date: string;
}

/** Sample entries for the outside articles of a local site. Each links to a real page of a public institution. */
export const sampleArticles: readonly SampleArticle[] = [
  {
    title: 'Annuities: what they are and how they pay',
    link: 'https://www.investor.gov/introduction-investing/investing-basics/investment-products/insurance-products/annuities',
    description: 'Investor.gov explains the kinds of annuities, what they cost and what to ask before you buy one.',
    category: 'Basics',
    date: '2026-11-16',
  },
  {
    title: 'Delay Social Security, or start it early?',
    link: 'https://www.ssa.gov/benefits/retirement/planner/delayret.html',
    description: 'The Social Security Administration shows how much a benefit grows for each year that you wait, up to age 70.',
    category: 'Social Security',
    date: '2026-11-12',
  },
  {
    title: 'What an annuity is, in the words of a regulator',
    link: 'https://www.finra.org/investors/investing/investment-products/annuities',
    description: 'FINRA describes fixed, variable and indexed annuities and the charges to look for in each of them.',
    category: 'Basics',
    date: '2026-11-09',
  },
  {
    title: 'Indexed annuities, and which of them can lose money',
    link: 'https://www.investor.gov/introduction-investing/investing-basics/glossary/indexed-annuities',
    description: 'Investor.gov says how a fixed indexed annuity differs from a registered index-linked one.',
    category: 'Index annuities',
    date: '2026-11-03',
  },
  {
    title: 'Check a broker before you sign',
    link: 'https://brokercheck.finra.org/',
    description: 'Look up the licenses, the history and the complaints of a broker or an advisor. It costs nothing.',
    category: 'Protection',
    date: '2026-10-28',
  },
  {
    title: 'How long might you live?',
    link: 'https://www.ssa.gov/OACT/population/longevity.html',
    description:
      'A short calculator of the Social Security Administration gives the average number of years that people of your age still have.',
    category: 'Planning',
    date: '2026-10-21',
  },
  {
    title: 'Annuities and the insurance regulators',
    link: 'https://content.naic.org/insurance-topics/annuities',
    description: 'The association of state insurance regulators sums up how annuities are overseen and which rules protect buyers.',
    category: 'Protection',
    date: '2026-10-14',
  },
  {
    title: 'When can you start your retirement benefit?',
    link: 'https://www.ssa.gov/benefits/retirement/planner/agereduction.html',
    description: 'Full retirement age depends on the year you were born. This page gives the age, and what an earlier start costs.',
    category: 'Social Security',
    date: '2026-10-07',
  },
  {
    title: 'Pension and annuity income on your tax return',
    link: 'https://www.irs.gov/publications/p575',
    description: 'IRS Publication 575 says which part of an annuity payment is taxed and which part is your own money coming back.',
    category: 'Taxes',
    date: '2026-09-30',
  },
  {
    title: 'See your own Social Security record',
    link: 'https://www.ssa.gov/myaccount/',
    description: 'Your earnings record and the benefit you can expect at each starting age, from the Social Security Administration.',
    category: 'Social Security',
    date: '2026-09-22',
  },
  {
    title: 'Is this advisor registered?',
    link: 'https://adviserinfo.sec.gov/',
    description: 'The SEC lets you look up an investment advisor and read what the firm had to disclose about fees and conflicts.',
    category: 'Protection',
    date: '2026-09-15',
  },
  {
    title: 'Ask about an insurer or file a complaint',
    link: 'https://content.naic.org/consumer',
    description: 'Find your state insurance department, look up complaints about a company and learn how to file one of your own.',
    category: 'Your rights',
    date: '2026-09-08',
  },
];
