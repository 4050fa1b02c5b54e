import { type UsState, usStates } from '@annuity-lantern/contracts/http';
import { defaultCallingHours } from './default-calling-hours.ts';
import type { PublicSite, Site } from './site.ts';

/** The site as it starts before an operator has set its own values: reserved numbers and public institutions. */
export const sampleSite: Site = {
  sample: true,
  productName: 'Annuity Lantern',
  networkName: 'Lantern Safe Money Network',
  // 800-555-0199 is the only toll-free number reserved for fiction.
  phone: { display: '1-800-555-0199', dial: '+18005550199' },
  hours: {
    display: 'Mon-Fri, 9 a.m.-5 p.m. ET',
    opens: '09:00',
    closes: '17:00',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    timeZone: 'America/New_York',
  },
  holidays: { federal: true, closed: [], open: [] },
  callingHours: defaultCallingHours,
  licenses: [{ holder: 'Lantern Safe Money Network', issuer: 'Iowa Insurance Division', number: '0000000' }],
  statesServed: Object.keys(usStates) as UsState[],
  paidBy: 'Lantern Safe Money Network pays for this service. An advisor may earn a commission if you buy an annuity.',
  evidence: {},
  contactEmail: 'help@annuity-lantern.example',
  address: { street: '100 Sample Street', city: 'Sampleton', region: 'IA', postalCode: '50000', country: 'US' },
  links: {
    advisorDirectory: { url: 'https://brokercheck.finra.org/', label: 'FINRA BrokerCheck' },
    certification: { url: 'https://content.naic.org/state-insurance-departments', label: 'NAIC state insurance departments' },
    professionalLogin: { url: 'https://www.finra.org/finra-gateway', label: 'FINRA Gateway' },
    contact: { url: 'https://content.naic.org/consumer', label: 'NAIC consumer help' },
    mission: { url: 'https://content.naic.org/about', label: 'NAIC, the state insurance regulators' },
    educationSite: { url: 'https://content.naic.org/consumer/annuities.htm', label: 'NAIC annuity guides' },
    educationBlog: {
      url: 'https://www.investor.gov/introduction-investing/investing-basics/investment-products/annuities',
      label: 'Investor.gov on annuities',
    },
    socialSecurity: { url: 'https://www.ssa.gov/retirement', label: 'Social Security retirement pages' },
  },
};

const { holidays: _, callingHours, ...shown } = sampleSite;

/** The sample as pages get it, for tests and for a remote that runs alone. Its office has no holidays. */
export const samplePublicSite: PublicSite = {
  ...shown,
  hours: { ...shown.hours, closedDays: [], callsByState: callingHours.byState },
  showSamples: true,
};
