import type { PublicSite } from '@annuity-lantern/site';

/** How to reach us: the end of each mail to visitors. */
export interface ReachUs {
  readonly network: string;
  /** When calls are made, as the site shows it. */
  readonly hoursDisplay: string;
  readonly phone: string;
  /** E.164, for a `tel:` link. */
  readonly phoneDial: string;
  readonly email: string;
  readonly street: string;
  /** With state and postal code. */
  readonly town: string;
}

export function reachUsOf({ networkName, hours, phone, contactEmail, address }: PublicSite): ReachUs {
  const { street, city, region, postalCode } = address;
  return {
    network: networkName,
    hoursDisplay: hours.display,
    phone: phone.display,
    phoneDial: phone.dial,
    email: contactEmail,
    street,
    town: `${city}, ${region} ${postalCode}`,
  };
}

/** When calls are made. */
export function officeHours({ hours }: PublicSite): string {
  return `We call in office hours: ${hours.display}${hours.closedDays.length > 0 ? ', except holidays' : ''}.`;
}

/** In each mail that promises a call, also where the number is on no list: a stranger who typed it must not learn whether it is. */
export const unlessRefused = 'If this number once asked us for no calls, we answer by email instead.';

export const leaveOut = 'If you write to us, please leave out account, contract and Social Security numbers.';

/** The page that explains what happens with a request. */
export const privacyLink = (publicOrigin: string) => ({ words: 'What we do with your request', to: `${publicOrigin}/privacy-policy` });
