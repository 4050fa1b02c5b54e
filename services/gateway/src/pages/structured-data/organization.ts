import type { PublicSite } from '@annuity-lantern/site';
import type { FinancialService } from 'schema-dts';

/** The id by which other nodes refer to the operator, on all pages. */
export function organizationId(publicOrigin: string): string {
  return `${publicOrigin}/#organization`;
}

/** The operator: the free consultation, its hours, the postal address. The same on every page. */
export function organization(site: PublicSite, publicOrigin: string): FinancialService {
  const { street, city, region, postalCode, country } = site.address;
  return {
    '@type': 'FinancialService',
    '@id': organizationId(publicOrigin),
    name: site.productName,
    url: `${publicOrigin}/`,
    telephone: site.phone.dial,
    email: site.contactEmail,
    parentOrganization: { '@type': 'Organization', name: site.networkName },
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: site.hours.days,
      opens: site.hours.opens,
      closes: site.hours.closes,
    },
    areaServed: { '@type': 'Country', name: 'United States' },
    makesOffer: {
      '@type': 'Offer',
      price: '0',
      priceCurrency: 'USD',
      itemOffered: { '@type': 'Service', name: 'Free consultation', serviceType: 'Annuity consultation' },
    },
  };
}
