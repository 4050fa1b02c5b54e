import * as z from 'zod/mini';

/** The consents that a visitor can give and take back. */
export const consentChannels = ['automatedCalls', 'texts', 'email'] as const;
export const ConsentChannel = z.enum(consentChannels);
export type ConsentChannel = (typeof consentChannels)[number];

/** How a revocation reached us. */
export const revocationWays = ['phone', 'email', 'letter', 'in person'] as const;
export const RevocationWay = z.enum(revocationWays);
export type RevocationWay = (typeof revocationWays)[number];

/** The visitor recorded it on the page of their request. */
export const OWN_PAGE = 'own page';
export type RecordedWay = RevocationWay | typeof OWN_PAGE;
