import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultCacheDir, startStores } from '@annuity-lantern/local/stores';
import { openTestFolder } from '@annuity-lantern/local/test-folder';
import { expect, vi } from 'vitest';

type StoreName = 'mongodb' | 'redis';

export interface OwnStore {
  readonly url: string;
  readonly dataDir: string;
  /** Kills with SIGKILL; resolves once the process is gone. */
  kill(): Promise<void>;
  /** Restarts it on its data. It may take a moment to answer. */
  start(): Promise<void>;
  /** The path of its log. */
  readonly log: string;
  readLog(): Promise<string>;
  end(): Promise<void>;
}

interface OwnStoreOptions {
  /** For a test of durability: otherwise its files are in memory where there is room. */
  readonly isOnDisk?: boolean;
}

/** A store of this test alone, which the test may kill. The other store is shared. One at a time: the environment says which. */
export async function startOwnStore(
  name: StoreName,
  sharedMongodbUrl: string,
  sharedRedisUrl: string,
  { isOnDisk = false }: OwnStoreOptions = {},
): Promise<OwnStore> {
  const dataDir = isOnDisk ? await mkdtemp(join(tmpdir(), `own-${name}-`)) : await openTestFolder();
  vi.stubEnv('MONGODB_URL', name === 'mongodb' ? undefined : sharedMongodbUrl);
  vi.stubEnv('REDIS_URL', name === 'redis' ? undefined : sharedRedisUrl);
  const stores = await startStores({ dataDir, cacheDir: defaultCacheDir() }).finally(() => vi.unstubAllEnvs());
  const managed = stores.processes.find((process) => process.name === name);
  if (!managed) throw new Error(`no ${name} of its own was started`);
  return {
    url: name === 'mongodb' ? stores.mongodbUrl : stores.redisUrl,
    dataDir,
    kill: async () => {
      const before = managed.exits();
      managed.kill();
      await expect.poll(() => managed.exits()).toBeGreaterThan(before);
    },
    start: () => managed.start(),
    log: managed.log,
    readLog: () => readFile(managed.log, 'utf8'),
    end: async () => {
      await stores.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
