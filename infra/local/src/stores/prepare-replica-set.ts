/**
 * Makes a mongod that runs elsewhere the one member of its replica set, unless it is that already, and waits until it takes writes.
 * For containers, whose images need not hold a MongoDB shell. Arguments: the server's host name and its port.
 */
import { mongodbReady } from './mongodb-server.ts';

const READY_WITHIN_MS = 60_000;

const [host, port] = process.argv.slice(2);
if (!host || !port) throw new Error('The host name and the port of MongoDB are missing.');

const until = Date.now() + READY_WITHIN_MS;
const gaveUp = () => (Date.now() > until ? `MongoDB was not ready after ${READY_WITHIN_MS / 1000} s` : undefined);
try {
  const version = await mongodbReady(Number(port), gaveUp, host);
  console.log(`MongoDB ${version} takes writes.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
