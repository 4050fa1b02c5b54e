import { createHmac } from 'node:crypto';

/**
 * Identifies a visitor's visits to one resource without telling who the visitor is. Keyed, because a plain hash of an IP address is found by
 * trying all addresses. The resource is part of it, so that a copy of the database does not show what else the same visitor opened.
 */
export function visitDigest(idKey: string, resource: string, visitor: string): string {
  return createHmac('sha256', idKey).update(`annuity-lantern visit\0${resource}\0${visitor}`).digest('base64url');
}
