import { StartFailure } from '../start-failure.ts';
import { type ProgramRoute, type RouteContext, type StoreName, type StoreProgram, sourceWords } from './program.ts';
import type { StoreRecord } from './stores-record.ts';

const installHints: Record<StoreName, string> = {
  mongodb:
    'Install MongoDB 6 or newer so that `mongod` is on the PATH, or start a Docker engine, or set MONGODB_URL to a replica set that runs already.',
  redis:
    'Install Redis 6.2 or newer so that `redis-server` is on the PATH, or start a Docker engine, or set REDIS_URL to a server that runs already.',
};

const storeTitles: Record<StoreName, string> = { mongodb: 'MongoDB', redis: 'Redis' };

/**
 * The first of the ways that works; with a record of an earlier start, only the ways of that record's source.
 *
 * @throws StartFailure with one sentence saying what to do
 */
export async function findProgram(
  store: StoreName,
  routes: readonly ProgramRoute[],
  record: StoreRecord | undefined,
  context: RouteContext,
): Promise<StoreProgram> {
  const title = storeTitles[store];
  const reasons: string[] = [];
  for (const route of routes.filter(({ source }) => !record || source === record.source)) {
    if (route.slow) context.log(`${title}: trying ${route.label} ...`);
    const startedAt = Date.now();
    try {
      const program = await route.find(context);
      if (route.slow) context.log(`${title}: got it in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
      return program;
    } catch (error) {
      reasons.push(`${route.label}: ${(error as Error).message}`);
    }
  }
  const tried = reasons.map((reason) => `\n  - ${reason}`).join('');
  if (record) {
    throw new StartFailure(
      `The data in this folder was written by ${title} ${record.version} (${sourceWords[record.source]}), which cannot be used now: ` +
        `make it available again, or set DATA_DIR to another folder.${tried}`,
    );
  }
  throw new StartFailure(`${title} was not found and could not be fetched. ${installHints[store]}\nTried:${tried}`);
}
