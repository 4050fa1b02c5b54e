import { createHmac } from 'node:crypto';

/** HMAC-SHA-256 of the body, whatever the order of its keys: tells equal bodies without telling anything about them, as a plain hash of such guessable data would. */
export function bodyHmac(idKey: string, body: unknown): string {
  return createHmac('sha256', idKey)
    .update(`body\0${canonical(body)}`)
    .digest('base64url');
}

/** JSON with the keys of every object in order; what is undefined is left out. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item ?? null)).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`);
  return `{${members.join(',')}}`;
}
