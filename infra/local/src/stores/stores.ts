import { mkdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Managed } from '../process/managed.ts';
import { RunFile } from '../process/run-file.ts';
import { type BroughtUp, bringUpStore } from './bring-up-store.ts';
import { givenMongodb, givenRedis } from './given-store.ts';
import { mongodbRoutes } from './mongodb-routes.ts';
import { mongodArgs, mongodbReady, mongodbUrl } from './mongodb-server.ts';
import { redisRoutes } from './redis-routes.ts';
import { redisArgs, redisReady, redisUrl } from './redis-server.ts';

export interface StoresOptions {
  /** Where data, logs and run files of the stores are kept. */
  readonly dataDir: string;
  /** Where downloaded server programs are kept, shared by all data folders. */
  readonly cacheDir: string;
  /** Takes lines for the screen. */
  readonly log?: (line: string) => void;
  /** Where the processes are written down; a caller with processes of its own passes its own. */
  readonly runFile?: RunFile;
  /** MongoDB deletes nothing that is past its time: a test whose clock is in the past needs what it stored. */
  readonly keepsExpired?: boolean;
}

export interface Stores {
  readonly mongodbUrl: string;
  readonly redisUrl: string;
  /** The stores that this start runs, without those that `MONGODB_URL` or `REDIS_URL` names. */
  readonly processes: readonly Managed[];
  /** Ends them; the data stays. */
  stop(): Promise<void>;
}

/**
 * Brings up MongoDB (one member of a replica set, journaled) and Redis (append-only file, synced at each write) on 127.0.0.1. Takes the
 * first source that works: `MONGODB_URL` and `REDIS_URL`, a Docker engine, installed programs, downloaded programs. Restarts them when they
 * die, until `stop`.
 *
 * @throws StartFailure with a sentence for the screen
 */
export async function startStores(options: StoresOptions): Promise<Stores> {
  const dataDir = resolve(options.dataDir);
  await mkdir(dataDir, { recursive: true });
  const common = {
    dataDir,
    cacheDir: resolve(options.cacheDir),
    log: options.log ?? (() => undefined),
    runFile: options.runFile ?? new RunFile(dataDir),
  };
  const { MONGODB_URL, REDIS_URL, MONGO_IMAGE = 'mongo:8.0', REDIS_IMAGE = 'redis:7.4' } = process.env;

  const outcomes = await Promise.allSettled<[Promise<BroughtUp>, Promise<BroughtUp>]>([
    MONGODB_URL
      ? givenMongodb(MONGODB_URL)
      : bringUpStore({
          ...common,
          store: 'mongodb',
          title: 'MongoDB',
          routes: mongodbRoutes(MONGO_IMAGE),
          folder: join(dataDir, 'mongo'),
          folderInContainer: '/data/db',
          program: 'mongod',
          args: (...of) => [...mongodArgs(...of), ...(options.keepsExpired ? ['--setParameter', 'ttlMonitorEnabled=false'] : [])],
          ready: mongodbReady,
          url: mongodbUrl,
          stopWithinMs: 20_000,
        }),
    REDIS_URL
      ? givenRedis(REDIS_URL)
      : bringUpStore({
          ...common,
          store: 'redis',
          title: 'Redis',
          routes: redisRoutes(REDIS_IMAGE),
          folder: join(dataDir, 'redis'),
          folderInContainer: '/data',
          program: 'redis-server',
          args: redisArgs,
          ready: redisReady,
          url: redisUrl,
          stopWithinMs: 10_000,
        }),
  ]);
  const processes = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' && outcome.value.managed ? [outcome.value.managed] : []));
  const stop = async () => {
    await Promise.all(processes.map((managed) => managed.stop()));
    common.runFile.write();
  };

  const [mongodb, redis] = outcomes;
  if (mongodb.status === 'rejected' || redis.status === 'rejected') {
    await stop();
    throw mongodb.status === 'rejected' ? mongodb.reason : (redis as PromiseRejectedResult).reason;
  }
  return { mongodbUrl: mongodb.value.url, redisUrl: redis.value.url, processes, stop };
}

/** `CACHE_DIR`, or the product's folder in the user's cache folder. */
export function defaultCacheDir(): string {
  const { CACHE_DIR, XDG_CACHE_HOME } = process.env;
  if (CACHE_DIR) return resolve(CACHE_DIR);
  const userCache = process.platform === 'darwin' ? join(homedir(), 'Library', 'Caches') : (XDG_CACHE_HOME ?? join(homedir(), '.cache'));
  return join(userCache, 'annuity-lantern');
}
