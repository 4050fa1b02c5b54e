/** A source answered with another status than 200 or 304. */
export class StatusRefusal extends Error {}

/** A document's validators as its source sent them: they make the next request conditional. */
export interface Validators {
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
}

/** Longest validator that is stored. */
const LONGEST = 300;
const MINUTE = 60_000;

export function validatorsIn(headers: Readonly<Record<string, string | undefined>>) {
  return { etag: keepable(headers.etag), lastModified: keepable(headers['last-modified']) };
}

/** The headers of a conditional request. */
export function askWith({ etag, lastModified }: Validators): Record<string, string> {
  return { ...(etag && { 'if-none-match': etag }), ...(lastModified && { 'if-modified-since': lastModified }) };
}

/** Milliseconds until the next request after consecutive failures: one minute, two, four and so on, up to the usual pause. */
export function retryPause(failures: number, usual: number): number {
  return Math.min(usual, MINUTE * 2 ** Math.min(failures, 10));
}

/** Keeps a validator only if it is valid in a header. */
function keepable(given: string | undefined): string | undefined {
  return given && given.length <= LONGEST && /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(given) ? given : undefined;
}
