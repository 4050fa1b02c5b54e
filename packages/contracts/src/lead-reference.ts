/**
 * The reference number of a request, such as `4F9F-5F2E`: what a visitor reads to us on the phone, the same on the page, in mail and at the desk. The id
 * begins with it, so that staff find the request by either.
 */
export function leadReference(leadId: string): string {
  const start = leadId.slice(0, 8).toUpperCase();
  return `${start.slice(0, 4)}-${start.slice(4)}`;
}
