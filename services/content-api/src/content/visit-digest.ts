import { createHmac } from 'node:crypto';

/**
 * Identifies a visitor's visits to one resource without storing the address. Keyed, because trying all IP addresses reverses a plain hash.
 * Includes the resource, so that a copy of the database does not link a visitor's visits to several resources.
 */
export function visitDigest(idKey: string, resource: string, visitor: string): string {
  return createHmac('sha256', idKey).update(`annuity-lantern visit\0${resource}\0${visitor}`).digest('base64url');
}
