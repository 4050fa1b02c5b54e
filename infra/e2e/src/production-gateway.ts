import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const repositoryRoot = path.resolve(import.meta.dirname, '../../..');

export const productionOrigin = 'https://www.harbor-street.internal';

export interface ProductionGateway {
  /** The address it listens on. Its pages name `productionOrigin` instead. */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** Starts the gateway alone, configured as the production host, the only host that lets crawlers in. */
export async function startProductionGateway(): Promise<ProductionGateway> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'annuity-lantern-gateway-'));
  const away = 'http://127.0.0.1:1';
  const gateway = spawn(process.execPath, ['services/gateway/src/main.ts'], {
    cwd: repositoryRoot,
    env: {
      ...process.env,
      PORT: '0',
      PUBLIC_ORIGIN: productionOrigin,
      PRODUCTION_HOST: new URL(productionOrigin).host,
      TRUST_PROXY: '1',
      SITE_FILE: path.join(repositoryRoot, 'infra/bench/fixtures/site.json'),
      DATA_DIR: dataDir,
      LEAD_INTAKE_URL: away,
      LEAD_DESK_URL: away,
      CONTENT_API_URL: away,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    const ended = new Promise<void>((resolve) => (gateway.exitCode === null ? gateway.once('exit', () => resolve()) : resolve()));
    gateway.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    return { address: `http://127.0.0.1:${await portOf(gateway)}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Reads the port from the gateway's log. */
function portOf(gateway: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk;
      const port = /"port":(\d+),.*"words":"listening"/.exec(output)?.[1];
      if (port !== undefined) resolve(port);
    };
    gateway.stdout?.on('data', read);
    gateway.stderr?.on('data', read);
    gateway.once('exit', () => reject(new Error(`The gateway did not start:\n${output}`)));
  });
}
