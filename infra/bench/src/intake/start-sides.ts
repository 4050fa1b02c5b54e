import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { FORM_TOKEN_HEADER, FORM_TOKEN_YOUNGEST, getFormToken } from '@annuity-lantern/contracts/http';
import { BSON, MongoClient } from 'mongodb';
import type { OwnStores } from '../product/own-stores.ts';
import { startDns } from '../product/start-dns.ts';
import { startProcess } from '../product/start-process.ts';
import { runLoad } from './run-load.ts';

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

export interface Sides {
  /** Where each side listens. */
  readonly origins: Readonly<Record<'intake' | 'control', string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Of one stored lead and of one document of the control, in bytes of BSON. */
  readonly documentBytes: Readonly<Record<'intake' | 'control', number>>;
  readonly storedLeads: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Starts lead-intake as in production, and beside it the bare control, whose documents get whatever further fields a stored lead has. */
export async function startSides({ mongodbUrl, redisUrl, logsDir }: OwnStores): Promise<Sides> {
  const intake = await startProcess({
    name: 'lead-intake',
    entry: 'services/lead-intake/src/main.ts',
    logsDir,
    env: {
      PUBLIC_ORIGIN,
      PRODUCTION_HOST,
      MONGODB_URL: mongodbUrl('intake'),
      REDIS_URL: redisUrl,
      ID_KEY: randomBytes(32).toString('hex'),
      FORM_TOKEN_KEY: randomBytes(32).toString('hex'),
      SEALING_KEYS: `bench:${randomBytes(32).toString('hex')}`,
      DNS_SERVERS: await startDns(),
    },
  });
  const headers = { ...visitorHeaders, ...(await formToken(intake.origin)) };
  const client = await new MongoClient(mongodbUrl('intake')).connect();
  const leads = client.db().collection<{ _id: string }>('leads');

  const first = await runLoad({ origin: intake.origin, connections: 1, seconds: 1, headers });
  const lead = await leads.findOne();
  if (!lead) throw new Error(`lead-intake stored nothing; it answered ${JSON.stringify(first.others)}`);
  const control = await startProcess({
    name: 'control',
    entry: 'infra/bench/src/intake/control-server.ts',
    logsDir,
    env: { MONGODB_URL: mongodbUrl('intake'), FURTHER_FIELDS: BSON.EJSON.stringify(lead) },
  });
  await runLoad({ origin: control.origin, connections: 1, seconds: 1, headers });
  const document = await client.db().collection('control').findOne();

  return {
    origins: { intake: intake.origin, control: control.origin },
    headers,
    documentBytes: { intake: BSON.calculateObjectSize(lead), control: BSON.calculateObjectSize(document ?? {}) },
    storedLeads: () => leads.countDocuments(),
    stop: async () => {
      await Promise.all([intake.stop(), control.stop(), client.close()]);
    },
  };
}

/** One page's token, already old enough. */
async function formToken(origin: string): Promise<Record<string, string>> {
  const answer = await fetch(`${origin}${getFormToken.path}`);
  const { token } = (await answer.json()) as { token: string };
  await pause(FORM_TOKEN_YOUNGEST + 100);
  return { [FORM_TOKEN_HEADER]: token };
}
