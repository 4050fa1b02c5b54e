import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { FORM_TOKEN_HEADER, FORM_TOKEN_YOUNGEST, getFormToken } from '@annuity-lantern/contracts/http';
import type { OwnStores } from '../product/own-stores.ts';
import { type RunningProcess, startProcess } from '../product/start-process.ts';

const PRODUCTION_HOST = 'www.harbor-street.internal';
const PUBLIC_ORIGIN = `https://${PRODUCTION_HOST}`;

/** As the gateway passes a visitor's post on. */
const visitorHeaders = {
  origin: PUBLIC_ORIGIN,
  'sec-fetch-site': 'same-origin',
  'x-client-address': '198.51.100.23',
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
};

export interface RunningIntake extends RunningProcess {
  /** Of a visitor whose page has been open for long enough. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface IntakeSettings {
  readonly database: string;
  readonly dnsServers: string;
}

/** Starts lead-intake alone, as in production. */
export async function startIntake(
  { mongodbUrl, redisUrl, logsDir }: Pick<OwnStores, 'mongodbUrl' | 'redisUrl' | 'logsDir'>,
  { database, dnsServers }: IntakeSettings,
): Promise<RunningIntake> {
  const intake = await startProcess({
    name: 'lead-intake',
    entry: 'services/lead-intake/src/main.ts',
    logsDir,
    env: {
      PUBLIC_ORIGIN,
      PRODUCTION_HOST,
      MONGODB_URL: mongodbUrl(database),
      REDIS_URL: redisUrl,
      ID_KEY: randomBytes(32).toString('hex'),
      FORM_TOKEN_KEY: randomBytes(32).toString('hex'),
      SEALING_KEYS: `bench:${randomBytes(32).toString('hex')}`,
      DNS_SERVERS: dnsServers,
    },
  });
  return { ...intake, headers: { ...visitorHeaders, ...(await formToken(intake.origin)) } };
}

/** One page's token, already old enough. */
async function formToken(origin: string): Promise<Record<string, string>> {
  const answer = await fetch(`${origin}${getFormToken.path}`);
  const { token } = (await answer.json()) as { token: string };
  await pause(FORM_TOKEN_YOUNGEST + 100);
  return { [FORM_TOKEN_HEADER]: token };
}
