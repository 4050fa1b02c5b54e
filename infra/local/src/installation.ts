import { join } from 'node:path';
import { isProductionHost } from '@annuity-lantern/service-kit/production';
import { freePort, listenRefusal } from './process/free-port.ts';
import { ensureSecrets, type Secrets } from './secrets.ts';
import { type OutsideSource, planServices, serviceNames, visitUrl } from './services.ts';
import type { Settings } from './settings.ts';
import { StartFailure } from './start-failure.ts';
import { defaultCacheDir, startStores } from './stores/stores.ts';
import type { ServicePlan, Supervisor } from './supervisor/supervisor.ts';

export interface InstallationOptions {
  readonly settings: Settings;
  readonly supervisor: Supervisor;
  readonly log: (line: string) => void;
  /** Runs beside the start of the stores; what it gives back is added to the gateway's environment. */
  readonly prepare: () => Promise<Readonly<Record<string, string>>>;
}

export interface Installation {
  readonly url: string;
  /** Address of the local inbox; undefined when mail goes to a server of the settings. */
  readonly inboxUrl: string | undefined;
  readonly secrets: Secrets;
}

const INBOX_PORT = 8025;
/** The same at each start where it is free: content-api begins anew with a source whose address is another. */
const SAMPLE_FEED_PORT = 8026;

/**
 * Brings the whole product up on a data folder: stores, the local inbox, all services.
 *
 * @throws StartFailure with what is wrong and what to do
 */
export async function startInstallation({ settings, supervisor, log, prepare }: InstallationOptions): Promise<Installation> {
  const port = await gatewayPort(settings);
  const secrets = ensureSecrets(settings);
  const [stores, gatewayEnv] = await Promise.all([
    startStores({ dataDir: settings.DATA_DIR, cacheDir: defaultCacheDir(), log, runFile: supervisor.runFile }),
    prepare(),
  ]);
  const inbox = settings.SMTP_URL ? undefined : await planInbox(settings.DATA_DIR);
  const { EDUCATION_FEED_URL, EDUCATION_FEED_PRIVATE_ORIGIN, RATES_SOURCE_URL, RATES_SOURCE_PRIVATE_ORIGIN } = settings;
  const needsSample = !(EDUCATION_FEED_URL && RATES_SOURCE_URL) && !isProductionHost(settings);
  const sampleFeed = needsSample ? await planSampleFeed() : undefined;
  const educationFeed = EDUCATION_FEED_URL ? { url: EDUCATION_FEED_URL, privateOrigin: EDUCATION_FEED_PRIVATE_ORIGIN } : sampleFeed?.feed;
  const ratesSource = RATES_SOURCE_URL ? { url: RATES_SOURCE_URL, privateOrigin: RATES_SOURCE_PRIVATE_ORIGIN } : sampleFeed?.rates;
  const { mongodbUrl, redisUrl } = stores;
  const services = planServices({
    settings,
    secrets,
    mongodbUrl,
    redisUrl,
    inboxSmtpUrl: inbox?.smtpUrl,
    educationFeed,
    ratesSource,
    port,
    servicePorts: await servicePorts(),
    gatewayEnv,
  });
  log('Starting the services ...');
  await supervisor.startServices([...(inbox ? [inbox.plan] : []), ...(sampleFeed ? [sampleFeed.plan] : []), ...services]);
  return { url: visitUrl(settings.HOST, port), inboxUrl: inbox?.url, secrets };
}

async function gatewayPort({ PORT, HOST }: Settings): Promise<number> {
  if (PORT === 0) return freePort();
  const refusal = await listenRefusal(PORT, HOST);
  if (refusal === undefined) return PORT;
  if (refusal === 'EADDRINUSE') {
    throw new StartFailure(
      `Port ${PORT} is in use by another program: stop that one, or choose another port with PORT (PORT=0 picks a free one).`,
    );
  }
  if (refusal === 'EACCES') throw new StartFailure(`Port ${PORT} may not be opened by this user: choose one above 1023 with PORT.`);
  throw new StartFailure(`HOST is ${HOST}, which is not an address of this machine (${refusal}): set HOST to one, such as 127.0.0.1.`);
}

async function servicePorts() {
  const ports: Partial<Record<(typeof serviceNames)[number], number>> = {};
  for (const name of serviceNames) ports[name] = await freePort();
  return ports as Record<(typeof serviceNames)[number], number>;
}

async function planInbox(dataDir: string): Promise<{ plan: ServicePlan; url: string; smtpUrl: string }> {
  const smtpPort = await freePort();
  const httpPort = await freePort(INBOX_PORT);
  const plan: ServicePlan = {
    name: 'inbox',
    entry: join(import.meta.dirname, 'inbox', 'main.ts'),
    env: { INBOX_DIR: join(dataDir, 'inbox'), INBOX_SMTP_PORT: String(smtpPort), INBOX_HTTP_PORT: String(httpPort) },
    port: httpPort,
    readyUrl: `http://127.0.0.1:${httpPort}/readyz`,
  };
  return { plan, url: `http://localhost:${httpPort}`, smtpUrl: `smtp://127.0.0.1:${smtpPort}` };
}

async function planSampleFeed(): Promise<{ plan: ServicePlan; feed: OutsideSource; rates: OutsideSource }> {
  const port = await freePort(SAMPLE_FEED_PORT);
  const origin = `http://127.0.0.1:${port}`;
  const plan: ServicePlan = {
    name: 'sample-feed',
    entry: join(import.meta.dirname, 'sample-feed', 'main.ts'),
    env: { FEED_PORT: String(port) },
    port,
    readyUrl: `${origin}/readyz`,
  };
  const source = (path: string) => ({ url: origin + path, privateOrigin: origin });
  return { plan, feed: source('/feed.xml'), rates: source('/rates.csv') };
}
