import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { readRunFile } from './process/run-file.ts';
import { repositoryRoot } from './repository-root.ts';
import { readSettings } from './settings.ts';
import { StartFailure } from './start-failure.ts';
import { mongodbUrl } from './stores/mongodb-server.ts';

/** Words of commands that only print or make a key. */
const NEED_NO_STORE = ['--help', '-h', '--new-key'];

/**
 * Runs a service's own command, with the words of this one, on the MongoDB of a running `npm start` and with these settings beside it. Without one
 * it ends with `code`.
 */
export function runBesideInstallation(command: string, code: number, settings: () => Readonly<Record<string, string>> = () => ({})): void {
  const words = process.argv.slice(2);
  try {
    const needsNoStore = words.some((word) => NEED_NO_STORE.includes(word));
    const env = needsNoStore ? process.env : withSettings({ MONGODB_URL: runningMongodb(), ...settings() });
    const child = spawn(process.execPath, [join(repositoryRoot, command), ...words], { env, stdio: 'inherit' });
    child.once('exit', (ended) => {
      process.exitCode = ended ?? code;
    });
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    console.error(error.message);
    process.exitCode = code;
  }
}

/** A setting that was read from its file is passed on by value alone. */
function withSettings(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const files = Object.keys(settings).map((name) => [`${name}_FILE`, undefined]);
  return { ...process.env, ...Object.fromEntries(files), ...settings };
}

/**
 * The MongoDB of a running `npm start`, or that of the settings.
 * @throws StartFailure when there is none
 */
function runningMongodb(): string {
  const { MONGODB_URL, DATA_DIR } = readSettings(process.env);
  if (MONGODB_URL) return MONGODB_URL;
  const port = readRunFile(DATA_DIR).find(({ name }) => name === 'mongodb')?.port;
  if (port === undefined) throw new StartFailure(`No MongoDB runs for ${DATA_DIR}: start the product, or set MONGODB_URL.`);
  return mongodbUrl(port);
}
