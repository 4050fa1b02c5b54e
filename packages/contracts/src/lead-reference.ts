/**
 * The reference number of a request, such as `4F9F-5F2E`: what a visitor reads to us on the phone, the same on the page, in mail and at the desk. The id
 * begins with it, so that staff find the request by either.
 */
export function leadReference(leadId: string): string {
  const start = leadId.slice(0, 8).toUpperCase();
  return `${start.slice(0, 4)}-${start.slice(4)}`;
}

/** Digits of an id before which a hyphen is. */
const SPLITS_OF_AN_ID = [8, 12, 16, 20];

/** The id prefix of a reference such as `4F9F-5F2E`, or of an id with or without hyphens; undefined for anything else. */
export function idPrefixOf(typed: string): string | undefined {
  if (!/^[0-9a-f-]{4,36}$/i.test(typed)) return undefined;
  const digits = typed.toLowerCase().replaceAll('-', '');
  if (digits.length < 4 || digits.length > 32) return undefined;
  return [...digits].map((digit, place) => (SPLITS_OF_AN_ID.includes(place) ? `-${digit}` : digit)).join('');
}
