/**
 * The oldest versions in which the whole site works; `ios_saf` is an iPad or iPhone. The page on accessibility names them, the builds and their
 * check derive from them, and `shell/src/boot.ts` tests two features that came with them. Older browsers get plain pages and plain forms.
 */
export const oldestBrowsers = { chrome: '111', edge: '111', firefox: '121', safari: '16.4', ios_saf: '16.4' } as const;
