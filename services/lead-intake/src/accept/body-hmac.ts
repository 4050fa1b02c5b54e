import { createHmac } from 'node:crypto';

/** HMAC-SHA-256 of the body with its keys sorted, to recognize equal bodies. A plain hash of such guessable data would reveal it. */
export function bodyHmac(idKey: string, body: unknown): string {
  return createHmac('sha256', idKey)
    .update(`body\0${canonical(body)}`)
    .digest('base64url');
}

/** JSON with the keys of every object sorted. */
function canonical(body: unknown): string {
  return JSON.stringify(inOrder(body));
}

function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inOrder);
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, inOrder(value[name as keyof typeof value])]));
}
