import * as http from './http/index.ts';

// For services and checks only: a browser that imported this would load every contract.

/** The names of all calls. */
export type EndpointName = {
  [Name in keyof typeof http]: (typeof http)[Name] extends http.Endpoint ? Name : never;
}[keyof typeof http];

/** Every call, by path. A word comes before a parameter in its place, whose route would take its calls: `export.csv` before `:id`. */
export const endpoints: readonly http.Endpoint[] = Object.values<unknown>(http).filter(isEndpoint).sort(byPath);

function isEndpoint(value: unknown): value is http.Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

function byPath(one: http.Endpoint, other: http.Endpoint): number {
  // `~` comes after every letter, `:` before.
  const [a, b] = [one, other].map(({ path }) => path.replaceAll(':', '~')) as [string, string];
  return a === b ? 0 : a < b ? -1 : 1;
}
