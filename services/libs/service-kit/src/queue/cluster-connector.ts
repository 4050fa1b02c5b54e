import { createConnection, Socket } from 'node:net';
import { connect as connectEncrypted } from 'node:tls';
import { AbstractConnector, Redis, type RedisOptions } from 'ioredis';
import { KEY_PREFIX } from './key-prefix.ts';
import type { RedisHost } from './redis-address.ts';

/** Milliseconds in which a node must say where our keys are. */
const ANSWER_WITHIN = 1000;
/** Milliseconds after which a socket that does not close is destroyed. */
const CLOSE_WITHIN = 2000;

/**
 * Connects to the node of a Redis Cluster that has our keys: all of them are in one slot. The driver's own client for clusters does not
 * fit: it sends commands again by itself, and may answer a `WAIT` over another connection than the write before it.
 */
export function clusterConnector(nodes: readonly RedisHost[]) {
  let next = 0;

  return class extends AbstractConnector {
    readonly #options: RedisOptions;

    constructor(options: unknown) {
      super(CLOSE_WITHIN);
      this.#options = options as RedisOptions;
    }

    /** Never rejects, because the driver would then give up for good. A socket that is already destroyed makes it try again. */
    override async connect(): Promise<Socket> {
      this.connecting = true;
      const found = await this.#find().catch((error: Error) => {
        this.firstError = error;
      });
      const { tls } = this.#options;
      if (!found || !this.connecting) this.stream = new Socket().destroy();
      else this.stream = tls ? connectEncrypted({ ...found, ...tls }) : createConnection(found);
      this.stream.once('error', (error: Error) => {
        this.firstError = error;
      });
      return this.stream;
    }

    /** Asks each node once. The next search begins with another one, because a node that was cut off tells what it last knew. */
    async #find(): Promise<RedisHost> {
      const start = next;
      next = (next + 1) % nodes.length;
      const inTurn = [...nodes.slice(start), ...nodes.slice(0, start)];
      let failure: unknown;
      for (const node of inTurn) {
        try {
          return await askNode(node, this.#options);
        } catch (error) {
          failure = error;
        }
      }
      throw failure;
    }
  };
}

/** The primary of our slot, as this node knows it. */
async function askNode(node: RedisHost, { username, password, tls }: RedisOptions): Promise<RedisHost> {
  const connection = new Redis({
    ...node,
    username,
    password,
    tls,
    lazyConnect: true,
    enableReadyCheck: false,
    connectTimeout: ANSWER_WITHIN,
    commandTimeout: ANSWER_WITHIN,
    retryStrategy: null,
  });
  // Calls reject with it.
  connection.on('error', () => {});
  try {
    await connection.connect();
    const [slot, ranges] = await Promise.all([connection.cluster('KEYSLOT', KEY_PREFIX), connection.cluster('SLOTS')]);
    const [, , primary] = ranges.find(([from, to]) => from <= slot && slot <= to) ?? [];
    if (!primary) throw new Error('no node of the Redis Cluster has our slot');
    // Without a host, it is the node that answered.
    return { host: primary[0] || node.host, port: primary[1] };
  } finally {
    connection.disconnect();
  }
}
