import type { EndpointName } from '../api/upstream-of.ts';

/** One line for people on each call. Kept here and not in the contracts, which browsers load. */
export const summaries: Readonly<Record<EndpointName, string>> = {
  createConsultationRequest: 'Ask a licensed advisor for a consultation',
  createAnnuityReviewRequest: 'Ask a licensed advisor to look at a contract',
  getFormToken: 'Get the token that a form sends back in the header X-Form-Token',
  recordEvent: 'Count a view of a form, for visitors who agreed to it',
  listConsultationRequests: 'List consultation requests, newest first; the next page is in the header Link (rel="next")',
  listAnnuityReviewRequests: 'List annuity review requests, newest first; the next page is in the header Link (rel="next")',
  getLead: 'Read one lead with its side effects and its history',
  transitionLead: 'Bring a lead into its next status, unless it has changed since it was read',
  listParkedEffects: 'List side effects that were given up, newest first; the next page is in the header Link (rel="next")',
  replayEffect: 'Try one given-up side effect again',
  replayReason: 'Try every side effect again that was given up for one reason',
  signIn: 'Open a staff session, carried by a cookie',
  signOut: 'Close the staff session, if there is one',
  whoAmI: 'Tell who is signed in',
  listResources: 'List the resources of the library',
  countResourceDownload: 'Count one visit to a resource',
  listInsights: 'List the insight cards, newest first',
  listEducationModules: 'List the newest articles of the outside education site',
  listAnnuityRates: 'List every rate on file, each with its date, source, term and charges',
  readRateHistory: 'List what the rate of one product was, newest first',
};
