import { existsSync } from 'node:fs';
import { runStep } from './run-step.ts';

/** Chromium without a user interface: what `infra/e2e/playwright.config.ts` prefers. */
const DEBIAN_CHROMIUM = '/usr/bin/chromium-headless-shell';
const WHOLE_CHROMIUM = '/usr/bin/chromium';
const TEN_MINUTES = 600_000;

/**
 * Installs a Chromium for the end-to-end tests if there is none: Debian's where possible, else Playwright's.
 * @returns what to do when there is none; null when there is one.
 */
export async function ensureChromium(log: (line: string) => void): Promise<string | null> {
  if (existsSync(DEBIAN_CHROMIUM)) return null;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    log('Installing Chromium by apt-get, once ...');
    await apt('update');
    await apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell');
    if (existsSync(DEBIAN_CHROMIUM)) return null;
  }
  if (existsSync(WHOLE_CHROMIUM) && (await works(WHOLE_CHROMIUM))) return null;
  log('Looking for Playwright’s own Chromium, or fetching it once ...');
  const own = await runStep({ program: 'playwright', args: ['install', '--only-shell', 'chromium'], timeoutMs: TEN_MINUTES });
  if (own.code === 0) return null;
  return 'There is no Chromium for the end-to-end tests: install it ("apt-get install chromium-headless-shell" as root) or let "npx playwright install --only-shell chromium" reach the network, then run npm test again.';
}

/** Ubuntu's package of that name may be only a pointer to a snap. */
async function works(program: string): Promise<boolean> {
  return (await runStep({ program, args: ['--version'], system: true, timeoutMs: 30_000 })).code === 0;
}

function apt(...args: string[]) {
  return runStep({ program: 'apt-get', args: ['-q', ...args], system: true, timeoutMs: TEN_MINUTES });
}
