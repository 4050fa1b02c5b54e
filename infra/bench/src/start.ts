import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot, temporaryFolder } from './product/start-process.ts';
import { plainEnvironment, startProduct } from './product/start-product.ts';
import type { Section } from './report.ts';

const run = promisify(execFile);

/** Times `npm start` in a fresh clone of the last commit with nothing installed, and again on the same data. */
export async function measureStart(log: (line: string) => void): Promise<Section> {
  const folder = temporaryFolder();
  const clone = path.join(folder, 'clone');
  await run('git', ['clone', '--quiet', '--no-hardlinks', repositoryRoot, clone]);
  const env = {
    ...plainEnvironment(process.env),
    PORT: '0',
    CACHE_DIR: path.join(folder, 'cache'),
    npm_config_cache: path.join(folder, 'npm-cache'),
  };
  const rows: string[][] = [];
  const start = async (name: string) => {
    const startedAt = performance.now();
    const seconds = () => (performance.now() - startedAt) / 1000;
    const onLine = (line: string) => {
      log(`  ${seconds().toFixed(1)} s  ${line}`);
      if (/^[A-Z]/.test(line)) rows.push([name, `${seconds().toFixed(1)} s`, line]);
    };
    const product = await startProduct({ program: 'npm', args: ['start'], cwd: clone, env, onLine });
    const took = seconds();
    await product.stop();
    return took;
  };
  const fresh = await start('fresh');
  const second = await start('second');
  // After the start, with a second empty cache: this clone then has the lock file alone.
  log('Start: npm ci alone ...');
  await run('git', ['-C', clone, 'clean', '-qfdx']);
  const startedAt = performance.now();
  await run('npm', ['ci'], { cwd: clone, env: { ...env, npm_config_cache: path.join(folder, 'npm-cache-2') }, maxBuffer: 2 ** 26 });
  const install = (performance.now() - startedAt) / 1000;
  return {
    title: 'Start-up times',
    notes: ['npm start in a fresh clone of the last commit, with an empty CACHE_DIR and npm cache; everything is downloaded.'],
    figures: [
      { name: 'fresh clone to ready', value: fresh, unit: 's' },
      { name: 'npm ci alone', value: install, unit: 's' },
      { name: 'fresh clone as a multiple of it', value: fresh / install, unit: 'times' },
      { name: 'second start to ready', value: second, unit: 's' },
    ],
    tables: [{ title: 'What was printed when', columns: ['start', 'after', 'line'], rows }],
  };
}
