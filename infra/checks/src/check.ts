import { runStaticChecks } from './static-checks.ts';

const help = `npm run check looks at the code without running it: types, lint and format, the import rules, and what nothing uses.
It ends with exit code 1 when one of them finds something. "npx biome check --write" repairs format and import order.`;

if (process.argv.includes('--help')) {
  console.log(help);
} else {
  const { failed } = await runStaticChecks((line) => console.log(line));
  console.log(failed === 0 ? 'Everything is in order.' : `${failed} of the checks found something.`);
  process.exit(failed === 0 ? 0 : 1);
}
