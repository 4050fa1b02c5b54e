import type { CallOptions } from '@annuity-lantern/host-kit';

/** The most rows that the server returns in one answer. */
const LARGEST_PAGE = 200;

export interface Page<Row> {
  readonly rows: readonly Row[];
  /** The cursor of the next page; null at the end of the list. */
  readonly next: string | null;
}

/** Calls the endpoint of one list. */
export type CallList<Row> = (query: { limit: number; cursor?: string }, options: CallOptions) => Promise<readonly Row[]>;

/** Up to `count` rows after `cursor`, or the newest ones without a cursor, in as few calls as possible. @throws ApiError */
export async function readRows<Row>(
  callList: CallList<Row>,
  cursor: string | null,
  count: number,
  signal: AbortSignal,
): Promise<Page<Row>> {
  const rows: Row[] = [];
  let next = cursor;
  const onHeaders = (headers: Headers) => {
    next = readNextCursor(headers.get('link'));
  };
  do {
    const limit = Math.min(count - rows.length, LARGEST_PAGE);
    rows.push(...(await callList(next === null ? { limit } : { limit, cursor: next }, { signal, onHeaders })));
  } while (next !== null && rows.length < count);
  return { rows, next };
}

/** The cursor in `Link: </api/...?cursor=...>; rel="next"`, or null when there is no next page. */
export function readNextCursor(link: string | null): string | null {
  const address = /<([^>]+)>\s*;\s*rel="?next"?/.exec(link ?? '')?.[1];
  if (address === undefined) return null;
  return new URLSearchParams(address.split('?')[1] ?? '').get('cursor');
}
