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
    await page.waitForLoadState('networkidle');
    const chunk = chunkOf[path];
    if (!chunk) {
      expect(loaded, path).toEqual([]);
      continue;
    }
    const scripts = loaded.filter((file) => /^assets\/page-.*\.js$/.test(file));
    expect(new Set(scripts.map((file) => file.replace(/^assets\/page-|\.[0-9a-f]+\.js$/g, ''))), path).toEqual(new Set([chunk]));
    tools.add(chunk);
  }
  expect(tools).toEqual(new Set(Object.values(chunkOf)));
});
