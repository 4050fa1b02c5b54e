import type { mongo } from 'mongoose';
import type { Store } from './connection.ts';

/** Server types that accept writes. The rest of a set, and servers that are away, do not. */
const WRITABLE: readonly string[] = ['RSPrimary', 'Standalone', 'Mongos', 'LoadBalancer'];

/**
 * Calls `onChange` when the driver finds a primary: the first one, another one, or the same one after it was away. The driver knows a
 * primary before it sends anything there, so the call comes before the first read or write.
 */
export function watchPrimary({ connected }: Pick<Store, 'connected'>, onChange: () => void): void {
  void connected.then((client) => {
    let last = '';
    client.on('topologyDescriptionChanged', ({ newDescription }) => {
      const found = primariesOf(newDescription);
      if (found !== last && found !== '') onChange();
      last = found;
    });
    onChange();
  });
}

/** Addresses and terms: an election is a change, even if the same server wins. */
function primariesOf({ servers }: mongo.TopologyDescription): string {
  const writable = [...servers.values()].filter(({ type }) => WRITABLE.includes(type));
  return writable
    .map(({ address, electionId }) => `${address} ${electionId ?? ''}`)
    .sort()
    .join();
}
