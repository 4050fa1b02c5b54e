import { expect, it } from 'vitest';
import { readMembers } from './read-members.ts';

const client = (type: string, ...types: string[]) =>
  ({ topology: { description: { type, servers: new Map(types.map((one, at) => [String(at), { type: one }])) } } }) as never;

it.each([
  ['counts primary, secondaries and arbiters as healthy', client('ReplicaSetWithPrimary', 'RSPrimary', 'RSSecondary', 'RSArbiter'), 3],
  ['counts a member that does not answer as lost', client('ReplicaSetWithPrimary', 'RSPrimary', 'RSSecondary', 'Unknown'), 2],
  ['counts a member that copies its data as lost', client('ReplicaSetNoPrimary', 'RSOther', 'RSSecondary', 'RSSecondary'), 2],
])('%s', (_behavior, given, healthy) => {
  expect(readMembers(given)).toEqual({ healthy, all: 3 });
});

it.each([client('Sharded', 'Mongos'), client('Single', 'RSPrimary'), {} as never])(
  'knows no members where MongoDB shows none: %#',
  (given) => {
    expect(readMembers(given)).toBeUndefined();
  },
);
