/** The oldest browsers that the builds aim at. The page on accessibility names them. */
export const oldestBrowsers = { chrome: '111', edge: '111', firefox: '113', safari: '16.4' } as const;
