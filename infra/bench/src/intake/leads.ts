import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type ConsultationBody,
  createConsultationRequest,
  FORM_TOKEN_HEADER,
  FORM_TOKEN_YOUNGEST,
  getFormToken,
} from '@annuity-lantern/contracts/http';
import { startDns } from '../product/dns.ts';
import type { OwnStores } from '../product/own-stores.ts';
import { type RunningProcess, startProcess } from '../product/start-process.ts';

const firstNames = ['Ada', 'Walter', 'Josephine', 'Luis', 'Marguerite', 'Harold', 'Denise', 'Samuel', 'Ruth', 'Theodore'];
const lastNames = ['Okafor', 'Lindqvist', 'Castellanos', 'Brannigan', 'Quillfeather', 'Nakamura', 'Osei', 'Petrov', 'Hathaway', 'Dubois'];
const mailHosts = ['gmail.com', 'yahoo.com', 'aol.com', 'outlook.com', 'icloud.com', 'comcast.net', 'hotmail.com', 'att.net'];
/** Area code and exchange of numbers in use. */
const exchanges = ['202762', '303499', '312744', '602262', '612673', '713837', '404330', '206684', '617635', '503823'];
const concern =
  'My wife and I are both retired. We have a variable annuity from 2014 whose fees went up twice, and the surrender charge ends next spring. ' +
  'Would a fixed index annuity with an income rider pay us more for life, and what happens to the money when one of us dies? Afternoons are best.';

/** A request of typical length with an e-mail and a phone of its own. */
export function leadBody(index: number): ConsultationBody {
  const pick = (list: readonly string[], step = 1) => list[Math.floor(index / step) % list.length] ?? '';
  const firstName = pick(firstNames);
  const lastName = pick(lastNames, firstNames.length);
  return {
    firstName,
    lastName,
    email: `${firstName}.${lastName}.${index}@${pick(mailHosts)}`.toLowerCase(),
    // 9,000 numbers per exchange, none of which begins with 0.
    phone: `+1${pick(exchanges)}${1000 + ((index * 7919) % 9000)}`,
    age: '60-69',
    assets: '250k-500k',
    state: 'IL',
    primaryConcern: `${concern} (${index})`,
    website: '',
    consent: { textVersion: '2025-01-01', channels: { automatedCalls: false, texts: true, email: true }, analytics: true },
    page: '/consultation',
  };
}

let next = 0;
/** A request that was not sent before. */
export function nextLead(): { headers: Record<string, string>; body: string } {
  next += 1;
  return { headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() }, body: JSON.stringify(leadBody(next)) };
}

const PRODUCTION_HOST = 'www.harbor-street.internal';

export interface RunningIntake extends RunningProcess {
  /** Where leads are posted. */
  readonly url: string;
  /** As the gateway forwards a visitor's request, with a form token of valid age. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Starts lead-intake alone, as in production. */
export async function startIntake({ mongodbUrl, redisUrl, logsDir }: OwnStores, database: string): Promise<RunningIntake> {
  const PUBLIC_ORIGIN = `https://${PRODUCTION_HOST}`;
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
      DNS_SERVERS: await startDns(),
    },
  });
  const { token } = (await (await fetch(`${intake.origin}${getFormToken.path}`)).json()) as { token: string };
  await pause(FORM_TOKEN_YOUNGEST + 100);
  return {
    ...intake,
    url: `${intake.origin}${createConsultationRequest.path}`,
    headers: {
      origin: PUBLIC_ORIGIN,
      'sec-fetch-site': 'same-origin',
      'x-client-address': '198.51.100.23',
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Mobile/15E148 Safari/604.1',
      [FORM_TOKEN_HEADER]: token,
    },
  };
}
