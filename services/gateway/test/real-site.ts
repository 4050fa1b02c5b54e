import type { Site } from '@annuity-lantern/site';
import { sampleSite } from '@annuity-lantern/site/sample';

/** Values that an operator could write: none is a sample value. */
export const realSite: Site = {
  ...sampleSite,
  sample: false,
  networkName: 'Northern Annuity Network',
  phone: { display: '1-312-867-5309', dial: '+13128675309' },
  contactEmail: 'help@northern-annuity.org',
  address: { street: '12 Lake Road', city: 'Evanston', region: 'IL', postalCode: '60201', country: 'US' },
  licenses: [{ holder: 'Northern Annuity Network', issuer: 'Illinois Department of Insurance', number: '3001845' }],
  paidBy: 'Northern Annuity Network pays for this service. Its advisors may earn a commission.',
};
