import { createHmac, randomBytes } from 'node:crypto';

/**
 * The lead's id: a UUID (version 8, RFC 9562) from an HMAC of the idempotency key. One key makes at most one lead, and an id cannot be
 * guessed from its key. Without a key, a random one.
 */
export function shapeLeadId(idKey: string, idempotencyKey: string | null): string {
  return toUuid(idempotencyKey === null ? randomBytes(16) : digest(idKey, `lead-id\0${idempotencyKey}`));
}

/** The id for a submission whose key already made a lead with another body. The same body always gets the same id. */
export function shapeConflictId(idKey: string, leadId: string, bodyHmac: string): string {
  return toUuid(digest(idKey, `conflict-id\0${leadId}\0${bodyHmac}`));
}

function digest(idKey: string, text: string): Buffer {
  return createHmac('sha256', idKey).update(text).digest().subarray(0, 16);
}

function toUuid(bytes: Buffer): string {
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
