import { AppError } from '@annuity-lantern/service-kit/errors';

/** Default number of rows per page. */
export const PAGE_SIZE = 50;

/**
 * Where the page starts; undefined for the first page.
 *
 * @throws AppError `invalid_input` (400) for a cursor that we did not issue
 */
export function readCursor<Cursor>(text: string | undefined, parse: (text: string) => Cursor | null): Cursor | undefined {
  if (text === undefined) return undefined;
  const cursor = parse(text);
  if (cursor) return cursor;
  throw new AppError('invalid_input', {
    message: 'the cursor is not one of ours',
    errors: [{ field: 'cursor', code: 'invalid_cursor', message: 'This page of the list does not exist.' }],
  });
}

/** The `Link` header of the next page, with the filters of this page. */
export function nextLink(path: string, limit: number, cursor: string, filter: Readonly<Record<string, string>> = {}): string {
  return `<${path}?${new URLSearchParams({ ...filter, limit: String(limit), cursor })}>; rel="next"`;
}
