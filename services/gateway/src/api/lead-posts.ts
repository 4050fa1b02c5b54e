import type { EndpointName } from '@annuity-lantern/contracts/endpoints';

/** The calls that create a lead. Each carries a key, so that a repeat creates no second lead. */
export const leadPosts = ['createConsultationRequest', 'createAnnuityReviewRequest'] as const satisfies EndpointName[];

export function isLeadPost(name: string): boolean {
  return leadPosts.some((post) => post === name);
}
