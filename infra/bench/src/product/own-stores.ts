import path from 'node:path';
import { undoAtEnd } from '@annuity-lantern/local/clean-up';
import { defaultCacheDir, startStores } from '@annuity-lantern/local/stores';
import { controlRedis, type RedisServer } from './redis-server.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface OwnStores {
  readonly mongodbUrl: (database: string) => string;
  readonly redisUrl: string;
  readonly redis: RedisServer;
  /** Which programs they are, in words. */
  readonly programs: readonly string[];
  /** Where processes that are measured write their logs. */
  readonly logsDir: string;
  readonly stop: () => Promise<unknown>;
}

/** A MongoDB and a Redis for this measurement alone, set up as `npm start` sets them up. */
export async function startOwnStores(log: (line: string) => void): Promise<OwnStores> {
  // Those of the shell are not measured, and must not be filled with leads.
  delete process.env.MONGODB_URL;
  delete process.env.REDIS_URL;
  const dataDir = temporaryFolder();
  const programs: string[] = [];
  const starting = startStores({
    dataDir,
    cacheDir: defaultCacheDir(),
    log: (line) => {
      log(`  ${line}`);
      const program = /^(.*) runs on port /.exec(line)?.[1];
      if (program) programs.push(program);
    },
  });
  const stop = undoAtEnd(async () => (await starting).stop());
  const { mongodbUrl, redisUrl, processes } = await starting;
  const kill = () => {
    for (const managed of processes) managed.kill();
  };
  process.once('exit', kill);
  const named = (name: string) => processes.find((managed) => managed.name === name) as (typeof processes)[number];
  return {
    mongodbUrl: (database) => {
      const url = new URL(mongodbUrl);
      url.pathname = `/${database}`;
      return url.href;
    },
    redisUrl,
    redis: controlRedis(named('redis'), redisUrl, path.join(dataDir, 'redis')),
    programs,
    logsDir: path.join(dataDir, 'logs'),
    stop: () => stop().finally(() => process.off('exit', kill)),
  };
}
