import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { undoAtEnd } from '@annuity-lantern/local/clean-up';
import { freePort } from '@annuity-lantern/local/free-port';
import { startDns } from './dns.ts';
import { repositoryRoot, temporaryFolder } from './start-process.ts';

const READY_WITHIN_MS = 900_000;
const STOP_WITHIN_MS = 60_000;
const RATES_WITHIN_MS = 30_000;

export interface RunningProduct {
  readonly origin: string;
  readonly pid: number;
  readonly dataDir: string;
  /** The first account of the desk. */
  readonly staff: { readonly username: string; readonly password: string };
  readonly stop: () => Promise<unknown>;
}

/**
 * Starts the product of this working tree as its operator runs it: the origin is the production host, so pages may be indexed, the site file
 * holds no sample values, and rates are imported.
 */
export async function startOnProductionHost(log: (line: string) => void): Promise<RunningProduct> {
  const dataDir = temporaryFolder();
  const host = `localhost:${await freePort()}`;
  const staff = { username: 'bench', password: randomBytes(16).toString('hex') };
  const env = {
    ...plainEnvironment(process.env),
    STAFF_USERNAME: staff.username,
    STAFF_PASSWORD: staff.password,
    ...(process.env.CACHE_DIR ? { CACHE_DIR: process.env.CACHE_DIR } : {}),
    PORT: host.slice('localhost:'.length),
    PUBLIC_ORIGIN: `http://${host}`,
    PRODUCTION_HOST: host,
    SITE_FILE: path.join(repositoryRoot, 'infra/bench/fixtures/site.json'),
    SESSION_SECRET: randomBytes(32).toString('hex'),
    ID_KEY: randomBytes(32).toString('hex'),
    FORM_TOKEN_KEY: randomBytes(32).toString('hex'),
    SEALING_KEYS: `bench:${randomBytes(32).toString('hex')}`,
    AUDIT_KEY: randomBytes(32).toString('hex'),
    STAFF_KEYS: `bench:${randomBytes(32).toString('hex')}`,
    DNS_SERVERS: await startDns(),
    // Every visitor of a measurement has the same address.
    INTAKE_LIMIT_PER_IP: '0',
    VISITOR_MAILS_PER_HOUR: '0',
    DATA_DIR: dataDir,
  };
  const product = await startProduct({
    program: process.execPath,
    args: ['infra/local/src/start.ts'],
    cwd: repositoryRoot,
    env,
    onLine: (line) => log(`  ${line}`),
  });
  await importRates(product.origin, env);
  return { ...product, dataDir, staff };
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

export interface StartOptions {
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly onLine: (line: string) => void;
}

/**
 * Starts the whole product and waits for its ready line.
 *
 * @throws Error with its output when it ends before that, or is not ready within 15 minutes
 */
export async function startProduct({ program, args, cwd, env, onLine }: StartOptions): Promise<Omit<RunningProduct, 'dataDir' | 'staff'>> {
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  // If the bench exits early, the supervisor stops the rest.
  process.once('exit', () => child.kill('SIGTERM'));
  const stop = undoAtEnd(async () => {
    child.kill('SIGTERM');
    const stopped = await Promise.race([ended.then(() => true), pause(STOP_WITHIN_MS, false, { ref: false })]);
    if (!stopped) child.kill('SIGKILL');
  });

  let output = '';
  const ready = new Promise<string>((resolve) => {
    let unfinished = '';
    const read = (chunk: Buffer) => {
      output += chunk;
      const lines = `${unfinished}${chunk}`.split('\n');
      unfinished = lines.pop() ?? '';
      for (const line of lines) {
        // This line holds the first staff password.
        if (!line.startsWith('Staff sign-in')) onLine(line);
        const origin = /Annuity Lantern is ready: (\S+)/.exec(line)?.[1];
        if (origin) resolve(origin);
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  const origin = await Promise.race([ready, ended, pause(READY_WITHIN_MS, undefined, { ref: false })]);
  if (origin && child.pid) return { origin, pid: child.pid, stop };
  await stop();
  throw new Error(`The product did not become ready:\n${output}`);
}

/** Settings of the product in the caller's shell must not change what is measured. */
const settings =
  /^(?:PORT|HOST|DATA_DIR|CACHE_DIR|PUBLIC_ORIGIN|PRODUCTION_HOST|SITE_FILE|MONGODB_URL|REDIS_URL|STAFF_.+|SESSION_SECRET|ID_KEY|FORM_TOKEN_KEY|SEALING_KEYS|AUDIT_.+|SMTP_URL|MAIL_FROM|TRUST_PROXY|ANALYTICS_.+|LEAD_WEBHOOK_.+|DNS_SERVERS|EDUCATION_FEED_.+|RATES_SOURCE_.+|RETENTION_DAYS|VISITOR_MAILS_PER_HOUR|REDIS_DURABLE|[A-Z]+_CONCURRENCY|LOG_LEVEL|NODE_ENV)$/;
/** npm passes its own project to scripts; an npm started in a clone must not see it. */
const ofThisNpmRun = /^(?:npm_(?!config_).*|npm_config_.*prefix|INIT_CWD|NODE)$/;

/** The environment as a new terminal has it: without settings, npm's additions and the pinned Node. */
export function plainEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(([name]) => !settings.test(name) && !ofThisNpmRun.test(name));
  const folders = (env.PATH ?? '').split(path.delimiter).filter((folder) => !/node_modules[\\/]\.bin$|node-gyp-bin$/.test(folder));
  return { ...Object.fromEntries(kept), PATH: folders.join(path.delimiter) };
}
