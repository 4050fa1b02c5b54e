import { existsSync } from 'node:fs';
import { runStep } from './run-step.ts';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';
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
    await apt('install', '-y', '--no-install-recommends', 'chromium');
    // Ubuntu's package of that name is only a pointer to a snap, and puts no working program there.
    if (
      existsSync(DEBIAN_CHROMIUM) &&
      (await runStep({ program: DEBIAN_CHROMIUM, args: ['--version'], system: true, timeoutMs: 30_000 })).code === 0
    )
      return null;
  }
  log('Looking for Playwright’s own Chromium, or fetching it once ...');
  const own = await runStep({ program: 'playwright', args: ['install', 'chromium'], timeoutMs: TEN_MINUTES });
  if (own.code === 0) return null;
  return 'There is no Chromium for the end-to-end tests: install it ("apt-get install chromium" as root) or let "npx playwright install chromium" reach the network, then run npm test again.';
}

function apt(...args: string[]) {
  return runStep({ program: 'apt-get', args: ['-q', ...args], system: true, timeoutMs: TEN_MINUTES });
}
