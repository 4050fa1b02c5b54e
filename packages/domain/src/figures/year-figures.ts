/** A limit, an age or a percentage that law, an agency or a report sets, from a day on. Pages show the year beside it. */
export interface YearFigure {
  /** Dollars, years of age, percent, a calendar year or one of its quarters, as the name says. */
  readonly value: number;
  /** The first day on which it holds, as `2026-06-09`; of a report, the day of its publication. */
  readonly from: string;
  /** The year for which it was checked; of a report, its year. */
  readonly year: number;
  /** Where it is published. */
  readonly source: string;
  readonly address: string;
  /** The last day on which it may be shown without a mark, as `2026-12-31`. */
  readonly reviewBy: string;
}

/** What a figure is and was, the newest first. A new limit is a new row above the old one. */
export type FigureSeries = readonly [newest: YearFigure, ...older: YearFigure[]];

/** Law: looked at once a year. Reports and yearly limits: when the next one is due. */
const lawReview = '2027-11-30';
const limitReview = '2026-12-31';
const trusteesReview = '2027-06-30';

const law = { year: 2026, reviewBy: lawReview } as const;
const rmd = {
  ...law,
  address: 'https://www.irs.gov/retirement-plans/retirement-plan-and-ira-required-minimum-distributions-faqs',
} as const;
const earlyTax = {
  ...law,
  source: 'Internal Revenue Code, sections 72(q) and 72(t)',
  address: 'https://www.irs.gov/taxtopics/tc558',
} as const;
const inherited = {
  ...law,
  address: 'https://www.irs.gov/retirement-plans/plan-participant-employee/retirement-topics-beneficiary',
} as const;
const inheritedNonqualified = { ...law, address: 'https://www.govinfo.gov/link/uscode/26/72' } as const;
const trustees2026 = {
  from: '2026-06-09',
  year: 2026,
  source: 'Social Security Trustees, 2026 report, intermediate projection',
  address: 'https://www.ssa.gov/oact/TR/2026/',
  reviewBy: trusteesReview,
} as const;
const trustees2025 = {
  from: '2025-06-18',
  year: 2025,
  source: 'Social Security Trustees, 2025 report, intermediate projection',
  address: 'https://www.ssa.gov/oact/TR/2025/',
  reviewBy: '2026-06-30',
} as const;

