import { execFile } from 'node:child_process';
import { lookup as systemLookup } from 'node:dns';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { LookupFunction } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { undoAtEnd } from '@annuity-lantern/local/clean-up';
import { freePort } from '@annuity-lantern/local/free-port';
import { startDns } from './dns.ts';
import { settingsOf, startSinks, type Take } from './sinks.ts';
import { repositoryRoot } from './start-service.ts';

export interface Container {
  /** Such as `lead-intake-2`. */
  readonly name: string;
  readonly service: string;
}

/** Processes of each service that can have several. */
export type Scale = Readonly<Partial<Record<'gateway-2' | 'content-api' | 'lead-intake' | 'lead-worker' | 'lead-desk', number>>>;

export interface ComposeProject {
  /** Of the proxy. */
  readonly origin: string;
  /** A user that may do everything, and how this machine finds the members. */
  readonly mongodb: { readonly url: string; readonly lookup: LookupFunction };
  /** Also changes how many processes run. Returns the seconds until every container is healthy. */
  up(scale: Scale): Promise<number>;
  containers(): Promise<Container[]>;
  /** Resolves when this container, or each one, is healthy. */
  healthy(name?: string): Promise<void>;
  /** Such as `kill`, `start` or `restart`, of one container. */
  strike(command: string, name: string): Promise<void>;
  /** Copies a folder out of a container. */
  copy(from: string, to: string): Promise<void>;
  /** Megabytes of memory of each container. */
  memory(): Promise<ReadonlyMap<string, number>>;
}

export interface ComposeOptions {
  /** Gets the key of each webhook and conversion. Mails are kept by the inbox. */
  readonly take: Take;
  readonly settings?: NodeJS.ProcessEnv;
}

const PROJECT = 'annuity-lantern-measured';
const HEALTHY_WITHIN_MS = 240_000;
const LOOK_EVERY_MS = 500;
const run = promisify(execFile);

/** The containers of docker-compose.yml as a project of its own, with secrets and volumes of its own. The image must be built. */
export async function openComposeProject({ take, settings = {} }: ComposeOptions): Promise<ComposeProject> {
  const folder = mkdtempSync(path.join(tmpdir(), 'annuity-lantern-compose-'));
  undoAtEnd(async () => rmSync(folder, { recursive: true, force: true }));
  // The first address of Docker's own network is this machine, for containers of every network.
  const subnet = await docker(['network', 'inspect', 'bridge', '--format', '{{(index .IPAM.Config 0).Subnet}}']);
  const host = subnet.trim().replace(/\.\d+\/\d+$/, '.1');
  const { SMTP_URL, LEAD_WEBHOOK_SECRET, ANALYTICS_API_SECRET, ...sinks } = settingsOf(await startSinks(take, host));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = {
    ...process.env,
    ...sinks,
    DNS_SERVERS: await startDns(undefined, host),
    COMPOSE_PROJECT_NAME: PROJECT,
    COMPOSE_PROFILES: 'try',
    SECRETS_DIR: folder,
    HOST: '127.0.0.1',
    PORT: String(port),
    TLS_PORT: String(port + 1),
    PUBLIC_ORIGIN: origin,
    ...settings,
  };
  const compose = (args: readonly string[]) => docker(['compose', ...args], env);
  await compose(['down', '-v', '--remove-orphans']);
  undoAtEnd(() => compose(['down', '-v', '--remove-orphans', '--timeout', '5']));
  await compose(['run', '--rm', '-T', '--user', `${process.getuid?.()}:${process.getgid?.()}`, 'secrets']);
  writeFileSync(path.join(folder, 'lead_webhook_secret'), LEAD_WEBHOOK_SECRET);
  writeFileSync(path.join(folder, 'analytics_api_secret'), ANALYTICS_API_SECRET);

  const containers = async () =>
    (await compose(['ps', '-a', '--format', 'json']))
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { Name: string; Service: string })
      .map(({ Name, Service }) => ({ name: Name.replace(`${PROJECT}-`, ''), service: Service }));
  const healthOf = async (name: string) => (await docker(['inspect', `${PROJECT}-${name}`, '--format', '{{.State.Health.Status}}'])).trim();
  const healthy = async (name?: string) => {
    const all =
      name === undefined ? (await containers()).filter(({ service }) => service !== 'replica-set').map((one) => one.name) : [name];
    for (const late = Date.now() + HEALTHY_WITHIN_MS; ; await pause(LOOK_EVERY_MS)) {
      const states = await Promise.all(all.map(healthOf));
      if (states.every((state) => state === 'healthy')) return;
      if (Date.now() > late) throw new Error(`not healthy in time: ${all.map((one, at) => `${one} ${states[at]}`).join(', ')}`);
    }
  };
  return {
    origin,
    mongodb: { url: readFileSync(path.join(folder, 'mongodb_url.operator'), 'utf8').trim(), lookup: lookUpContainer },
    up: async (scale) => {
      const startedAt = Date.now();
      const scales = Object.entries(scale).flatMap(([service, count]) => ['--scale', `${service}=${count}`]);
      await compose(['up', '-d', '--no-build', ...scales])
        .then(() => healthy())
        .catch(async ({ message }: Error) => {
          const end = message.split('\n').findLast(Boolean);
          throw new Error(
            `${end}\n${await compose(['logs', '--tail', '4', 'gateway', 'lead-intake', 'lead-worker', 'lead-desk', 'content-api'])}`,
          );
        });
      return (Date.now() - startedAt) / 1000;
    },
    containers,
    healthy,
    strike: async (command, name) => void (await docker([command, `${PROJECT}-${name}`])),
    copy: async (from, to) => void (await compose(['cp', from, to])),
    memory: async () => {
      const lines = (await docker(['stats', '--no-stream', '--format', '{{.Name}} {{.MemUsage}}'])).split('\n');
      const own = lines.filter((line) => line.startsWith(`${PROJECT}-`)).map((line) => line.slice(PROJECT.length + 1).split(' '));
      return new Map(own.map(([name = '', used = '']) => [name, megabytesOf(used)]));
    },
  };
}

/** The name of a service that has one container. A member of MongoDB is known by it. */
const lookUpContainer: LookupFunction = (hostname, options, callback) => {
  if (!hostname.startsWith('mongodb-')) return systemLookup(hostname, options, callback);
  docker(['inspect', `${PROJECT}-${hostname}-1`, '--format', '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}']).then(
    (text) => {
      const address = text.trim();
      if (address === '') callback(new Error(`${hostname} does not run`), []);
      else callback(null, options.all ? [{ address, family: 4 }] : address, 4);
    },
    (error: NodeJS.ErrnoException) => callback(error, []),
  );
};

async function docker(args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const { stdout } = await run('docker', [...args], { cwd: repositoryRoot, env, maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

function megabytesOf(text: string): number {
  const [, number = '', unit = ''] = /^([\d.]+)(\w+)$/.exec(text) ?? [];
  const factors: Readonly<Record<string, number>> = { KiB: 2 ** 10, MiB: 2 ** 20, GiB: 2 ** 30 };
  return (Number(number) * (factors[unit] ?? 1)) / 1_000_000;
}
