import type { ApiService } from '@annuity-lantern/contracts/http';
import { type RunningService, startService } from './start-service.ts';

/** Redis is needed only while MongoDB is away; without it no jobs remain. */
const NO_REDIS = 'redis://127.0.0.1:9';

export const idKey = 'k'.repeat(32);

/** In the form of Standard Webhooks. */
export const crmSecret = `whsec_${Buffer.alloc(32, 'a secret of the CRM').toString('base64')}`;

export const mailSecret = `whsec_${Buffer.alloc(32, 'a secret of the mail host').toString('base64')}`;

export const staff = { username: 'Margaret', password: 'a long and good password' };

export interface RunningServices {
  /** The gateway's settings that point to the services. */
  readonly env: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

const variables: Readonly<Record<ApiService, string>> = {
  'lead-intake': 'LEAD_INTAKE_URL',
  'lead-desk': 'LEAD_DESK_URL',
  'content-api': 'CONTENT_API_URL',
};

/** The settings of every service behind the gateway. Name servers are away. */
export function serviceSettings(mongodbUrl: string, redisUrl = NO_REDIS): Readonly<Record<string, string>> {
  return {
    MONGODB_URL: mongodbUrl,
    REDIS_URL: redisUrl,
    DNS_SERVERS: '127.0.0.1:1',
    ID_KEY: idKey,
    FORM_TOKEN_KEY: 'f'.repeat(32),
    SEALING_KEYS: `of-the-test:${'5e'.repeat(32)}`,
    SESSION_SECRET: 's'.repeat(32),
    CRM_EVENTS_SECRET: crmSecret,
    MAIL_EVENTS_SECRET: mailSecret,
    AUDIT_KEY: 'a'.repeat(32),
    CONSENT_KEY: 'c'.repeat(32),
    STAFF_KEYS: `of-the-test:${'7a'.repeat(32)}`,
    // Never connected to. With a feed set, the list of its articles needs the store.
    EDUCATION_FEED_URL: 'http://127.0.0.1:9/feed',
    STAFF_USERNAME: staff.username,
    STAFF_PASSWORD: staff.password,
  };
}

/** Starts the services behind the gateway as processes. They listen; whether they are ready depends on their stores. */
export async function startServices(mongodbUrl: string, redisUrl?: string): Promise<RunningServices> {
  const settings = serviceSettings(mongodbUrl, redisUrl);
  const running: RunningService[] = [];
  const stop = async () => {
    await Promise.all(running.map((service) => service.stop()));
  };
  const started = Object.entries(variables).map(async ([name, variable]) => {
    const service = await startService(name as ApiService, settings);
    running.push(service);
    return [variable, service.url] as const;
  });
  try {
    return { env: Object.fromEntries(await Promise.all(started)), stop };
  } catch (cause) {
    await Promise.allSettled(started);
    await stop();
    throw cause;
  }
}
