import { undoAtEnd } from '@annuity-lantern/local/clean-up';
import { type Browser, chromium, type Request } from '@playwright/test';
import { chromiumFlags, chromiumProgram } from '../product/chromium.ts';

export type Kind = 'HTML' | 'CSS' | 'JS' | 'fonts' | 'other';

/** One answer of a visit. */
export interface Transfer {
  readonly path: string;
  readonly kind: Kind;
  readonly encoding: string;
  /** As they came over the wire, still compressed; without headers. */
  readonly bodyBytes: number;
  readonly headerBytes: number;
  /** The decoded text of a script. */
  readonly text: string | undefined;
}

const phone = { viewport: { width: 412, height: 915 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const QUIET_MS = 1000;

/** Visits an address with an empty cache, with scripts and without, and tells all that was transferred. */
export async function visitPage(url: string): Promise<{ withScripts: Transfer[]; withoutScripts: Transfer[] }> {
  const launching = chromium.launch({
    executablePath: chromiumProgram(),
    args: chromiumFlags,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const close = undoAtEnd(async () => (await launching).close());
  const browser = await launching;
  const withScripts = await visit(browser, url, true);
  const withoutScripts = await visit(browser, url, false);
  await close();
  return { withScripts, withoutScripts };
}

async function visit(browser: Browser, url: string, javaScriptEnabled: boolean): Promise<Transfer[]> {
  const context = await browser.newContext({ ...phone, javaScriptEnabled });
  const page = await context.newPage();
  const answered: Promise<Transfer>[] = [];
  const failed: string[] = [];
  page.on('requestfinished', (request) => answered.push(transferOf(request)));
  page.on('requestfailed', (request) => {
    // With scripts off the browser drops their preloads, as it should.
    if (javaScriptEnabled || kindOf(request) !== 'JS') failed.push(`${request.url()} (${request.failure()?.errorText})`);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(QUIET_MS);
  const transfers = await Promise.all(answered);
  await context.close();
  if (failed.length > 0) throw new Error(`The visit is not complete, these requests failed: ${failed.join(', ')}`);
  return transfers;
}

async function transferOf(request: Request): Promise<Transfer> {
  const response = await request.response();
  const sizes = await request.sizes();
  const kind = kindOf(request);
  return {
    path: new URL(request.url()).pathname,
    kind,
    encoding: (await response?.headerValue('content-encoding')) ?? '',
    bodyBytes: sizes.responseBodySize,
    headerBytes: sizes.responseHeadersSize,
    text: kind === 'JS' ? await response?.text() : undefined,
  };
}

function kindOf(request: Request): Kind {
  const kinds: Readonly<Record<string, Kind>> = { document: 'HTML', stylesheet: 'CSS', script: 'JS', font: 'fonts' };
  return kinds[request.resourceType()] ?? 'other';
}
