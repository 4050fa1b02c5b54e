/** `npm run backup`: finds both stores of a running `npm start` and has the command of `services/backup` dump them. */
import { readRunFile } from './process/run-file.ts';
import { runBesideInstallation } from './run-beside-installation.ts';
import { readSettings } from './settings.ts';
import { StartFailure } from './start-failure.ts';
import { redisUrl } from './stores/redis-server.ts';

runBesideInstallation('services/backup/src/backup.ts', 2, () => ({ REDIS_URL: runningRedis() }));

/**
 * The Redis of a running `npm start`, or that of the settings.
 * @throws StartFailure when there is none
 */
function runningRedis(): string {
  const { REDIS_URL, DATA_DIR } = readSettings(process.env);
  if (REDIS_URL) return REDIS_URL;
  const port = readRunFile(DATA_DIR).find(({ name }) => name === 'redis')?.port;
  if (port === undefined) throw new StartFailure(`No Redis runs for ${DATA_DIR}: start the product, or set REDIS_URL.`);
  return redisUrl(port);
}
