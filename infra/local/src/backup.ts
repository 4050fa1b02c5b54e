/** `npm run backup`: finds both stores of a running `npm start` and has the command of `services/backup` dump them. */
import { runBesideInstallation } from './run-beside-installation.ts';
import { runningRedis } from './running-redis.ts';

runBesideInstallation('services/backup/src/backup.ts', 2, () => ({ REDIS_URL: runningRedis() }));
