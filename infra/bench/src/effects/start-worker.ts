import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { startDns } from '@annuity-lantern/harness/dns';
import type { OwnStores } from '@annuity-lantern/harness/own-stores';
import { type Sinks, settingsOf } from '@annuity-lantern/harness/sinks';
import { type RunningService, repositoryRoot, startService } from '@annuity-lantern/harness/start-service';
import { ID_KEY, SEALING_KEYS } from '../service-keys.ts';

/**
 * Starts a lead-worker as in production, with these providers and a name server that answers at once.
 *
 * @param root another checkout
 */
export async function startWorker(
  { mongodbUrl, redisUrl, logsDir }: OwnStores,
  database: string,
  sinks: Sinks,
  root?: string,
): Promise<RunningService> {
  return startService({
    name: 'lead-worker',
    entry: 'services/lead-worker/src/main.ts',
    logsDir,
    root,
    env: {
      MONGODB_URL: mongodbUrl(database),
      REDIS_URL: redisUrl,
      PUBLIC_ORIGIN: 'https://www.harbor-street.internal',
      PRODUCTION_HOST: 'www.harbor-street.internal',
      SITE_FILE: path.join(repositoryRoot, 'infra/bench/fixtures/site.json'),
      ID_KEY,
      CONSENT_KEY: randomBytes(32).toString('hex'),
      SEALING_KEYS,
      DNS_SERVERS: await startDns(),
      ...settingsOf(sinks),
    },
  });
}
