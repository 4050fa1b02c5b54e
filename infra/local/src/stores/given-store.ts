import { connect } from 'node:net';
import { MongoClient } from 'mongodb';
import { StartFailure } from '../start-failure.ts';
import type { BroughtUp } from './bring-up-store.ts';

const ANSWER_WITHIN_MS = 5000;

/**
 * The address of a MongoDB that someone else runs, after it answered.
 *
 * @throws StartFailure if it does not. Without the address, which may hold a password
 */
export async function givenMongodb(url: string): Promise<BroughtUp> {
  try {
    const client = new MongoClient(url, { serverSelectionTimeoutMS: ANSWER_WITHIN_MS });
    await client
      .db('admin')
      .command({ ping: 1 })
      .finally(() => client.close());
  } catch (error) {
    throw new StartFailure(
      `MONGODB_URL names a server that does not answer (${(error as Error).name}): start it, correct the address, or unset it.`,
    );
  }
  return { url };
}

/**
 * The address of a Redis that someone else runs, once its port is open.
 *
 * @throws StartFailure when it is not
 */
export async function givenRedis(url: string): Promise<BroughtUp> {
  const { hostname, port } = new URL(url);
  await new Promise<void>((resolve, reject) => {
    const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 6379), timeout: ANSWER_WITHIN_MS });
    socket.once('connect', resolve).once('error', reject);
    socket.once('timeout', () => socket.destroy(new Error('ETIMEDOUT')));
    socket.once('connect', () => socket.destroy());
  }).catch((error: NodeJS.ErrnoException) => {
    const reason = error.code ?? error.message;
    throw new StartFailure(`REDIS_URL names a server that does not answer (${reason}): start it, correct the address, or unset it.`);
  });
  return { url };
}
