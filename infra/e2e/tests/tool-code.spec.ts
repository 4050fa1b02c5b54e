import { expect, pageIsLive, pages, test } from '../src/test.ts';

/** The tool pages, by the name of their chunk. */
const chunkOf: Readonly<Record<string, string>> = {
  '/comparison-tools': 'comparison-tools',
  '/annuity-comparison': 'annuity-comparison',
  '/retirement-calculator': 'retirement-calculator',
  '/income-planning': 'income-planning',
  '/annuity-review/check': 'contract-check',
};

const remoteItself = /^(remoteEntry|assets\/__federation_expose_remote\.\w+)\.js$/;

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
    const chunk = chunkOf[path];
    if (!chunk) expect(loaded, path).toEqual([]);
    for (const link of await page.getByRole('navigation', { name: 'Main' }).getByRole('link').all()) await link.hover();
    await page.waitForTimeout(300);
    await page.waitForLoadState('networkidle');
    if (chunk) {
      const scripts = loaded.filter((file) => /^assets\/page-.*\.js$/.test(file));
      expect(new Set(scripts.map((file) => file.replace(/^assets\/page-|\.[0-9a-f]+\.js$/g, ''))), path).toEqual(new Set([chunk]));
      tools.add(chunk);
      continue;
    }
    // A pointer that rests on a link asks for what all pages of a remote have in common, and for no page or library of theirs.
    const others = loaded.filter((file) => !remoteItself.test(file));
    expect(others, path).toEqual([]);
  }
  expect(tools).toEqual(new Set(Object.values(chunkOf)));
});
