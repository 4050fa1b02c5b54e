import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../process/run-command.ts';
import { checkProgram } from './check-program.ts';
import { dockerRoute } from './docker-route.ts';
import type { ProgramRoute, RouteContext, StoreProgram } from './program.ts';
import { unpackOnce } from './unpack-once.ts';

/** The queue library warns below this. */
const OLDEST_VERSION = '6.2';
const DOWNLOAD_WITHIN_MS = 120_000;
const UPDATE_WITHIN_MS = 180_000;
const INSTALL_WITHIN_MS = 300_000;
const packages = ['redis-server', 'redis-tools', 'libatomic1', 'libjemalloc2', 'liblzf1'];

/** The ways to come by Redis, the first that works is used. */
export function redisRoutes(image: string): ProgramRoute[] {
  return [
    dockerRoute(image),
    { source: 'path', label: 'redis-server on the PATH', slow: false, find: installed },
    { source: 'debian-package', label: 'redis-server unpacked earlier', slow: false, find: unpackedEarlier },
    { source: 'debian-package', label: "Debian's package of Redis, unpacked without root", slow: true, find: unpack },
    { source: 'path', label: "Debian's package of Redis, installed by apt", slow: true, find: install },
  ];
}

function installed(): Promise<StoreProgram> {
  return checkProgram({ source: 'path', command: 'redis-server', oldest: OLDEST_VERSION });
}

async function unpackedEarlier({ cacheDir }: RouteContext): Promise<StoreProgram> {
  const folder = packageFolder(cacheDir);
  if (!existsSync(folder)) throw new Error('none there');
  const env = { LD_LIBRARY_PATH: (await libraryFolders(folder)).join(':') };
  return checkProgram({ source: 'debian-package', command: join(folder, 'usr/bin/redis-server'), env, oldest: OLDEST_VERSION });
}

async function unpack(context: RouteContext): Promise<StoreProgram> {
  const folder = packageFolder(context.cacheDir);
  await unpackOnce(folder, async (work) => {
    await runCommand('apt-get', ['download', ...packages], { withinMs: DOWNLOAD_WITHIN_MS, cwd: work });
    for (const name of (await readdir(work)).filter((file) => file.endsWith('.deb'))) {
      await runCommand('dpkg-deb', ['-x', join(work, name), work], { withinMs: DOWNLOAD_WITHIN_MS });
      await rm(join(work, name));
    }
  });
  try {
    return await unpackedEarlier(context);
  } catch (error) {
    // A package of another release than the libraries of this machine: the next start must not stumble over it.
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function install(context: RouteContext): Promise<StoreProgram> {
  if (process.getuid?.() !== 0) throw new Error('only root may install packages');
  await runCommand('apt-get', ['update', '-qq'], { withinMs: UPDATE_WITHIN_MS });
  // With fresh package lists the way without an installation may be open now; it changes nothing outside our folder.
  const unpacked = await unpack(context).catch(() => undefined);
  if (unpacked) return unpacked;
  // RUNLEVEL=1 keeps the package from starting a Redis of its own.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'redis-server'], { withinMs: INSTALL_WITHIN_MS, env });
  return installed();
}

function packageFolder(cacheDir: string): string {
  return join(cacheDir, 'redis-debian-package');
}

async function libraryFolders(folder: string): Promise<string[]> {
  const parents = [join(folder, 'usr/lib'), join(folder, 'lib')].filter((parent) => existsSync(parent));
  const found = await Promise.all(
    parents.map(async (parent) => (await readdir(parent)).filter((name) => name.includes('-linux-')).map((name) => join(parent, name))),
  );
  return found.flat();
}
