import type { EndpointName } from '@annuity-lantern/contracts/endpoints';

/** The calls that create a lead. They carry a key, so that sending one twice makes one lead. */
export const leadPosts = ['createConsultationRequest', 'createAnnuityReviewRequest'] as const satisfies EndpointName[];

export function isLeadPost(name: string): boolean {
  return leadPosts.some((post) => post === name);
}
