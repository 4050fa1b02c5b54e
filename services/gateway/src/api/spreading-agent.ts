import { lookup as systemLookup } from 'node:dns';
import { Agent } from 'node:http';
import type { LookupFunction } from 'node:net';
import type { Duplex } from 'node:stream';

/** Milliseconds for which a connection is reused. Processes that were added get their share after this. */
const KEPT_FOR = 10_000;

export interface SpreadingOptions {
  readonly lookup?: typeof systemLookup;
  readonly keptFor?: number;
}

/**
 * Keeps connections alive and spreads them over all addresses of a name: the processes of one service. If one refuses the connection, `node:net`
 * connects to the next. Node's own agent would send nearly every call to one process.
 */
export class SpreadingAgent extends Agent {
  readonly #keptFor: number;
  readonly #since = new WeakMap<Duplex, number>();

  constructor({ lookup = systemLookup, keptFor = KEPT_FOR }: SpreadingOptions = {}) {
    super({ keepAlive: true, maxFreeSockets: 64, scheduling: 'fifo', lookup: takingTurns(lookup) });
    this.#keptFor = keptFor;
  }

  /** Called after each call: false ends the connection. */
  override keepSocketAlive(socket: Duplex): boolean {
    const since = this.#since.get(socket) ?? performance.now();
    this.#since.set(socket, since);
    const isFit = super.keepSocketAlive(socket) as unknown as boolean;
    return isFit && performance.now() - since < this.#keptFor;
  }
}

/** Begins with the next address of a name each time. */
function takingTurns(lookup: typeof systemLookup): LookupFunction {
  const turns = new Map<string, number>();
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      // A name server may shuffle them.
      const addresses = found.toSorted((one, other) => (one.address < other.address ? -1 : 1));
      const turn = (turns.get(hostname) ?? 0) % addresses.length;
      turns.set(hostname, turn + 1);
      const ordered = [...addresses.slice(turn), ...addresses.slice(0, turn)];
      if (options.all) callback(null, ordered);
      else callback(null, ordered[0]?.address ?? '', ordered[0]?.family);
    });
  };
}
