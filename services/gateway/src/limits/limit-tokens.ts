import { createHash } from 'node:crypto';
import { FORM_TOKEN_HEADER } from '@annuity-lantern/contracts/http';
import type { Request } from 'express';
import { LRUCache } from 'lru-cache';

/** Both forms, and one more try with other answers. The page then fetches a new token by itself. */
const MOST_REQUESTS = 3;
/** Most tokens in memory, about 10 MB. Beyond it the least recently used one is dropped. */
const MOST_TOKENS = 20_000;

/**
 * Whether the form token of a lead post may still send this request. A repeat with its idempotency key is not counted again. Posts without
 * a key share one: the token's nonce makes them one lead.
 */
export function limitTokens(): (request: Request) => boolean {
  const keysOf = new LRUCache<string, Set<string>>({ max: MOST_TOKENS });
  return ({ headers }) => {
    const token = headers[FORM_TOKEN_HEADER];
    if (token === undefined) return true;
    const name = digest(String(token));
    const keys = keysOf.get(name) ?? new Set();
    const key = digest(String(headers['idempotency-key'] ?? ''));
    if (!keys.has(key) && keys.size >= MOST_REQUESTS) return false;
    keysOf.set(name, keys.add(key));
    return true;
  };
}

/** A header may be 16 KB long. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
