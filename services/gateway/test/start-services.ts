import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { vi } from 'vitest';
import type { Upstream } from '../src/api/upstream-of.ts';

/** Answers need it only while MongoDB is away, and no jobs are left behind that way. */
const NO_REDIS = 'redis://127.0.0.1:9';

export const staff = { username: 'Margaret', password: 'a long and good password' };

export interface RunningServices {
  /** The gateway's settings that lead to them. */
  readonly env: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

const variables: Readonly<Record<Upstream, string>> = {
  'lead-intake': 'LEAD_INTAKE_URL',
  'lead-desk': 'LEAD_DESK_URL',
  'content-api': 'CONTENT_API_URL',
};

/** The services behind the gateway as processes of their own. They listen; whether they are ready is up to their stores. */
export async function startServices(mongodbUrl: string, redisUrl = NO_REDIS): Promise<RunningServices> {
  const settings = {
    MONGODB_URL: mongodbUrl,
    REDIS_URL: redisUrl,
    DNS_SERVERS: '127.0.0.1:1',
    ID_KEY: 'k'.repeat(32),
    FORM_TOKEN_KEY: 'f'.repeat(32),
    SEALING_KEYS: `of-the-test:${'5e'.repeat(32)}`,
    SESSION_SECRET: 's'.repeat(32),
    // Never connected to; with a feed the list of its articles needs the store.
    EDUCATION_FEED_URL: 'http://127.0.0.1:9/feed',
    STAFF_USERNAME: staff.username,
    STAFF_PASSWORD: staff.password,
  };
  const children: ChildProcess[] = [];
  const stop = async () => {
    await Promise.all(children.map(endProcess));
  };
  try {
    const found = Object.entries(variables).map(async ([name, variable]) => {
      const main = path.join(import.meta.dirname, '../..', name, 'src/main.ts');
      const child = spawn(process.execPath, [main], { env: { SERVICE_PORT: '0', ...settings }, stdio: ['ignore', 'pipe', 'inherit'] });
      children.push(child);
      return [variable, await addressOf(child)] as const;
    });
    return { env: Object.fromEntries(await Promise.all(found)), stop };
  } catch (cause) {
    await stop();
    throw cause;
  }
}

async function addressOf(child: ChildProcess): Promise<string> {
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  const port = await vi.waitFor(
    () => {
      const written = /"port":(\d+)/.exec(output)?.[1];
      if (!written) throw new Error(`not listening yet: ${output}`);
      return written;
    },
    { timeout: 60_000 },
  );
  return `http://127.0.0.1:${port}`;
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(late);
}
