/** `npm start`: the whole product on this machine, until Ctrl-C. */
import { buildAll } from './build/build-all.ts';
import { startInstallation } from './installation.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { readSettings, type Settings } from './settings.ts';
import { showInstallation } from './show-installation.ts';
import { StartFailure } from './start-failure.ts';
import { startHelp } from './start-help.ts';

const log = (line: string) => console.log(line);

// The reader of our lines may end before us (`npm start | head`).
process.stdout.on('error', () => undefined);

const given = process.argv.slice(2);
if (given.some((word) => word === '--help' || word === '-h')) {
  console.log(startHelp());
} else if (given.length > 0) {
  fail(`\`${given[0]}\` is not understood: settings are given in the environment. \`npm start -- --help\` lists them.`);
} else {
  const settings = settingsOrFail();
  if (settings) await run(settings);
}

async function run(settings: Settings): Promise<void> {
  await runUntilStopped({
    dataDir: settings.DATA_DIR,
    log,
    start: async (supervisor, signal) => {
      const prepare = async () => {
        await buildAll({ log, signal });
        return {};
      };
      const installation = await startInstallation({ settings, supervisor, log, prepare });
      showInstallation(installation, settings, log);
    },
  });
}

function settingsOrFail(): Settings | undefined {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    fail(error.message);
    return undefined;
  }
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
