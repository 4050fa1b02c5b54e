import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startDns } from '@annuity-lantern/harness/dns';
import { startInstallation, withoutSettings } from '@annuity-lantern/harness/start-installation';
import { repositoryRoot, temporaryFolder } from '@annuity-lantern/harness/start-service';
import { freePort } from '@annuity-lantern/local/free-port';

const RATES_WITHIN_MS = 30_000;

export interface Installation {
  readonly origin: string;
  readonly pid: number;
  readonly dataDir: string;
  /** The first account of the desk. */
  readonly staff: { readonly username: string; readonly password: string };
  readonly stop: () => Promise<unknown>;
}

/**
 * Starts the product of this working tree as its operator runs it. The origin is the production host, so pages may be indexed. The site
 * file holds no sample values, and rates are imported.
 */
export async function startOnProductionHost(log: (line: string) => void): Promise<Installation> {
  const dataDir = temporaryFolder();
  const host = `localhost:${await freePort()}`;
  const staff = { username: 'bench', password: randomBytes(16).toString('hex') };
  const env = {
    ...withoutSettings(process.env),
    STAFF_USERNAME: staff.username,
    STAFF_PASSWORD: staff.password,
    PORT: host.slice('localhost:'.length),
    PUBLIC_ORIGIN: `http://${host}`,
    PRODUCTION_HOST: host,
    SITE_FILE: path.join(repositoryRoot, 'infra/bench/fixtures/site.json'),
    SESSION_SECRET: randomBytes(32).toString('hex'),
    ID_KEY: randomBytes(32).toString('hex'),
    FORM_TOKEN_KEY: randomBytes(32).toString('hex'),
    SEALING_KEYS: `bench:${randomBytes(32).toString('hex')}`,
    AUDIT_KEY: randomBytes(32).toString('hex'),
    CONSENT_KEY: randomBytes(32).toString('hex'),
    STAFF_KEYS: `bench:${randomBytes(32).toString('hex')}`,
    DNS_SERVERS: await startDns(),
    // Every visitor of a measurement has the same address.
    INTAKE_LIMIT_PER_IP: '0',
    VISITOR_MAILS_PER_HOUR: '0',
    STAFF_MAILS_PER_HOUR: '0',
    DATA_DIR: dataDir,
  };
  const installation = await startInstallation({ dataDir, env, onLine: (line) => log(`  ${line}`) });
  await importRates(installation.origin, env);
  return { origin: installation.origin, pid: installation.supervisor.pid as number, dataDir, staff, stop: installation.stop };
}

/** With today's date, so that the page shows no warning of old rates. */
async function importRates(origin: string, env: NodeJS.ProcessEnv): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const args = ['run', 'rates:import', '--', 'infra/bench/fixtures/rates.csv', '--as-of', today, '--source', 'bench'];
  await promisify(execFile)('npm', args, { cwd: repositoryRoot, env });
  for (const late = Date.now() + RATES_WITHIN_MS; ; await pause(100)) {
    const answer = (await (await fetch(`${origin}/api/annuity-rates`)).json()) as { readonly data?: readonly unknown[] };
    if (answer.data?.length) return;
    if (Date.now() > late) throw new Error('The rates were imported but are not served.');
  }
}
