import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import path from 'node:path';
import { plainEnvironment } from './plain-environment.ts';
import { repositoryRoot } from './repository-root.ts';
import { type RunningProduct, startProduct } from './start-product.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface ProductOnProductionHost extends RunningProduct {
  readonly dataDir: string;
}

/**
 * Starts the product of this working tree as its operator would run it: the origin is the production host, so pages may be indexed and
 * the site file holds no sample value. Free port, data folder of its own.
 */
export async function startOnProductionHost(log: (line: string) => void): Promise<ProductOnProductionHost> {
  const dataDir = temporaryFolder();
  const host = `localhost:${await freePort()}`;
  const product = await startProduct({
    program: process.execPath,
    args: ['infra/local/src/start.ts'],
    cwd: repositoryRoot,
    env: {
      ...plainEnvironment(process.env),
      ...(process.env.CACHE_DIR ? { CACHE_DIR: process.env.CACHE_DIR } : {}),
      PORT: host.slice('localhost:'.length),
      PUBLIC_ORIGIN: `http://${host}`,
      PRODUCTION_HOST: host,
      SITE_FILE: path.join(repositoryRoot, 'infra/bench/fixtures/site.json'),
      SESSION_SECRET: randomBytes(32).toString('hex'),
      ID_KEY: randomBytes(32).toString('hex'),
      DATA_DIR: dataDir,
    },
    onLine: (line) => log(`  ${line}`),
  });
  return { ...product, dataDir };
}

/** Not from the range of outgoing ports, where one that is free now may be taken a second later. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
