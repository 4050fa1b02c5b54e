import { type SiteClaimId, siteClaimFigures } from './site-claim-figures.ts';

/**
 * How far a claim can be relied on.
 * - `sample`: there is no evidence yet; the operator has to supply it, and the page of figures says so.
 * - `conflicting`: as `sample`, and other numbers of this site disagree with it: never printed beside a calculator.
 * - `promise`: what the service undertakes to do. It needs no outside evidence, but it has to be kept.
 * - `threshold`: where we ourselves draw a line, so that a warning can be checked.
 * - `fact`: can be looked up at the source named.
 */
export type SiteClaimStatus = 'sample' | 'conflicting' | 'promise' | 'threshold' | 'fact';

export interface SiteClaimReading {
  readonly figure: string;
  /** The sentence with the figure. */
  readonly wording: string;
}

export interface SiteClaim {
  /** The thing counted or promised. */
  readonly subject: string;
  /** If the statements differ, both are listed. */
  readonly readings: readonly [SiteClaimReading, ...SiteClaimReading[]];
  readonly source: string;
  /** Notes for the reader, with or without the operator's evidence. */
  readonly note?: string;
  /** The day on which the wording was last looked at, as YYYY-MM-DD. */
  readonly asOf: string;
  /** Who answers for it. */
  readonly owner: string;
  readonly status: SiteClaimStatus;
}

const noEvidence = 'Sample. No evidence is on file: the operator of this site has to supply it.';
const noStudy = 'Sample. The study behind it is not named: the operator of this site has to name it.';
const taken = '2026-11-21';

