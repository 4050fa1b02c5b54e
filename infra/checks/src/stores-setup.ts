import { rmSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endLeftovers } from '@annuity-lantern/local/processes';
import { defaultCacheDir, startStores } from '@annuity-lantern/local/stores';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a real MongoDB. Each test file uses a database name of its own. */
    mongodbUrl: string;
    /** Address of a real Redis. Each test file uses a key prefix of its own. */
    redisUrl: string;
  }
}

const runsFolder = join(tmpdir(), 'annuity-lantern-tests');

/** Starts a real MongoDB and a real Redis for the integration tests, in a temporary folder. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await cleanUpDeadRuns();
  const dataDir = join(runsFolder, `${process.pid}`);
  rmSync(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  const log = (line: string) => console.log(line);
  const stores = await startStores({ dataDir, cacheDir: defaultCacheDir(), log, keepsExpired: true });
  project.provide('mongodbUrl', stores.mongodbUrl);
  project.provide('redisUrl', stores.redisUrl);
  return async () => {
    await stores.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** A test run that was killed could not end its stores. */
async function cleanUpDeadRuns(): Promise<void> {
  for (const name of await readdir(runsFolder).catch(() => [])) {
    if (!/^\d+$/.test(name) || isAlive(Number(name))) continue;
    await endLeftovers(join(runsFolder, name));
    rmSync(join(runsFolder, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
