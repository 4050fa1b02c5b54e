/** `npm run backup`: finds both stores of a running `npm start` and has the command of `services/backup` dump them. */
import { readRunFile } from './process/run-file.ts';
import { runBesideInstallation } from './run-beside-installation.ts';
import { headsFile } from './services.ts';
import { readSettings, type Settings } from './settings.ts';
import { StartFailure } from './start-failure.ts';
import { redisUrl } from './stores/redis-server.ts';

runBesideInstallation('services/backup/src/backup.ts', 2, () => {
  const settings = readSettings(process.env);
  return {
    REDIS_URL: runningRedis(settings),
    ERASURES_FILE: headsFile(settings, 'ERASURES_FILE'),
    AUDIT_HEADS_FILE: headsFile(settings, 'AUDIT_HEADS_FILE'),
    CONSENT_HEADS_FILE: headsFile(settings, 'CONSENT_HEADS_FILE'),
  };
});

/**
 * The Redis of a running `npm start`, or that of the settings.
 * @throws StartFailure when there is none
 */
function runningRedis({ REDIS_URL, DATA_DIR }: Settings): string {
  if (REDIS_URL) return REDIS_URL;
  const port = readRunFile(DATA_DIR).find(({ name }) => name === 'redis')?.port;
  if (port === undefined) throw new StartFailure(`No Redis runs for ${DATA_DIR}: start the product, or set REDIS_URL.`);
  return redisUrl(port);
}
