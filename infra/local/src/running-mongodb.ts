import { readRunFile } from './process/run-file.ts';
import { readSettings } from './settings.ts';
import { StartFailure } from './start-failure.ts';
import { mongodbUrl } from './stores/mongodb-server.ts';

/**
 * The MongoDB of a running `npm start`, or that of the settings.
 * @throws StartFailure when there is none
 */
export function runningMongodb(): string {
  const { MONGODB_URL, DATA_DIR } = readSettings(process.env);
  if (MONGODB_URL) return MONGODB_URL;
  const port = readRunFile(DATA_DIR).find(({ name }) => name === 'mongodb')?.port;
  if (port === undefined) throw new StartFailure(`No MongoDB runs for ${DATA_DIR}: start the product, or set MONGODB_URL.`);
  return mongodbUrl(port);
}
