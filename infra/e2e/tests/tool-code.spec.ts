import { expect, pageIsLive, pages, test } from '../src/test.ts';

/** The tool pages, by the name of their chunk. */
const chunkOf: Readonly<Record<string, string>> = {
  '/comparison-tools': 'comparison-tools',
  '/annuity-comparison': 'annuity-comparison',
  '/retirement-calculator': 'retirement-calculator',
  '/income-planning': 'income-planning',
  '/annuity-review/check': 'contract-check',
};

test('the code of a tool is loaded on its own page and on no other', async ({ page }) => {
  test.slow();
  let loaded: string[] = [];
  page.on('request', (request) => {
    const [, file] = /\/remotes\/mfe-tools\/(.+)$/.exec(new URL(request.url()).pathname) ?? [];
    if (file) loaded.push(file);
  });
  const tools = new Set<string>();
  for (const { path } of pages) {
    loaded = [];
    await page.goto(path);
    await pageIsLive(page);
    for (const link of await page.getByRole('navigation', { name: 'Main' }).getByRole('link').all()) await link.hover();
    await page.waitForTimeout(300);
    await page.waitForLoadState('networkidle');
    const chunk = chunkOf[path];
    const pagesLoaded = loaded.flatMap((file) => /^assets\/page-([a-z-]+)\./.exec(file)?.[1] ?? []);
    expect([...new Set(pagesLoaded)], path).toEqual(chunk ? [chunk] : []);
    // What all pages of a remote have in common may be asked for ahead, no library of theirs.
    if (!chunk)
      expect(
        loaded.filter((file) => !/^(remoteEntry|assets\/__federation_expose_remote\.\w+)\.js$/.test(file)),
        path,
      ).toEqual([]);
    if (chunk) tools.add(chunk);
  }
  expect(tools).toEqual(new Set(Object.values(chunkOf)));
});
