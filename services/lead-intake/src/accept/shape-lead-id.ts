import { createHmac, randomBytes } from 'node:crypto';

/**
 * The lead's id: a UUID (version 8, RFC 9562) shaped from an HMAC of the idempotency key, so that one key can only ever make one lead and nobody can
 * guess an id from a key. Without a key, a fresh one.
 */
export function shapeLeadId(idKey: string, idempotencyKey: string | null): string {
  const bytes =
    idempotencyKey === null ? randomBytes(16) : createHmac('sha256', idKey).update(`lead-id\0${idempotencyKey}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