/** Every marketing figure of the site. A figure in page text that is not here fails a test. */
const register = {
  products: {
    subject: 'Annuities compared',
    readings: [
      { figure: siteClaimFigures.products, wording: '500+ annuity products analyzed' },
      { figure: '73+', wording: '73+ carriers' },
    ],
    source: noEvidence,
    note: 'The two figures count different things. Where a page shows a list, the number beside it is counted from that list.',
    asOf: taken,
    owner: 'Operator, product data',
    status: 'sample',
  },
  advisors: {
    subject: 'Advisor network',
    readings: [{ figure: siteClaimFigures.advisors, wording: 'A network of 12,000+ advisors' }],
    source: noEvidence,
    asOf: taken,
    owner: 'Operator, advisor network',
    status: 'sample',
  },
  satisfaction: {
    subject: 'Satisfaction',
    readings: [
      { figure: siteClaimFigures.satisfaction, wording: '98% client satisfaction' },
      { figure: '98%', wording: '98% advisor satisfaction' },
    ],
    source: `${noEvidence} Who was asked, when and how is not stated.`,
    asOf: taken,
    owner: 'Operator, client service',
    status: 'sample',
  },
  service: {
    subject: 'Time in service',
    readings: [
      { figure: siteClaimFigures.service, wording: 'Serving since 2011' },
      { figure: 'Years since 2011', wording: 'Years of service, counted from the calendar and never written down as a number' },
    ],
    source: noEvidence,
    asOf: taken,
    owner: 'Operator, management',
    status: 'sample',
  },
  dailyUpdates: {
    subject: 'How fresh the rates are',
    readings: [
      { figure: siteClaimFigures.dailyUpdates, wording: 'Daily rate updates' },
      { figure: 'Real-time', wording: 'Real-time rates' },
    ],
    source: noEvidence,
    note: 'Rely on the date beside each rate.',
    asOf: taken,
    owner: 'Operator, product data',
    status: 'sample',
  },
  fixedRates: {
    subject: 'Fixed annuity rates',
    readings: [{ figure: siteClaimFigures.fixedRates, wording: 'Fixed annuity rates of 5.30%-7.65%' }],
    source: noEvidence,
    note: 'Educational example, not a quote.',
    asOf: taken,
    owner: 'Operator, product data',
    status: 'sample',
  },
  payoutRates: {
    subject: 'Fixed index annuity payout rates by age',
    readings: [
      { figure: siteClaimFigures.payoutRates, wording: 'Fixed index annuity payout rates by age of 7.2%-10.5%' },
      { figure: '6.0%-9.3%', wording: 'The table behind our calculators: 6.0%-9.3% for income that starts between 60 and 80' },
    ],
    source: noEvidence,
    note: 'The two readings disagree. Our calculators use the table only, as an illustration of lifetime-withdrawal payouts.',
    asOf: taken,
    owner: 'Operator, product data',
    status: 'conflicting',
  },
  contactTime: {
    subject: 'First contact',
    readings: [{ figure: siteClaimFigures.contactTime, wording: 'A specialist will contact you within 24 hours' }],
    source: 'Our own promise, counted on working days from the moment your request is stored. Calls are made in office hours.',
    asOf: taken,
    owner: 'Operator, lead desk',
    status: 'promise',
  },
  consultationLength: {
    subject: 'Length of a consultation',
    readings: [{ figure: siteClaimFigures.consultationLength, wording: 'A consultation takes 30-45 minutes' }],
    source: 'Our own promise.',
    asOf: taken,
    owner: 'Operator, lead desk',
    status: 'promise',
  },
  consultationCost: {
    subject: 'Price of a consultation',
    readings: [{ figure: siteClaimFigures.consultationCost, wording: '$0 for the consultation' }],
    source: 'Our own promise. The network pays for the service, and the form says so.',
    asOf: taken,
    owner: 'Operator, lead desk',
    status: 'promise',
  },
  sharedOnlyWith: {
    subject: 'Who gets your information',
    readings: [{ figure: siteClaimFigures.sharedOnlyWith, wording: 'Your information is shared only with certified professionals' }],
    source:
      'Our own promise. The services that carry our mail see addresses, too. The privacy policy says who receives what, and what “certified” means.',
    asOf: '2026-11-26',
    owner: 'Operator, lead desk',
    status: 'promise',
  },
  runningOut: {
    subject: 'Worry about running out of money',
    readings: [{ figure: siteClaimFigures.runningOut, wording: '78% are worried about running out of money in retirement' }],
    source: noStudy,
    asOf: taken,
    owner: 'Operator, education',
    status: 'sample',
  },
  marketLosses: {
    subject: 'Losses in market crashes',
    readings: [{ figure: siteClaimFigures.marketLosses, wording: '$1.35T lost in market crashes since 2000' }],
    source: noStudy,
    asOf: taken,
    owner: 'Operator, education',
    status: 'sample',
  },
  guaranteedIncome: {
    subject: 'Preference for guaranteed income',
    readings: [{ figure: siteClaimFigures.guaranteedIncome, wording: '85% of retirees prefer guaranteed income' }],
    source: noStudy,
    asOf: taken,
    owner: 'Operator, education',
    status: 'sample',
  },
  guidedAssets: {
    subject: 'Assets guided by the founder',
    readings: [{ figure: siteClaimFigures.guidedAssets, wording: '$1B+ guided' }],
    source: noEvidence,
    asOf: taken,
    owner: 'Operator, management',
    status: 'sample',
  },
  founder: {
    subject: 'The founder',
    readings: [
      { figure: siteClaimFigures.founder, wording: 'Bestselling Author' },
      { figure: 'Annuity Expert', wording: 'Annuity Expert' },
    ],
    source: 'Sample. The founder is an invented person: the operator of this site has to name a real one.',
    asOf: '2026-11-26',
    owner: 'Operator, management',
    status: 'sample',
  },
  independence: {
    subject: 'Independence',
    readings: [{ figure: siteClaimFigures.independence, wording: 'Independent Non-Biased Education' }],
    source: 'Our own promise: no page may favor an insurer or a product. Check us by the sources and the math on each page.',
    note: 'The network pays for this site, and its agents may earn a commission if you buy.',
    asOf: '2026-11-26',
    owner: 'Operator, education',
    status: 'promise',
  },
  highFees: {
    subject: 'Fees that we call high',
    readings: [{ figure: siteClaimFigures.highFees, wording: 'Annuities with fees of 3%-4%+ a year' }],
    source:
      'Our own threshold: a warning from 3% a year, a severe one from 4%. The contract and its prospectus state the fees of each product.',
    asOf: taken,
    owner: 'Operator, education',
    status: 'threshold',
  },
  surrenderPeriods: {
    subject: 'Surrender periods',
    readings: [{ figure: siteClaimFigures.surrenderPeriods, wording: 'Typical surrender periods are 5-10 years' }],
    source: noEvidence,
    note: 'The contract states the period of each product.',
    asOf: taken,
    owner: 'Operator, education',
    status: 'sample',
  },
  surrenderWarning: {
    subject: 'Surrender periods that we call long',
    readings: [{ figure: siteClaimFigures.surrenderWarning, wording: 'Surrender periods of 7+ years deserve a warning' }],
    source: 'Our own threshold: a warning over 7 years, a severe one over 10. The contract states the period of each product.',
    asOf: taken,
    owner: 'Operator, education',
    status: 'threshold',
  },
  freeLook: {
    subject: 'Free-look period',
    readings: [{ figure: siteClaimFigures.freeLook, wording: 'A free-look period, usually of 10 to 30 days' }],
    source: 'State insurance law, and NAIC model regulation 245, section 5.',
    note: 'The usual range. New York gives 60 days for a replacement (11 NYCRR 51, appendix 10B). In some states you have one only if guide or disclosure came late. Your contract’s cover says what applies to you.',
    asOf: '2026-11-26',
    owner: 'Operator, education',
    status: 'fact',
  },
} as const satisfies Record<SiteClaimId, SiteClaim>;

/** All claims by id, in the order in which the page of figures lists them. */
export const siteClaims: Readonly<Record<SiteClaimId, SiteClaim>> = register;

export const siteClaimIds = Object.keys(register) as readonly SiteClaimId[];
