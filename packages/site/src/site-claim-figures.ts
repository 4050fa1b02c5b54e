/**
 * The figure of each claim's first reading, for pages that print one. Apart from the register, whose sources and owners
 * are read on one page only and would weigh on every page that names a figure.
 */
export const siteClaimFigures = {
  products: '500+',
  advisors: '12,000+',
  satisfaction: '98%',
  service: 'Since 2011',
  dailyUpdates: 'Daily',
  fixedRates: '5.30%-7.65%',
  payoutRates: '7.2%-10.5%',
  contactTime: '24 hours',
  consultationLength: '30-45 minutes',
  consultationCost: '$0',
  sharedOnlyWith: 'Only certified professionals',
  runningOut: '78%',
  marketLosses: '$1.35T',
  guaranteedIncome: '85%',
  guidedAssets: '$1B+',
  founder: 'Bestselling Author',
  independence: 'Independent',
  highFees: '3%-4%+',
  surrenderPeriods: '5-10 years',
  surrenderWarning: '7+ years',
  freeLook: '10 to 30 days',
} as const;

export type SiteClaimId = keyof typeof siteClaimFigures;

/** `figureOf('advisors')` is `12,000+`. */
export function figureOf(id: SiteClaimId): string {
  return siteClaimFigures[id];
}

/** The fragment of a claim on the page of figures: `contactTime` becomes `contact-time`. */
export function siteClaimAnchor(id: SiteClaimId): string {
  return id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
