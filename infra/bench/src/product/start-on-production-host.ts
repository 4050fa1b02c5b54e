import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { freePort } from '@annuity-lantern/local/free-port';
import { importTestRates } from './import-test-rates.ts';
import { plainEnvironment } from './plain-environment.ts';
import { repositoryRoot } from './repository-root.ts';
import { startDns } from './start-dns.ts';
import { type RunningProduct, startProduct } from './start-product.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface ProductOnProductionHost extends RunningProduct {
  readonly dataDir: string;
}

/**
 * Starts the product of this working tree as its operator would run it: the origin is the production host, so pages may be indexed and
 * the site file holds no sample value, and there are rates. Free port, data folder of its own.
 */
export async function startOnProductionHost(log: (line: string) => void): Promise<ProductOnProductionHost> {
  const dataDir = temporaryFolder();
  const host = `localhost:${await freePort()}`;
  const env = {
    ...plainEnvironment(process.env),
    ...(process.env.CACHE_DIR ? { CACHE_DIR: process.env.CACHE_DIR } : {}),
    PORT: host.slice('localhost:'.length),
    PUBLIC_ORIGIN: `http://${host}`,
    PRODUCTION_HOST: host,
    SITE_FILE: path.join(repositoryRoot, 'infra/bench/fixtures/site.json'),
    SESSION_SECRET: randomBytes(32).toString('hex'),
    ID_KEY: randomBytes(32).toString('hex'),
    FORM_TOKEN_KEY: randomBytes(32).toString('hex'),
    SEALING_KEYS: `bench:${randomBytes(32).toString('hex')}`,
    DNS_SERVERS: await startDns(),
    // Every visitor of a measurement has the same address.
    INTAKE_LIMIT_PER_IP: '0',
    DATA_DIR: dataDir,
  };
  const product = await startProduct({
    program: process.execPath,
    args: ['infra/local/src/start.ts'],
    cwd: repositoryRoot,
    env,
    onLine: (line) => log(`  ${line}`),
  });
  await importTestRates(product.origin, env);
  return { ...product, dataDir };
}
