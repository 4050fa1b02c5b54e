import { parseArgs } from 'node:util';
import { runStaticChecks } from './static-checks.ts';
import { addTallies, type Tally } from './tally.ts';
import { checkCoverage, runEndToEnd, runVitest } from './test-parts.ts';

const help = `npm test does its own set-up and runs everything: types, lint, import rules and unused code; unit tests; integration tests
on a real MongoDB and a real Redis; and the whole site in a real Chromium. It uses ports and folders of its own, so
that a running npm start is left alone. The last line says how many tests passed and failed; a skipped test counts as failed.

  npm test -- --only unit                one part, or several with a comma between: check, unit, integration, e2e`;

const parts: Readonly<Record<string, { readonly title: string; readonly run: () => Promise<Tally> }>> = {
  check: { title: 'Types, lint, import rules', run: () => runStaticChecks(log) },
  unit: { title: 'Unit tests', run: async () => addTallies([await runVitest(['node', 'browser']), await checkCoverage()]) },
  integration: { title: 'Integration tests, on a real MongoDB and a real Redis', run: () => runVitest(['integration']) },
  e2e: { title: 'The site in Chromium', run: () => runEndToEnd(log) },
};

const wanted = readArguments();
if (wanted) {
  const tallies: Tally[] = [];
  for (const name of wanted) {
    const part = parts[name];
    if (!part) continue;
    log(`\n== ${part.title} ==`);
    tallies.push(await part.run());
  }
  const { passed, failed, failures } = addTallies(tallies);
  if (failures.length > 0) log(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}`);
  log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
}

/** The parts to run; null after `--help` and after arguments that make no sense. */
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
