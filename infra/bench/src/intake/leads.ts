import { randomBytes, randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createConsultationRequest, FORM_TOKEN_HEADER, FORM_TOKEN_YOUNGEST, getFormToken } from '@annuity-lantern/contracts/http';
import { startDns } from '@annuity-lantern/harness/dns';
import { leadBody } from '@annuity-lantern/harness/lead-body';
import type { OwnStores } from '@annuity-lantern/harness/own-stores';
import { type RunningService, repositoryRoot, startService } from '@annuity-lantern/harness/start-service';
import { ID_KEY, SEALING_KEYS } from '../service-keys.ts';

let next = 0;
/** A request that was not sent before. */
export function nextLead(): { headers: Record<string, string>; body: string } {
  next += 1;
  return { headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() }, body: JSON.stringify(leadBody(next)) };
}

const PRODUCTION_HOST = 'www.harbor-street.internal';

export interface RunningIntake extends RunningService {
  /** Where leads are posted. */
  readonly url: string;
  /** As the gateway forwards a visitor's request, with a form token of valid age. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Starts lead-intake alone, as in production.
 *
 * @param root another checkout
 */
export async function startIntake({ mongodbUrl, redisUrl, logsDir }: OwnStores, database: string, root?: string): Promise<RunningIntake> {
  const PUBLIC_ORIGIN = `https://${PRODUCTION_HOST}`;
  const intake = await startService({
    name: 'lead-intake',
    entry: 'services/lead-intake/src/main.ts',
    logsDir,
    root,
    env: {
      PUBLIC_ORIGIN,
      PRODUCTION_HOST,
      SITE_FILE: path.join(repositoryRoot, 'infra/bench/fixtures/site.json'),
      MONGODB_URL: mongodbUrl(database),
      REDIS_URL: redisUrl,
      ID_KEY,
      FORM_TOKEN_KEY: randomBytes(32).toString('hex'),
      SEALING_KEYS,
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
