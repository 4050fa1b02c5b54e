import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** Debian's Chromium where it is installed; elsewhere Playwright's own. */
export function chromiumProgram(): string {
  const program = existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : chromium.executablePath();
  if (existsSync(program)) return program;
  throw new Error(
    'There is no Chromium: install it ("apt-get install chromium" as root, or "npx playwright install chromium"), then run it again.',
  );
}

/** Without them a browser in a container does not start, or talks to its maker while it is measured. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
