/** `npm run audit:verify`: finds the MongoDB of a running `npm start` and has the desk's own command verify the audit there. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { readRunFile } from './process/run-file.ts';
import { repositoryRoot } from './repository-root.ts';
import { readSettings } from './settings.ts';
import { StartFailure } from './start-failure.ts';
import { mongodbUrl } from './stores/mongodb-server.ts';

const words = process.argv.slice(2);
try {
  const command = join(repositoryRoot, 'services/lead-desk/src/verify-audit.ts');
  const env = words.includes('--help') || words.includes('-h') ? process.env : { ...process.env, MONGODB_URL: findMongodb() };
  const child = spawn(process.execPath, [command, ...words], { env, stdio: 'inherit' });
  child.once('exit', (code) => {
    process.exitCode = code ?? 1;
  });
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function findMongodb(): string {
  const { MONGODB_URL, DATA_DIR } = readSettings(process.env);
  if (MONGODB_URL) return MONGODB_URL;
  const port = readRunFile(DATA_DIR).find(({ name }) => name === 'mongodb')?.port;
  if (port === undefined) throw new StartFailure(`No MongoDB runs for ${DATA_DIR}: start the product, or set MONGODB_URL.`);
  return mongodbUrl(port);
}
