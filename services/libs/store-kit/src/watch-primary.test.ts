import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import type { Store } from './connection.ts';
import { watchPrimary } from './watch-primary.ts';

interface Server {
  readonly address: string;
  readonly type: string;
  readonly electionId?: string;
}

const primary = (address: string, electionId = '1'): Server => ({ address, type: 'RSPrimary', electionId });
const secondary = (address: string): Server => ({ address, type: 'RSSecondary' });

/** How often a change was reported for each description of the topology, after the first connection. */
async function changesOf(descriptions: readonly (readonly Server[])[]): Promise<number[]> {
  const client = new EventEmitter();
  let changes = 0;
  watchPrimary({ connected: Promise.resolve(client) as never as Store['connected'] }, () => {
    changes += 1;
  });
  await Promise.resolve();
  return descriptions.map((servers) => {
    const before = changes;
    const described = servers.map((server) => [server.address, server] as const);
    client.emit('topologyDescriptionChanged', { newDescription: { servers: new Map(described) } });
    return changes - before;
  });
}

it('reports a primary only when it is another one', async () => {
  expect(
    await changesOf([
      [primary('a'), secondary('b')],
      [primary('a'), secondary('b'), secondary('c')],
      [secondary('a'), primary('b', '2')],
    ]),
  ).toEqual([1, 0, 1]);
});

it('reports the same primary again after it was away, and after an election', async () => {
  const away = { address: 'a', type: 'Unknown' };
  expect(await changesOf([[primary('a')], [away], [primary('a')], [primary('a', '2')]])).toEqual([1, 0, 1, 1]);
});

it('reports a server without a replica set', async () => {
  expect(await changesOf([[{ address: 'a', type: 'Standalone' }], [{ address: 'a', type: 'Unknown' }]])).toEqual([1, 0]);
});
