import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { plainEnvironment } from '../product/plain-environment.ts';
import { repositoryRoot } from '../product/repository-root.ts';
import { startProduct } from '../product/start-product.ts';
import { temporaryFolder } from '../product/temporary-folder.ts';
import type { Section } from '../report/section.ts';

const run = promisify(execFile);

/** Times `npm start` twice in a fresh clone of the last commit: with nothing fetched, installed or built, and again on the same data. */
export async function timeStarts(log: (line: string) => void): Promise<Section> {
  const folder = temporaryFolder();
  const clone = path.join(folder, 'clone');
  log('Start: cloning the last commit ...');
  await run('git', ['clone', '--quiet', '--no-hardlinks', repositoryRoot, clone]);
  const [commit, changed] = await Promise.all([git('rev-parse', '--short', 'HEAD'), git('status', '--porcelain')]);

  const first = await timeStart(clone, folder, log);
  const second = await timeStart(clone, folder, log);
  return {
    title: 'Start-up times',
    notes: [
      `npm start in a fresh clone of ${commit}, run by the system's Node, with an empty CACHE_DIR and an empty npm cache: everything is fetched.`,
      ...(changed ? ['The working tree has changes that are not committed: they are not in this clone.'] : []),
    ],
    figures: [
      { name: 'fresh clone to ready', value: first.seconds, unit: 's' },
      { name: 'second start to ready', value: second.seconds, unit: 's' },
    ],
    tables: [stepsTable('Fresh clone: what was printed when', first), stepsTable('Second start: what was printed when', second)],
  };
}

interface TimedStart {
  readonly seconds: number;
  readonly steps: readonly (readonly [seconds: number, line: string])[];
}

async function timeStart(clone: string, folder: string, log: (line: string) => void): Promise<TimedStart> {
  const steps: [number, string][] = [];
  const startedAt = performance.now();
  const product = await startProduct({
    program: 'npm',
    args: ['start'],
    cwd: clone,
    env: {
      ...plainEnvironment(process.env),
      PORT: '0',
      CACHE_DIR: path.join(folder, 'cache'),
      npm_config_cache: path.join(folder, 'npm-cache'),
    },
    onLine: (line) => {
      const seconds = (performance.now() - startedAt) / 1000;
      steps.push([seconds, line]);
      log(`  ${seconds.toFixed(1)} s  ${line}`);
    },
  });
  await product.stop();
  return { seconds: product.secondsToReady, steps };
}

function stepsTable(title: string, { steps }: TimedStart) {
  const told = steps.filter(([, line]) => /^[A-Z]/.test(line) && !line.startsWith('Logs and data') && !/^Stop/.test(line));
  return { title, columns: ['after', 'line'], rows: told.map(([seconds, line]) => [`${seconds.toFixed(1)} s`, line]) };
}

async function git(...args: string[]): Promise<string> {
  return (await run('git', args, { cwd: repositoryRoot })).stdout.trim();
}
