import { existsSync } from 'node:fs';
import { undoAtEnd } from '@annuity-lantern/local/clean-up';
import { type Browser, chromium } from '@playwright/test';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

export function chromiumProgram(): string {
  const program = existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : chromium.executablePath();
  if (existsSync(program)) return program;
  throw new Error('Chromium is missing: run "apt-get install chromium" as root, or "npx playwright install chromium".');
}

/** Without these flags Chromium does not start in a container, or calls its vendor while it is measured. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The bench handles signals: it closes the browser at its end. */
export async function inBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  const launching = chromium.launch({ executablePath: chromiumProgram(), args: chromiumFlags, ...signals });
  const close = undoAtEnd(async () => (await launching).close());
  try {
    return await work(await launching);
  } finally {
    await close();
  }
}
