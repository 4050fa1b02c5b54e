import { inBrowser } from '@annuity-lantern/harness/chromium';
import { kilobytes, type Section } from '@annuity-lantern/harness/report';
import type { Browser, Request } from '@playwright/test';
import type { Installation } from './start-on-production-host.ts';

interface Transfer {
  readonly path: string;
  readonly kind: string;
  readonly encoding: string;
  /** Compressed, without headers. */
  readonly bytes: number;
}

const BAR_KB = 150;
const phone = { viewport: { width: 412, height: 915 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const QUIET_MS = 1000;
const kinds: Readonly<Record<string, string>> = { document: 'HTML', stylesheet: 'CSS', script: 'JS', font: 'fonts' };

/** Transfer of a first visit to `/`, with scripts and without. */
export async function measureBytes({ origin }: Installation, log: (line: string) => void): Promise<Section> {
  log('Bytes: visiting / with an empty cache ...');
  const [first, scriptsOff] = await inBrowser(
    async (browser) => [await visit(browser, `${origin}/`, true), await visit(browser, `${origin}/`, false)] as const,
  );
  const of = (transfers: readonly Transfer[], ...wanted: string[]) =>
    transfers.filter(({ kind }) => wanted.includes(kind)).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const page = of(first, 'HTML', 'CSS', 'JS');
  return {
    title: 'Bytes of the first visit to /',
    notes: ['Chromium, phone size, empty cache. Bodies as transferred (brotli), without headers; 1 KB is 1000 bytes. Fonts apart.'],
    figures: [
      { name: 'HTML, CSS and JS', value: page, unit: 'KB', bar: { at: 'most', value: BAR_KB } },
      { name: 'the same page with scripts off', value: of(scriptsOff, 'HTML', 'CSS', 'JS'), unit: 'KB' },
      { name: 'first visit as a multiple of it', value: page / of(scriptsOff, 'HTML', 'CSS', 'JS'), unit: 'times' },
      { name: 'lists and icons', value: of(first, 'other'), unit: 'KB' },
      { name: 'fonts', value: of(first, 'fonts'), unit: 'KB' },
    ],
    tables: [
      {
        title: 'By file',
        columns: ['file', 'kind', 'encoding', 'bytes'],
        rows: first
          .toSorted((one, other) => other.bytes - one.bytes)
          .map(({ path, kind, encoding, bytes }) => [path, kind, encoding || 'none', kilobytes(bytes)]),
      },
    ],
  };
}

async function visit(browser: Browser, url: string, javaScriptEnabled: boolean): Promise<Transfer[]> {
  const context = await browser.newContext({ ...phone, javaScriptEnabled });
  const page = await context.newPage();
  const answered: Promise<Transfer>[] = [];
  const failed: string[] = [];
  page.on('requestfinished', (request) => answered.push(transferOf(request)));
  page.on('requestfailed', (request) => {
    // With scripts off the browser drops their preloads.
    if (javaScriptEnabled || request.resourceType() !== 'script') failed.push(`${request.url()} (${request.failure()?.errorText})`);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(QUIET_MS);
  const transfers = await Promise.all(answered);
  await context.close();
  if (failed.length > 0) throw new Error(`Requests of the visit failed: ${failed.join(', ')}`);
  return transfers;
}

async function transferOf(request: Request): Promise<Transfer> {
  const [response, sizes] = await Promise.all([request.response(), request.sizes()]);
  return {
    path: new URL(request.url()).pathname,
    kind: kinds[request.resourceType()] ?? 'other',
    encoding: (await response?.headerValue('content-encoding')) ?? '',
    bytes: sizes.responseBodySize,
  };
}
