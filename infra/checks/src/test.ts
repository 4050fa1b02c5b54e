import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { chooseNames } from './choose-names.ts';
import { takeTurns } from './take-turns.ts';
import { addTallies, listSlowest, type Tally } from './tally.ts';
import { parts, schedule } from './test-parts.ts';

const help = `npm test does its own set-up and runs everything: types, lint, import rules and unused code; unit tests; integration tests
on a real MongoDB and a real Redis; and the whole site in a real Chromium. It uses ports and folders of its own, so
that a running npm start is left alone. At the end it prints the time of each part, the slowest test files, and how many
tests passed and failed; a skipped test counts as failed.

  npm test -- --only unit                one part, or several with a comma between: ${Object.keys(parts).join(', ')}
  npm test -- --shuffle                  files, and the tests of each, in random order; the seed is printed
  npm test -- --shuffle 4711             in that order again`;

const SLOWEST = 20;
const MAX_SEED = 1_000_000_000;

const options = readArguments();
if (options) {
  const { names, seed } = options;
  const tallies: Tally[] = [];
  const times: string[] = [];
  const runPart = async (name: string, print: (text: string) => void) => {
    const part = parts[name];
    if (!part) return;
    print(`\n== ${part.title} ==\n`);
    const startedAt = performance.now();
    tallies.push(await part.run(print, seed));
    times.push(`${((performance.now() - startedAt) / 1000).toFixed().padStart(7)} s  ${name}`);
  };
  if (seed !== undefined) log(`In random order: --shuffle ${seed}`);
  for (const row of schedule) {
    const turns = takeTurns(row.length, (text) => process.stdout.write(text));
    await Promise.all(
      row.map(async (list, index) => {
        const turn = turns[index];
        for (const name of list) if (turn && names.includes(name)) await runPart(name, turn.print);
        turn?.end();
      }),
    );
  }
  const { passed, failed, failures, files } = addTallies(tallies);
  const slowest = listSlowest(files, SLOWEST);
  if (slowest.length > 0) log(`\nSlowest test files:\n${slowest.join('\n')}`);
  log(`\nTime of each part:\n${times.join('\n')}`);
  if (failures.length > 0) log(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}`);
  log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
}

/** What to run; null after `--help` and after wrong arguments. */
function readArguments(): { readonly names: readonly string[]; readonly seed: number | undefined } | null {
  try {
    const { values, positionals } = parseArgs({
      options: { help: { type: 'boolean' }, only: { type: 'string' }, shuffle: { type: 'boolean' } },
      allowPositionals: true,
    });
    const names = chooseNames('part', values.only, Object.keys(parts));
    const [seed = `${randomInt(MAX_SEED)}`, ...more] = positionals;
    if (more.length > 0 || (positionals.length > 0 && !values.shuffle)) throw new Error(`"${positionals.at(-1)}" is not understood.`);
    if (!/^\d{1,9}$/.test(seed)) throw new Error(`The seed of --shuffle is a whole number below ${MAX_SEED}, not "${seed}".`);
    if (!values.help) return { names, seed: values.shuffle ? Number(seed) : undefined };
    log(help);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
  return null;
}

function log(line: string): void {
  console.log(line);
}
