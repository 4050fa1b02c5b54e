import path from 'node:path';
import { undoAtEnd } from '@annuity-lantern/local/clean-up';
import { defaultCacheDir, type Stores, startStores } from '@annuity-lantern/local/stores';

/** One that this run may kill, and that comes back only when it says so. */
export type OwnStore = Stores['processes'][number];

export interface OwnStores {
  readonly mongodb: OwnStore;
  readonly redis: OwnStore;
  readonly mongodbUrl: (database: string) => string;
  readonly redisUrl: (database: number) => string;
  /** Which programs they are, in words. */
  readonly programs: readonly string[];
}

/** A MongoDB and a Redis of this run alone, set up as `npm start` sets them up. */
export async function startOwnStores(folder: string, log: (line: string) => void): Promise<OwnStores> {
  // Those of the shell must not be killed.
  delete process.env.MONGODB_URL;
  delete process.env.REDIS_URL;
  const programs: string[] = [];
  const starting = startStores({
    dataDir: path.join(folder, 'stores'),
    cacheDir: defaultCacheDir(),
    log: (line) => {
      const program = /^(.*) runs on port /.exec(line)?.[1];
      if (program) programs.push(program);
      log(`  ${line}`);
    },
  });
  undoAtEnd(async () => (await starting).stop());
  const stores = await starting;
  const named = (name: string) => stores.processes.find((store) => store.name === name) as OwnStore;
  const inUrl = (url: string, database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href;
  return {
    mongodb: named('mongodb'),
    redis: named('redis'),
    mongodbUrl: (database) => inUrl(stores.mongodbUrl, database),
    redisUrl: (database) => inUrl(stores.redisUrl, String(database)),
    programs,
  };
}
