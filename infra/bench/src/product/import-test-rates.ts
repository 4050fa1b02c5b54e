import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { repositoryRoot } from './repository-root.ts';

const run = promisify(execFile);

const SHEET = 'infra/bench/fixtures/rates.csv';
const SHOWN_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 100;

/**
 * Puts the sheet of invented rates in place, by the command that an operator uses: without rates the page of the rates is not the one that
 * visitors see. None of its rows is marked as a sample, since the production host refuses samples. As of today, so that no rate is old.
 *
 * @param env the environment that the product runs with
 * @throws Error when the command fails, or its rates are not served within 30 s
 */
export async function importTestRates(origin: string, env: NodeJS.ProcessEnv): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const words = ['run', 'rates:import', '--', SHEET, '--as-of', today, '--source', 'test sheet of the measurement'];
  await run('npm', words, { cwd: repositoryRoot, env });
  for (const late = Date.now() + SHOWN_WITHIN_MS; !(await hasRates(origin)); await pause(LOOK_EVERY_MS)) {
    if (Date.now() > late) throw new Error('The rates of the measurement were imported, and are not served.');
  }
}

async function hasRates(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/api/annuity-rates`);
  if (!answer.ok) return false;
  const { data } = (await answer.json()) as { readonly data: readonly unknown[] };
  return data.length > 0;
}
