import { rm } from 'node:fs/promises';
import { defaultCacheDir, startStores } from '@annuity-lantern/local/stores';
import { openTestFolder } from '@annuity-lantern/local/test-folder';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a real MongoDB. Each test file uses a database name of its own. */
    mongodbUrl: string;
    /** Address of a real Redis. Each test file uses a key prefix of its own. */
    redisUrl: string;
  }
}

/** Starts a real MongoDB and a real Redis for the integration tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await openTestFolder();
  const log = (line: string) => console.log(line);
  const stores = await startStores({ dataDir, cacheDir: defaultCacheDir(), log, keepsExpired: true });
  project.provide('mongodbUrl', stores.mongodbUrl);
  project.provide('redisUrl', stores.redisUrl);
  return async () => {
    await stores.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
