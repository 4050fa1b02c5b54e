import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lockFolder } from '../process/lock-folder.ts';
import { runCommand } from '../process/run-command.ts';
import { repositoryRoot } from '../repository-root.ts';
import { StartFailure } from '../start-failure.ts';
import { sourceHash } from './source-hash.ts';

export const builtWorkspaces = ['shell', 'mfe-content', 'mfe-tools', 'mfe-admin'] as const;

/** What every build is made from beside its own sources. */
const sharedSources = [
  'packages',
  'infra/rspack-config',
  'infra/social-images',
  'services/libs/service-kit/src/escape-html.ts',
  'tsconfig.base.json',
  'tsconfig.browser.json',
  'package-lock.json',
];
const AT_ONCE = 2;
const BUILD_WITHIN_MS = 300_000;

export interface BuildOptions {
  readonly log: (line: string) => void;
  readonly signal?: AbortSignal;
  /** Another project folder, for tests. */
  readonly root?: string;
  readonly workspaces?: readonly string[];
}

/**
 * Builds the shell and the remotes, two at a time. Skips those whose sources have not changed.
 *
 * @returns the names of those that were built
 * @throws StartFailure with the compiler's words
 */
export async function buildAll({ log, signal, root = repositoryRoot, workspaces = builtWorkspaces }: BuildOptions): Promise<string[]> {
  if (workspaces.every((workspace) => isUpToDate(root, workspace))) return [];
  const release = await waitForTurn(root, log, signal);
  try {
    const waiting = workspaces.filter((workspace) => !isUpToDate(root, workspace));
    const built = [...waiting];
    const builder = async () => {
      for (let workspace = waiting.shift(); workspace; workspace = waiting.shift()) await build(root, workspace, log, signal);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, builder));
    return built;
  } finally {
    release();
  }
}

async function build(root: string, workspace: string, log: (line: string) => void, signal: AbortSignal | undefined): Promise<void> {
  const startedAt = Date.now();
  log(`Building ${workspace} ...`);
  const hash = hashOf(root, workspace);
  const record = recordOf(root, workspace);
  // An interrupted build must not pass for the one before it.
  rmSync(record, { force: true });
  const compiler = join(root, 'node_modules', '.bin', 'rspack');
  await runCommand(process.execPath, [compiler, 'build', '-c', 'rspack.config.ts'], {
    cwd: join(root, workspace),
    withinMs: BUILD_WITHIN_MS,
    env: { NODE_ENV: 'production' },
    ...(signal ? { signal } : {}),
    wholeOutput: true,
  }).catch((error: Error) => {
    throw new StartFailure(`Building ${workspace} failed:\n${error.message}`);
  });
  mkdirSync(join(root, workspace, 'dist'), { recursive: true });
  writeFileSync(record, hash);
  log(`Built ${workspace} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
}

function isUpToDate(root: string, workspace: string): boolean {
  const record = recordOf(root, workspace);
  return existsSync(record) && readFileSync(record, 'utf8') === hashOf(root, workspace);
}

function hashOf(root: string, workspace: string): string {
  return sourceHash(root, [workspace, ...sharedSources]);
}

function recordOf(root: string, workspace: string): string {
  return join(root, workspace, 'dist', '.build-hash');
}

/** Two starts of one copy of the project write into the same folders. */
async function waitForTurn(root: string, log: (line: string) => void, signal: AbortSignal | undefined): Promise<() => void> {
  const folder = join(root, '.cache', 'build');
  mkdirSync(folder, { recursive: true });
  for (let told = false; ; told = true) {
    const lock = lockFolder(folder);
    if (lock.taken) return lock.release;
    if (!told) log('Another command is building; waiting for it ...');
    await pause(300, undefined, signal ? { signal } : {});
  }
}
