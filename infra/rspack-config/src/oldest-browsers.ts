/**
 * The oldest versions in which the whole site works. Builds and their check derive from them; `shell/src/boot.ts` tests two features that
 * came with them. Older browsers get plain pages and plain forms.
 */
export const oldestBrowsers = { chrome: '111', edge: '111', firefox: '121', safari: '16.4', ios_saf: '16.4' } as const;

/** The same as queries of browserslist. */
export const browserQueries = Object.entries(oldestBrowsers).map(([name, version]) => `${name} >= ${version}`);
