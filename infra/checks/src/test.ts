import { parseArgs } from 'node:util';
import { runStaticChecks } from './static-checks.ts';
import { addTallies, listSlowest, type Tally } from './tally.ts';
import { runEndToEnd, runIntegrationTests, runUnitTests } from './test-parts.ts';

const help = `npm test does its own set-up and runs everything: types, lint, import rules and unused code; unit tests; integration tests
on a real MongoDB and a real Redis; and the whole site in a real Chromium. It uses ports and folders of its own, so
that a running npm start is left alone. At the end it prints the time of each part, the slowest test files, and how many
tests passed and failed; a skipped test counts as failed.

  npm test -- --only unit                one part, or several with a comma between: check, unit, integration, e2e`;

const parts: Readonly<Record<string, { readonly title: string; readonly run: () => Promise<Tally> }>> = {
  check: { title: 'Types, lint, import rules', run: () => runStaticChecks(log) },
  unit: { title: 'Unit tests', run: runUnitTests },
  integration: { title: 'Integration tests, on a real MongoDB and a real Redis', run: runIntegrationTests },
  e2e: { title: 'The site in Chromium', run: () => runEndToEnd(log) },
};

const SLOWEST = 20;

const wanted = readArguments();
if (wanted) {
  const tallies: Tally[] = [];
  const times: string[] = [];
  for (const name of wanted) {
    const part = parts[name];
    if (!part) continue;
    log(`\n== ${part.title} ==`);
    const startedAt = performance.now();
    tallies.push(await part.run());
    times.push(`${Math.round((performance.now() - startedAt) / 1000)} s  ${name}`.padStart(20));
  }
  const { passed, failed, failures, files } = addTallies(tallies);
  const slowest = listSlowest(files, SLOWEST);
  if (slowest.length > 0) log(`\nSlowest test files:\n${slowest.join('\n')}`);
  log(`\nTime of each part:\n${times.join('\n')}`);
  if (failures.length > 0) log(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}`);
  log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
}

/** The parts to run; null after `--help` and after wrong arguments. */
function readArguments(): readonly string[] | null {
  try {
    const { values } = parseArgs({ options: { help: { type: 'boolean' }, only: { type: 'string' } } });
    const names = values.only?.split(',') ?? Object.keys(parts);
    const unknown = names.find((name) => !parts[name]);
    if (unknown !== undefined) throw new Error(`There is no part "${unknown}": choose among ${Object.keys(parts).join(', ')}.`);
    if (!values.help) return names;
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
