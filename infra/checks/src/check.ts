import { parseArgs } from 'node:util';
import { chooseNames } from './choose-names.ts';
import { runStaticChecks, staticChecks } from './static-checks.ts';

const names = [...new Set(staticChecks.map(({ name }) => name))];

const help = `npm run check looks at the code without running it: types, lint and format, the import rules, and what nothing uses.
It ends with exit code 1 when one of them finds something. "npx biome check --write" repairs format and import order.

  npm run check -- --only types,format   one check, or several with a comma between:
                                         ${names.join(', ')}`;

const chosen = readArguments();
if (chosen) {
  const checks = staticChecks.filter(({ name }) => chosen.includes(name));
  const { failed } = await runStaticChecks(checks, (line) => console.log(line));
  console.log(failed === 0 ? 'Everything is in order.' : `${failed} of the checks found something.`);
  process.exit(failed === 0 ? 0 : 1);
}

/** The names of the checks to run; null after `--help` and after wrong arguments. */
function readArguments(): readonly string[] | null {
  try {
    const { values } = parseArgs({ options: { help: { type: 'boolean' }, only: { type: 'string' } } });
    const wanted = chooseNames('check', values.only, names);
    if (!values.help) return wanted;
    console.log(help);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
  return null;
}
