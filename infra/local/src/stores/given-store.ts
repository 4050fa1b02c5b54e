import { connect } from 'node:net';
import { type RedisHost, readRedisAddress } from '@annuity-lantern/service-kit/redis-address';
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
 * The address of a Redis that someone else runs, once the port of one of its hosts is open.
 *
 * @throws StartFailure when none is
 */
export async function givenRedis(url: string): Promise<BroughtUp> {
  const address = readRedisAddress(url);
  if (typeof address === 'string') throw new StartFailure(`REDIS_URL ${address}.`);
  await Promise.any(address.hosts.map(reach)).catch(({ errors: [first] }: { readonly errors: readonly NodeJS.ErrnoException[] }) => {
    const reason = first?.code ?? first?.message;
    throw new StartFailure(`REDIS_URL names a server that does not answer (${reason}): start it, correct the address, or unset it.`);
  });
  return { url };
}

function reach({ host, port }: RedisHost): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, timeout: ANSWER_WITHIN_MS });
    socket.once('connect', resolve).once('error', reject);
    socket.once('timeout', () => socket.destroy(new Error('ETIMEDOUT')));
    socket.once('connect', () => socket.destroy());
  });
}
