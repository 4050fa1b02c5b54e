import { createHmac } from 'node:crypto';

/** HMAC-SHA-256 of the body, whatever the order of its keys: tells equal bodies without telling anything about them, as a plain hash of such guessable data would. */
export function bodyHmac(idKey: string, body: unknown): string {
  return createHmac('sha256', idKey)
    .update(`body\0${canonical(body)}`)
    .digest('base64url');
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
