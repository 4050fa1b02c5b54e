import { join, resolve } from 'node:path';
import { repositoryRoot } from './repository-root.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';
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
  const { settings, secrets, mongodbUrl, redisUrl, inboxSmtpUrl, educationFeed, ratesSource, servicePorts } = surroundings;
  const origin = { PUBLIC_ORIGIN: publicOrigin(surroundings), PRODUCTION_HOST: settings.PRODUCTION_HOST };
  const mongo = { MONGODB_URL: mongodbUrl };
  const redis = { REDIS_URL: redisUrl };
  const { ANALYTICS_URL, ANALYTICS_MEASUREMENT_ID, ANALYTICS_API_SECRET } = settings;
  const analytics = { ANALYTICS_URL, ANALYTICS_MEASUREMENT_ID, ANALYTICS_API_SECRET };
  const service = (name: ServiceName, env: ServicePlan['env']): ServicePlan => ({
    name,
    entry: entryOf(name),
    env: { ...common(settings), SERVICE_HOST: '127.0.0.1', SERVICE_PORT: String(servicePorts[name]), ...env },
    port: servicePorts[name],
    readyUrl: `${urlOf(servicePorts[name])}/readyz`,
  });
  return [
    service('content-api', {
      ...mongo,
      ...redis,
      ...origin,
      ID_KEY: secrets.ID_KEY,
      EDUCATION_FEED_URL: educationFeed?.url,
      EDUCATION_FEED_PRIVATE_ORIGIN: educationFeed?.privateOrigin,
      RATES_SOURCE_URL: ratesSource?.url,
      RATES_SOURCE_PRIVATE_ORIGIN: ratesSource?.privateOrigin,
    }),
    service('lead-desk', {
      ...mongo,
      ...redis,
      ...origin,
      OPERATIONS_URL: settings.OPERATIONS_URL,
      SESSION_SECRET: secrets.SESSION_SECRET,
      AUDIT_KEY: secrets.AUDIT_KEY,
      AUDIT_HEADS_FILE: auditHeadsFile(settings),
      STAFF_KEYS: secrets.STAFF_KEYS,
      STAFF_USERNAME: settings.STAFF_USERNAME,
      STAFF_PASSWORD: secrets.STAFF_PASSWORD,
    }),
    service('lead-worker', {
      ...mongo,
      ...redis,
      ...origin,
      ID_KEY: secrets.ID_KEY,
      SEALING_KEYS: secrets.SEALING_KEYS,
      DNS_SERVERS: settings.DNS_SERVERS,
      SMTP_URL: settings.SMTP_URL,
      LOCAL_INBOX_URL: inboxSmtpUrl,
      MAIL_FROM: settings.MAIL_FROM,
      STAFF_MAIL_TO: settings.STAFF_MAIL_TO,
      VISITOR_MAILS_PER_HOUR: String(settings.VISITOR_MAILS_PER_HOUR),
      ...analytics,
      LEAD_WEBHOOK_URL: settings.LEAD_WEBHOOK_URL,
      LEAD_WEBHOOK_SECRET: settings.LEAD_WEBHOOK_SECRET,
      MAIL_CONCURRENCY: settings.MAIL_CONCURRENCY,
      CRM_CONCURRENCY: settings.CRM_CONCURRENCY,
      ANALYTICS_CONCURRENCY: settings.ANALYTICS_CONCURRENCY,
      DNS_CONCURRENCY: settings.DNS_CONCURRENCY,
      SITE_FILE: settings.SITE_FILE,
    }),
    service('lead-intake', {
      ...mongo,
      ...redis,
      ...origin,
      ID_KEY: secrets.ID_KEY,
      FORM_TOKEN_KEY: secrets.FORM_TOKEN_KEY,
      SEALING_KEYS: secrets.SEALING_KEYS,
      REDIS_DURABLE: settings.REDIS_DURABLE,
      DNS_SERVERS: settings.DNS_SERVERS,
      ...analytics,
    }),
    gateway(surroundings, { ...origin, ...redis }),
  ];
}

function gateway(surroundings: Surroundings, shared: ServicePlan['env']): ServicePlan {
  const { settings, port, servicePorts, gatewayEnv } = surroundings;
  return {
    name: 'gateway',
    entry: entryOf('gateway'),
    env: {
      ...common(settings),
      ...shared,
      HOST: settings.HOST,
      PORT: String(port),
      SITE_FILE: settings.SITE_FILE,
      DATA_DIR: settings.DATA_DIR,
      INTAKE_LIMIT_PER_IP: String(settings.INTAKE_LIMIT_PER_IP),
      TRUST_PROXY: settings.TRUST_PROXY,
      METRICS_PORT: String(settings.METRICS_PORT),
      ANALYTICS_MEASUREMENT_ID: settings.ANALYTICS_MEASUREMENT_ID,
      LEAD_INTAKE_URL: urlOf(servicePorts['lead-intake']),
      LEAD_DESK_URL: urlOf(servicePorts['lead-desk']),
      CONTENT_API_URL: urlOf(servicePorts['content-api']),
      ...gatewayEnv,
    },
    port,
    readyUrl: `${localUrl(settings.HOST, port)}/readyz`,
  };
}

const common = ({ LOG_LEVEL }: Settings) => ({ NODE_ENV: 'production', LOG_LEVEL });

/** Where the heads of the audit are appended: the setting, else a file of the data folder. */
export function auditHeadsFile({ AUDIT_HEADS_FILE, DATA_DIR }: Pick<Settings, 'AUDIT_HEADS_FILE' | 'DATA_DIR'>): string {
  return AUDIT_HEADS_FILE ? resolve(repositoryRoot, AUDIT_HEADS_FILE) : join(DATA_DIR, 'audit-heads.jsonl');
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
