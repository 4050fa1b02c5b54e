import { setTimeout as pause } from 'node:timers/promises';
import { withDeadline } from '@annuity-lantern/service-kit/with-deadline';
import mongoose, { type Connection } from 'mongoose';

export interface StoreOptions {
  readonly mongodbUrl: string;
  /** Works also while each answer of MongoDB takes 2 s. Without it, no call waits longer than a second for a server. */
  readonly isPatient?: boolean;
  /** Called for each change: `true` connected, `false` lost or not found. */
  readonly onChange?: (connected: boolean) => void;
}

export interface Store {
  /** For models; their calls reject at once until MongoDB was first reached. */
  readonly connection: Connection;
  /** Resolves at the first connection, with the driver's client. */
  readonly connected: Promise<mongoose.mongo.MongoClient>;
  /** Asks the server; false if it is away, frozen or has no primary. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

const RETRY_PAUSE = 500;
/** Milliseconds to connect, to find a primary and to answer a ping. */
const SHORT_WAIT = 1000;
const LONG_WAIT = 3000;

/**
 * A connection that needs no MongoDB to start: it retries until one is there, and the driver reconnects afterwards. Writes are acknowledged
 * by a majority and journaled, or they reject.
 */
export function connectStore({ mongodbUrl, isPatient = false, onChange }: StoreOptions): Store {
  const connection = mongoose.createConnection();
  const wait = isPatient ? LONG_WAIT : SHORT_WAIT;
  let closed = false;
  const tell = (up: boolean) => {
    if (!closed) onChange?.(up);
  };
  connection.on('connected', () => tell(true));
  connection.on('disconnected', () => tell(false));
  connection.on('error', () => tell(false));

  const connected = (async () => {
    while (!closed) {
      try {
        await connection.openUri(mongodbUrl, { ...settings, serverSelectionTimeoutMS: wait, connectTimeoutMS: wait });
        return connection.getClient();
      } catch {
        tell(false);
        await pause(RETRY_PAUSE, undefined, { ref: false });
      }
    }
    return new Promise<never>(() => {});
  })();

  return {
    connection,
    connected,
    ready: () => answersPing(connection, wait),
    close: async () => {
      closed = true;
      await connection.close();
    },
  };
}

const settings: mongoose.ConnectOptions = {
  heartbeatFrequencyMS: 2000,
  // A frozen server answers nothing: without this limit, calls would wait forever.
  socketTimeoutMS: 5000,
  writeConcern: { w: 'majority', journal: true, wtimeoutMS: 1000 },
  bufferCommands: false,
  autoIndex: false,
  autoCreate: false,
};

async function answersPing(connection: Connection, wait: number): Promise<boolean> {
  if (connection.readyState !== mongoose.ConnectionStates.connected || !connection.db) return false;
  return withDeadline(wait, connection.db.command({ ping: 1 }), () => new Error('MongoDB did not answer in time')).then(
    () => true,
    () => false,
  );
}
