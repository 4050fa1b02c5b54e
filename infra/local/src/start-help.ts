import { describeSettings } from './settings.ts';

const NAME_WIDTH = 15;

/** What `npm start -- --help` prints. */
export function startHelp(): string {
  const rows = describeSettings().map(
    ({ name, sentence, usual }) => `  ${name.padEnd(NAME_WIDTH)}  ${sentence}${usual === undefined ? '' : ` (${usual})`}`,
  );
  return `npm start brings up the whole of Annuity Lantern on this machine: it installs and builds what changed, starts MongoDB
and Redis (or fetches them), and runs all services until Ctrl-C. Settings are read from the environment;
NAME_FILE names a file that holds the value of NAME:

${rows.join('\n')}

A second one beside it: PORT=8081 DATA_DIR=.data-2 npm start`;
}
