/** What a source gave with a document, for the question whether anything has changed. */
export interface Validators {
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
}

/** Longest that is kept and sent back. */
const LONGEST = 300;

export function validatorsIn(headers: Readonly<Record<string, string | undefined>>) {
  return { etag: keepable(headers.etag), lastModified: keepable(headers['last-modified']) };
}

export function askWith({ etag, lastModified }: Validators): Record<string, string> {
  return { ...(etag && { 'if-none-match': etag }), ...(lastModified && { 'if-modified-since': lastModified }) };
}

/** Only what may stand in a header again. */
function keepable(given: string | undefined): string | undefined {
  return given && given.length <= LONGEST && /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(given) ? given : undefined;
}
