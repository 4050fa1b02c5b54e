import { join, resolve } from 'node:path';
import { repositoryRoot } from './repository-root.ts';
import { generatedSecrets, type Secrets } from './secrets.ts';
import { type ServiceSetting, type Settings, schemas } from './settings.ts';
import type { ServicePlan } from './supervisor/supervisor.ts';

export const serviceNames = ['content-api', 'lead-desk', 'lead-worker', 'lead-intake'] as const;
export type ServiceName = (typeof serviceNames)[number];

export interface OutsideSource {
  readonly url: string;
  /** Its origin, where that is on this machine or a private network. */
  readonly privateOrigin: string | undefined;
}

export interface Surroundings {
  readonly settings: Settings;
  readonly secrets: Secrets;
  readonly mongodbUrl: string;
  readonly redisUrl: string;
  /** Where mails go without a server in the settings. */
  readonly inboxSmtpUrl: string | undefined;
  /** Of the settings, or the sample; undefined where there is none. */
  readonly educationFeed: OutsideSource | undefined;
  /** As the feed: where sheets of rates come from. */
  readonly ratesSource: OutsideSource | undefined;
  /** The gateway's port, already picked when the setting was 0. */
  readonly port: number;
  readonly servicePorts: Readonly<Record<ServiceName, number>>;
  /** Further environment of the gateway, such as the addresses of development servers. */
  readonly gatewayEnv?: Readonly<Record<string, string>>;
}

/** Every service with its environment, in the order in which they are started; they stop the other way round. */
export function planServices(surroundings: Surroundings): ServicePlan[] {
  const { settings, port, servicePorts, gatewayEnv } = surroundings;
  return [
    ...serviceNames.map((name) => ({
      name,
      entry: entryOf(name),
      env: environmentOf(name, surroundings, servicePorts[name]),
      port: servicePorts[name],
      readyUrl: `${urlOf(servicePorts[name])}/readyz`,
    })),
    {
      name: 'gateway',
      entry: entryOf('gateway'),
      env: { ...environmentOf('gateway', surroundings), ...gatewayEnv },
      port,
      readyUrl: `${localUrl(settings.HOST, port)}/readyz`,
    },
  ];
}

/** The settings of a service's own schema: as they were given, or as the start decides them. */
function environmentOf(name: keyof typeof schemas, surroundings: Surroundings, servicePort?: number): ServicePlan['env'] {
  const { settings, secrets, mongodbUrl, redisUrl, inboxSmtpUrl, educationFeed, ratesSource, port, servicePorts } = surroundings;
  const decided: Partial<Record<ServiceSetting, string | undefined>> = {
    ...settings,
    ...Object.fromEntries(generatedSecrets.map((secret) => [secret, secrets[secret]])),
    STAFF_PASSWORD: secrets.STAFF_PASSWORD,
    PORT: String(port),
    PUBLIC_ORIGIN: publicOrigin(surroundings),
    SERVICE_HOST: '127.0.0.1',
    SERVICE_PORT: String(servicePort),
    MONGODB_URL: mongodbUrl,
    REDIS_URL: redisUrl,
    LOCAL_INBOX_URL: inboxSmtpUrl,
    EDUCATION_FEED_URL: educationFeed?.url,
    EDUCATION_FEED_PRIVATE_ORIGIN: educationFeed?.privateOrigin,
    RATES_SOURCE_URL: ratesSource?.url,
    RATES_SOURCE_PRIVATE_ORIGIN: ratesSource?.privateOrigin,
    AUDIT_HEADS_FILE: headsFile(settings, 'AUDIT_HEADS_FILE'),
    CONSENT_HEADS_FILE: headsFile(settings, 'CONSENT_HEADS_FILE'),
    ERASURES_FILE: headsFile(settings, 'ERASURES_FILE'),
    LEAD_INTAKE_URL: urlOf(servicePorts['lead-intake']),
    LEAD_DESK_URL: urlOf(servicePorts['lead-desk']),
    CONTENT_API_URL: urlOf(servicePorts['content-api']),
  };
  const names = Object.keys(schemas[name].shape) as ServiceSetting[];
  return { NODE_ENV: 'production', ...Object.fromEntries(names.map((setting) => [setting, decided[setting]])) };
}

const headsFiles = {
  AUDIT_HEADS_FILE: 'audit-heads.jsonl',
  CONSENT_HEADS_FILE: 'consent-heads.jsonl',
  ERASURES_FILE: 'erasures.jsonl',
} as const;
type HeadsSetting = keyof typeof headsFiles;

/** Where the heads of a record, or the ids of erased requests, are appended: the setting, else a file of the data folder. */
export function headsFile(settings: Pick<Settings, HeadsSetting | 'DATA_DIR'>, name: HeadsSetting): string {
  const given = settings[name];
  return given ? resolve(repositoryRoot, given) : join(settings.DATA_DIR, headsFiles[name]);
}

/** Where pages are reached from outside: the setting, else this machine under the name `localhost`. */
export function publicOrigin({ settings, port }: Pick<Surroundings, 'settings' | 'port'>): string {
  return settings.PUBLIC_ORIGIN ?? visitUrl(settings.HOST, port);
}

/** The address to type into a browser on this machine. */
export function visitUrl(host: string, port: number): string {
  const here = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host);
  return here ? `http://localhost:${port}` : `http://${inUrl(host)}:${port}`;
}

function localUrl(host: string, port: number): string {
  return host === '0.0.0.0' || host === '::' ? urlOf(port) : `http://${inUrl(host)}:${port}`;
}

function inUrl(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

function urlOf(port: number): string {
  return `http://127.0.0.1:${port}`;
}

function entryOf(name: string): string {
  return join(repositoryRoot, 'services', name, 'src', 'main.ts');
}