/** Every figure with a year that a page, a lesson or a PDF states. Add a row here before a page states a new one. */
export const yearFigures = {
  /** Age of the first required minimum distribution, born 1951 to 1959. */
  rmdAge: [{ ...rmd, value: 73, from: '2023-01-01', source: 'Internal Revenue Code, section 401(a)(9)(C); SECURE 2.0 Act, section 107' }],
  /** The same, born 1960 or later. */
  rmdAgeBornFrom1960: [
    { ...rmd, value: 75, from: '2023-01-01', source: 'Internal Revenue Code, section 401(a)(9)(C); SECURE 2.0 Act, section 107' },
  ],
  /** Percent of what was not withdrawn in time. */
  rmdPenaltyPercent: [
    { ...rmd, value: 25, from: '2023-01-01', source: 'Internal Revenue Code, section 4974; SECURE 2.0 Act, section 302' },
  ],
  /** The same, put right in time. */
  rmdPenaltyPercentIfCorrected: [
    { ...rmd, value: 10, from: '2023-01-01', source: 'Internal Revenue Code, section 4974; SECURE 2.0 Act, section 302' },
  ],
  /** First year in which designated Roth accounts have no required minimum distributions while the owner lives. */
  rothAccountsExemptSince: [{ ...rmd, value: 2024, from: '2024-01-01', source: 'SECURE 2.0 Act, section 325' }],
  /** First year of the Uniform Lifetime Table in use. */
  uniformLifetimeTableSince: [{ ...rmd, value: 2022, from: '2022-01-01', source: '26 CFR 1.401(a)(9)-9(c)' }],
  /** Dollars one person may put into QLACs in a lifetime. */
  qlacLimit: [
    {
      value: 210_000,
      from: '2026-01-01',
      year: 2026,
      source: 'IRS Notice 2025-67',
      address: 'https://www.irs.gov/pub/irs-drop/n-25-67.pdf',
      reviewBy: limitReview,
    },
  ],
  /** Age at which a QLAC's income starts at the latest. */
  qlacLatestAge: [
    { ...law, value: 85, from: '2014-07-02', source: '26 CFR 1.401(a)(9)-6(q)', address: 'https://www.irs.gov/instructions/i1098q' },
  ],
  /** Age below which the taxable part of a withdrawal usually bears an additional tax. */
  earlyWithdrawalAge: [{ ...earlyTax, value: 59.5, from: '1987-01-01' }],
  /** Percent of the taxable part. */
  earlyWithdrawalTaxPercent: [{ ...earlyTax, value: 10, from: '1987-01-01' }],
  /** Years in which a person empties an inherited retirement account; the last one ends on December 31. */
  inheritedTenYears: [
    { ...inherited, value: 10, from: '2020-01-01', source: 'Internal Revenue Code, section 401(a)(9)(H); 26 CFR 1.401(a)(9)-3(c)' },
  ],
  /** The same for an estate or a trust, if the owner died before the required beginning date. */
  inheritedFiveYears: [
    { ...inherited, value: 5, from: '1985-01-01', source: 'Internal Revenue Code, section 401(a)(9)(B)(ii); 26 CFR 1.401(a)(9)-3(c)' },
  ],
  /** First year of deaths to which these rules of the SECURE Act apply. */
  inheritedRulesSince: [{ ...inherited, value: 2020, from: '2020-01-01', source: 'SECURE Act, section 401 (Public Law 116-94)' }],
  /** First year in which a missed yearly withdrawal within the ten years counts. */
  inheritedYearlySince: [{ ...inherited, value: 2025, from: '2025-01-01', source: '26 CFR 1.401(a)(9)-5(d); IRS Notice 2024-35' }],
  /** Years that a person may be younger than the owner and still take withdrawals for life. */
  inheritedAgeGap: [{ ...inherited, value: 10, from: '2020-01-01', source: 'Internal Revenue Code, section 401(a)(9)(E)(ii)' }],
  /** Age at which the owner's child stops being a minor for these rules. */
  inheritedChildAge: [{ ...inherited, value: 21, from: '2020-01-01', source: '26 CFR 1.401(a)(9)-4(e)' }],
  /** Years after the owner's death in which a non-qualified annuity is paid out, to the day. */
  inheritedNonqualifiedYears: [
    { ...inheritedNonqualified, value: 5, from: '1985-01-19', source: 'Internal Revenue Code, section 72(s)(1)(B)' },
  ],
  /** Years after the owner's death in which payments for life begin instead, to the day. */
  inheritedNonqualifiedStartYears: [
    { ...inheritedNonqualified, value: 1, from: '1985-01-19', source: 'Internal Revenue Code, section 72(s)(2)' },
  ],
  /** Full retirement age, born 1960 or later. */
  fullRetirementAge: [
    {
      ...law,
      value: 67,
      from: '1983-04-20',
      source: 'Social Security Act, section 216(l)',
      address: 'https://www.ssa.gov/oact/progdata/nra.html',
    },
  ],
  /** Percent more a year for claiming after full retirement age, born 1943 or later. */
  delayedCreditPercent: [
    { ...law, value: 8, from: '2005-01-01', source: '20 CFR 404.313', address: 'https://www.ssa.gov/oact/quickcalc/early_late.html' },
  ],
  /** Percent of a benefit that can be taxable at most. */
  taxableBenefitPercent: [
    {
      ...law,
      value: 85,
      from: '1994-01-01',
      source: 'Internal Revenue Code, section 86',
      address: 'https://www.irs.gov/taxtopics/tc423',
    },
  ],
  /** Percent of the full benefit below which the claim of the spouse who died cannot push a survivor's benefit. */
  survivorFloorPercent: [
    {
      ...law,
      value: 82.5,
      from: '1973-01-01',
      source: '20 CFR 404.338',
      address: 'https://www.ecfr.gov/current/title-20/section-404.338',
    },
  ],
  /** Age from which a survivor's benefit can be paid, disability and children aside. */
  survivorFirstAge: [
    { ...law, value: 60, from: '1973-01-01', source: '20 CFR 404.335', address: 'https://www.ecfr.gov/current/title-20/section-404.335' },
  ],
  /** The last year in which the retirement fund (OASI) pays in full, to the end of the quarter in the next row. */
  trusteesFullYear: [
    { ...trustees2026, value: 2032 },
    { ...trustees2025, value: 2033 },
  ],
  trusteesFullQuarter: [
    { ...trustees2026, value: 4 },
    { ...trustees2025, value: 1 },
  ],
  /** Percent of benefits that the retirement fund can pay from then on. */
  trusteesPayablePercent: [
    { ...trustees2026, value: 78 },
    { ...trustees2025, value: 77 },
  ],
  /** The same of the retirement and the disability fund together. The law keeps them apart. */
  trusteesBothFullYear: [
    { ...trustees2026, value: 2034 },
    { ...trustees2025, value: 2034 },
  ],
  trusteesBothFullQuarter: [
    { ...trustees2026, value: 3 },
    { ...trustees2025, value: 3 },
  ],
  trusteesBothPayablePercent: [
    { ...trustees2026, value: 83 },
    { ...trustees2025, value: 81 },
  ],
  /** Percent a year that the Treasury pays on money lent for ten years: the average of a month. Tools begin with it. */
  treasuryTenYearPercent: [
    {
      value: 4.47,
      from: '2026-07-01',
      year: 2026,
      source: 'Federal Reserve, ten-year Treasury, average of June',
      address: 'https://fred.stlouisfed.org/series/GS10',
      reviewBy: '2027-06-30',
    },
  ],
} as const satisfies Record<string, FigureSeries>;

export type YearFigureName = keyof typeof yearFigures;

/** The figure that was published last, for words that show its year. Raises nothing. */
export function newestFigure(name: YearFigureName): YearFigure {
  return yearFigures[name][0];
}

/** The figure that holds on a day such as `2026-11-24`. The oldest one for an earlier day. Raises nothing. */
export function figureOn(name: YearFigureName, day: string): YearFigure {
  const series: FigureSeries = yearFigures[name];
  return series.find(({ from }) => from <= day) ?? (series.at(-1) as YearFigure);
}

/** Whether a figure has to be marked as being reviewed on a day such as `2026-11-24`. An empty day is before every other. Raises nothing. */
export function isOverdue({ reviewBy }: Pick<YearFigure, 'reviewBy'>, day: string): boolean {
  return day > reviewBy;
}

/** The names of the figures whose newest row is overdue on a day, in the order of the list. Raises nothing. */
export function overdueFigures(day: string): YearFigureName[] {
  return (Object.keys(yearFigures) as YearFigureName[]).filter((name) => isOverdue(newestFigure(name), day));
}
