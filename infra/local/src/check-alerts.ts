/**
 * `npm run alerts:check`: checks the alert rules and runs their tests with promtool: the one on the PATH, or the one of Debian's package of Prometheus,
 * unpacked without root.
 */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from './process/run-command.ts';
import { repositoryRoot } from './repository-root.ts';
import { defaultCacheDir } from './stores/stores.ts';
import { unpackOnce } from './stores/unpack-once.ts';

const WITHIN_MS = 180_000;

if (process.argv.includes('--help')) {
  console.log('npm run alerts:check tests infra/docker/alerts.yml with promtool, which it fetches where it is missing.');
  process.exit(0);
}

try {
  const promtool = await findPromtool();
  for (const words of [
    ['check', 'rules', 'alerts.yml'],
    ['test', 'rules', 'alerts.test.yml'],
  ]) {
    const options = { withinMs: WITHIN_MS, cwd: join(repositoryRoot, 'infra/docker'), wholeOutput: true };
    console.log((await runCommand(promtool, words, options)).trim());
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function findPromtool(): Promise<string> {
  const installed = await runCommand('promtool', ['--version'], { withinMs: WITHIN_MS }).then(
    () => true,
    () => false,
  );
  if (installed) return 'promtool';
  const folder = join(defaultCacheDir(), 'prometheus-debian-package');
  const program = join(folder, 'usr/bin/promtool');
  if (!existsSync(program)) await unpackOnce(folder, unpackPackage);
  return program;
}

async function unpackPackage(folder: string): Promise<void> {
  console.log("promtool is not on the PATH: fetching Debian's package of Prometheus (20 MB) ...");
  await runCommand('apt-get', ['download', 'prometheus'], { withinMs: WITHIN_MS, cwd: folder }).catch((error: Error) => {
    throw new Error(
      `promtool was not found and could not be fetched (${error.message}). Install Prometheus, so that promtool is on the PATH.`,
    );
  });
  const name = (await readdir(folder)).find((file) => file.endsWith('.deb')) ?? '';
  await runCommand('dpkg-deb', ['-x', join(folder, name), folder], { withinMs: WITHIN_MS });
}
