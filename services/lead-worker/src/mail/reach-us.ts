import type { Site } from '@annuity-lantern/site';
import { colour } from './mail-frame.ts';

/** How a visitor reaches us, as each mail to visitors ends with. */
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

export function reachUsOf({ networkName, hours, phone, contactEmail, address }: Site): ReachUs {
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

/** When the first call can come. A mail may be read days later, so it does not name the day. */
export function officeHours({ hours }: Site): string {
  return `We call in office hours: ${hours.display}. If your request reached us outside these hours, expect the first call when the office next opens.`;
}

export const leaveOut = 'If you write to us, please leave out account, contract and Social Security numbers.';

/** For the HTML part; texts are given escaped. */
export function reachUsHtml({ phone, phoneDial, hoursDisplay, email, network, street, town }: ReachUs): string {
  const call = link(`tel:${phoneDial}`, phone);
  return `<strong style="font-size:22px">${call}</strong><br>${unbroken(hoursDisplay)}<br>${link(`mailto:${email}`, email)}<br>${network}<br>${street}<br>${town}`;
}

/** For the plain part. */
export function reachUsText({ phone, hoursDisplay, email, network, street, town }: ReachUs): string {
  const rows = [`Phone:    ${phone}`, `Hours:    ${hoursDisplay}`, `Email:    ${email}`, `Address:  ${network}`, `          ${street}`];
  return ['HOW TO REACH US', ...rows, `          ${town}`].join('\n');
}

/** As high as a finger needs. */
export function link(to: string, words: string): string {
  return `<a href="${to}" style="display:inline-block;padding:8px 0;color:${colour.link};overflow-wrap:anywhere">${words}</a>`;
}

/** Keeps `9 a.m.-5 p.m. ET` and `24 hours` on one line. */
export function unbroken(words: string): string {
  return words.replace(
    /(?<![\d:])\d[\d:]*(?: [ap]\.m\.-\d[\d:]* [ap]\.m\.(?: [A-Z]{2,3})?| hours)/g,
    '<span style="white-space:nowrap">$&</span>',
  );
}
