import { randomBytes } from 'node:crypto';
import { type MongodbUser, mongodbUsers, type UserOfPeople, usersOfPeople } from '../rights/mongodb-rights.ts';
import { type RedisUser, redisUsers } from '../rights/redis-rights.ts';

/** Where containers reach the stores. */
export interface StoreHosts {
  readonly mongodb: string;
  readonly redis: string;
}

export const composeHosts: StoreHosts = { mongodb: 'mongodb-1:27017,mongodb-2:27017,mongodb-3:27017', redis: 'redis:6379' };

const key = () => randomBytes(32).toString('hex');
const sealingKey = () => `first:${key()}`;
const later = () => '';
const password = () => randomBytes(15).toString('base64url');

/** One file each, which is named like its setting in lower case. Those that others provide are empty at first. */
const ofSettings = {
  SESSION_SECRET: key,
  ID_KEY: key,
  FORM_TOKEN_KEY: key,
  SEALING_KEYS: sealingKey,
  AUDIT_KEY: key,
  CONSENT_KEY: key,
  STAFF_KEYS: sealingKey,
  STAFF_PASSWORD: password,
  SMTP_URL: later,
  ANALYTICS_API_SECRET: later,
  LEAD_WEBHOOK_SECRET: later,
  CRM_EVENTS_SECRET: later,
  MAIL_EVENTS_SECRET: later,
} as const satisfies Record<string, () => string>;

/** Addresses to which Alertmanager sends critical alerts, warnings and the ping of the dead man's switch, and the password of Grafana. */
const ofMonitoring = { alert_url: later, office_url: later, watchdog_url: later, grafana_password: password } as const;

/** Settings that each service has as a file of its own: they hold its user and password. */
export const ofEachService = ['MONGODB_URL', 'REDIS_URL'] as const;
export const secretSettings: readonly string[] = [...Object.keys(ofSettings), ...ofEachService];

export const mongodbUrlFile = (user: MongodbUser | UserOfPeople) => `mongodb_url.${user}`;
export const redisUrlFile = (user: RedisUser) => `redis_url.${user}`;
/** Written anew each time from the addresses and the table of rights. */
export const ACL_FILE = 'redis_users.acl';
export const KEYFILE = 'mongodb_keyfile';

/** Every file of the folder except the ACL file, with a new value for it. */
export function secretFiles({ mongodb, redis }: StoreHosts): ReadonlyMap<string, () => string> {
  const mongodbUrl = (user: string) => `mongodb://${user}:${key()}@${mongodb}/annuity-lantern?replicaSet=annuity-lantern&authSource=admin`;
  return new Map([
    ...Object.entries(ofSettings).map(([setting, make]) => [setting.toLowerCase(), make] as const),
    ...Object.entries(ofMonitoring),
    ...[...mongodbUsers, ...usersOfPeople].map((user) => [mongodbUrlFile(user), () => mongodbUrl(user)] as const),
    ...redisUsers.map((user) => [redisUrlFile(user), () => `redis://${user}:${key()}@${redis}`] as const),
    [KEYFILE, () => randomBytes(512).toString('base64')] as const,
  ]);
}
