/** The cursor in `Link: </api/...?cursor=...>; rel="next"`, or null when there is no next page. */
export function readNextCursor(link: string | null): string | null {
  const address = /<([^>]+)>\s*;\s*rel="?next"?/.exec(link ?? '')?.[1];
  if (address === undefined) return null;
  return new URLSearchParams(address.split('?')[1] ?? '').get('cursor');
}
