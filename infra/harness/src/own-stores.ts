import { connect } from 'node:net';
import path from 'node:path';
import { undoAtEnd } from '@annuity-lantern/local/clean-up';
import { defaultCacheDir, type Stores, startStores } from '@annuity-lantern/local/stores';
import { temporaryFolder } from './start-service.ts';

export interface OwnStores {
  readonly mongodbUrl: (database: string) => string;
  readonly redisUrl: string;
  readonly mongodb: Stores['processes'][number];
  readonly redis: Stores['processes'][number];
  /** Without a value where a store runs in a container. */
  readonly pids: () => { readonly mongodb: readonly (number | undefined)[]; readonly redis: readonly (number | undefined)[] };
  /** Empties Redis, so that every turn finds it alike. */
  readonly flushRedis: () => Promise<void>;
  /** Names and versions. */
  readonly programs: readonly string[];
  readonly logsDir: string;
  readonly stop: () => Promise<unknown>;
}

/** A MongoDB and a Redis for one measurement, configured as by `npm start`. */
export async function startOwnStores(log: (line: string) => void, dataDir: string = temporaryFolder()): Promise<OwnStores> {
  // The caller's own stores must not be used.
  delete process.env.MONGODB_URL;
  delete process.env.REDIS_URL;
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
  const named = (name: string) => processes.find((managed) => managed.name === name) as Stores['processes'][number];
  const pidOf = (name: string) => {
    const identity = named(name).identity();
    return identity && 'pid' in identity ? identity.pid : undefined;
  };
  return {
    mongodbUrl: (database) => Object.assign(new URL(mongodbUrl), { pathname: `/${database}` }).href,
    redisUrl,
    mongodb: named('mongodb'),
    redis: named('redis'),
    pids: () => ({ mongodb: [pidOf('mongodb')], redis: [pidOf('redis')] }),
    flushRedis: () => flush(new URL(redisUrl)),
    programs,
    logsDir: path.join(dataDir, 'logs'),
    stop: () => stop().finally(() => process.off('exit', kill)),
  };
}

function flush({ hostname, port }: URL): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write('FLUSHALL\r\nQUIT\r\n'));
    socket.once('error', reject);
    socket.resume().once('close', () => resolve());
  });
}
