import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { promisify } from 'node:util';
import type { WebKitPrograms } from './webkit.ts';

export interface Programs {
  readonly webkit: WebKitPrograms;
  readonly firefox: string;
}

/** Paths of each program as Debian's packages place it, the package first. */
const places = {
  driver: ['webkit2gtk-driver', '/usr/bin/WebKitWebDriver'],
  browser: ['webkit2gtk-driver', '/usr/lib/*/webkit2gtk-4.1/MiniBrowser', '/usr/libexec/webkit2gtk-4.1/MiniBrowser'],
  screen: ['xvfb', '/usr/bin/Xvfb'],
  firefox: ['firefox-esr', '/usr/bin/firefox-esr', '/usr/bin/firefox'],
} as const;

type Name = keyof typeof places;

/**
 * The programs of both engines, installed if they can be.
 *
 * @throws Error that says what to install
 */
export async function findPrograms(log: (line: string) => void): Promise<Programs> {
  const find = (name: Name) => globSync(places[name].slice(1))[0];
  const missing = () => [...new Set((Object.keys(places) as Name[]).filter((name) => !find(name)).map((name) => places[name][0]))];
  if (missing().length > 0 && existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    log(`Installing ${missing().join(', ')} by apt-get, once ...`);
    const apt = (...args: string[]) => promisify(execFile)('apt-get', ['-q', ...args]).catch(() => undefined);
    await apt('update');
    await apt('install', '-y', '--no-install-recommends', ...missing());
  }
  if (missing().length > 0)
    throw new Error(`These are missing: ${missing().join(', ')}. On Debian and Ubuntu: apt-get install ${missing().join(' ')}`);
  const [driver = '', browser = '', screen = '', firefox = ''] = [find('driver'), find('browser'), find('screen'), find('firefox')];
  return { webkit: { driver, browser, screen }, firefox };
}
