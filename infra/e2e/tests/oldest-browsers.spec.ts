import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { oldestBrowsers } from '@annuity-lantern/contracts/oldest-browsers';
import type { Page } from '@playwright/test';
import { parse } from 'acorn';
import { axeFindings } from '../src/axe.ts';
import { consultationForm, fillConsultation, submitConsultation } from '../src/consultation.ts';
import { lackingInScript, lackingInStyles, type Oldest } from '../src/lacking-features.ts';
import { expect, openPage, pages, test } from '../src/test.ts';

const repositoryRoot = path.resolve(import.meta.dirname, '../../..');
const webFolder = (build: string) => path.join(repositoryRoot, build, 'dist/web');
const { ios_saf, ...others } = oldestBrowsers;
const oldest: Oldest = { ...others, safari_ios: ios_saf };

/** The page reads the same without them, or they come beside an older name of the same feature. */
const mayLack = new Set([
  // Only the look, the speed or the printed page.
  ...[
    '(scripting)',
    ':details-content',
    ':selection',
    '@page',
    'size',
    'accent-color',
    'scrollbar-width',
    'content-visibility',
    'contain-intrinsic-block-size',
  ],
  ...['forced-color-adjust', 'overflow-clip-margin', 'paint-order', 'resize', 'text-wrap'],
  // Written with `-webkit-` too.
  ...['box-decoration-break', 'hyphens', 'line-clamp', 'print-color-adjust', 'text-size-adjust'],
  // Libraries ask first whether the browser has it.
  ...['URL.canParse', 'Error.captureStackTrace', '.stackTraceLimit', '.displayName', '.fileName'],
  // Before Chrome 124 only the name of its error differs.
  'AbortSignal.timeout',
  // Methods of libraries: React's `Children.toArray` and `use`, the schemas' `union`, and the like.
  ...['.error', '.isError', '.pause', '.toArray', '.union', '.use', '.zip'],
]);

for (const [extension, lacking] of [
  ['css', lackingInStyles],
  ['js', lackingInScript],
] as const) {
  test(`no built .${extension} file needs a feature that one of the oldest browsers lacks`, () => {
    for (const build of ['shell', 'mfe-content', 'mfe-tools', 'mfe-admin']) {
      const files = readdirSync(webFolder(build), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(`.${extension}`));
      expect(files.length, build).toBeGreaterThan(0);
      for (const file of files) {
        const lines = lacking(readFileSync(path.join(webFolder(build), file), 'utf8'), oldest);
        expect
          .soft(
            lines.filter((line) => !mayLack.has(line.split(' ')[0] ?? '')),
            `${build}/${file}`,
          )
          .toEqual([]);
      }
    }
  });
}

test('every style sheet is skipped as a whole by older browsers', () => {
  for (const build of ['shell', 'mfe-content', 'mfe-tools', 'mfe-admin']) {
    const assets = path.join(webFolder(build), 'assets');
    for (const file of readdirSync(assets).filter((name) => name.endsWith('.css'))) {
      const text = readFileSync(path.join(assets, file), 'utf8').trim();
      expect.soft(text, file).toMatch(/^@supports selector\(:has\(a\)\) and \(color:color-mix\(in srgb,red,red\)\)\{@media \(width>0\)\{/);
      expect.soft(text, file).toMatch(/\}\}$/);
    }
  }
});

test('the check finds features that are too new', () => {
  const tooNew = 'a.toSorted(); Map.groupBy(a, b); AbortSignal.any([]); new URLPattern(); Promise.try(b)';
  expect(lackingInScript(tooNew, oldest).map((line) => line.split(' ')[0])).toEqual([
    'AbortSignal.any',
    'Map.groupBy',
    'Promise.try',
    'URLPattern()',
  ]);
  const styles =
    '@scope (a) { b { color: light-dark(red, blue); width: 1dvh; & c { text-box: trim-both } } } @starting-style { a { top: 0 } }';
  expect(lackingInStyles(styles, oldest).map((line) => line.split(' ')[0])).toEqual([
    '&',
    '@scope',
    '@starting-style',
    'light-dark()',
    'text-box',
  ]);
  expect(() => lackingInScript('/[a]/v.test(b)', oldest)).toThrow();
});

test('the script that every browser runs first has no syntax from after 2019', () => {
  expect(() => parse(readFileSync(path.join(webFolder('shell'), 'boot.js'), 'utf8'), { ecmaVersion: 2019 })).not.toThrow();
});

test('the README names the oldest browsers', () => {
  const { chrome, firefox, safari } = oldestBrowsers;
  const sentence = `Chrome and Edge ${chrome}, Firefox ${firefox}, and Safari ${safari}`;
  expect(readFileSync(path.join(repositoryRoot, 'README.md'), 'utf8').replace(/\s+/g, ' ')).toContain(sentence);
});

test.describe('in a browser that is too old', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(String.prototype, 'isWellFormed');
    });
    // Such a browser skips the content of these.
    await page.route(/\.css$/, (route) =>
      route.request().url().endsWith('/plain.css') ? route.continue() : route.fulfill({ contentType: 'text/css', body: '' }),
    );
  });

  for (const { path: address, heading } of pages) {
    test(`${address} is readable, narrow and wide`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), '320 px').toBeLessThanOrEqual(320);
      expect.soft(await findings(page)).toEqual([]);
      await page.setViewportSize({ width: 1024, height: 800 });
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), '1024 px').toBeLessThanOrEqual(1024);
    });
  }

  test('no other script starts, and the form is sent without them', async ({ page, complaints }) => {
    await page.goto('/consultation');
    await expect(page.locator('html')).toHaveAttribute('data-plain');
    await expect(page.locator('body')).toHaveCSS('font-size', '18px');
    await fillConsultation(page, { email: 'marguerite.older@example.com', lastName: 'Oldbrowser' });
    expect(await page.locator('#root').evaluate((root) => Object.keys(root).filter((key) => key.startsWith('__react')))).toEqual([]);
    await expect(consultationForm(page).getByLabel('Leave this field empty')).toBeHidden();
    await submitConsultation(page);
    await expect(page.getByText('One more press')).toBeVisible();
    // The answer that asks for it has this status.
    expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
    complaints.length = 0;
    await submitConsultation(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Marguerite');
  });
});

/** All lessons are open at once here, and their parts have the same names. */
async function findings(page: Page): Promise<string[]> {
  return (await axeFindings(page)).filter((finding) => !finding.startsWith('landmark-unique:'));
}

test('a browser that is new enough runs scripts and gets no plain styles', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openPage(page, '/');
  await expect(page.locator('html')).not.toHaveAttribute('data-plain');
  expect(asked).not.toContain('/plain.css');
});
