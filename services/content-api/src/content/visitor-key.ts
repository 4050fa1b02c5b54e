import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { addressKey } from '@annuity-lantern/service-kit/address-key';

/** Digest of a resource and a visitor. */
export type VisitorKey = (resource: string, visitor: string) => string;

/**
 * Addresses are so few that a plain hash of one is as good as the address: the key, which is not in the database, makes the digest mean nothing
 * to whoever gets hold of a copy of it. With the resource in it, nobody can see either what else the same visitor opened.
 */
export function createVisitorKey(idKey: string): VisitorKey {
  return (resource, visitor) => createHmac('sha256', idKey).update(`annuity-lantern visit\0${resource}\0${visitor}`).digest('base64url');
}

/** The address that the gateway saw, or the network that a customer is given. */
export function visitorOf({ headers, socket }: IncomingMessage): string {
  const said = headers['x-client-address'];
  return addressKey(typeof said === 'string' && said !== '' ? said : socket.remoteAddress);
}
