import { expect, it } from 'vitest';
import { readRedisAddress } from './redis-address.ts';

const bare = { username: undefined, password: undefined, isEncrypted: false, name: '', database: 0 };
const a = { host: 'a', port: 26_379 };

it.each([
  ['redis://127.0.0.1', { ...bare, kind: 'one', hosts: [{ host: '127.0.0.1', port: 6379 }] }],
  ['redis://:pass%40word@[::1]:7000/3', { ...bare, kind: 'one', hosts: [{ host: '::1', port: 7000 }], password: 'pass@word', database: 3 }],
  ['rediss://user:p/w@a:26379/', { ...bare, kind: 'one', hosts: [a], username: 'user', password: 'p/w', isEncrypted: true }],
  ['redis+sentinel://a,b:1/mymaster', { ...bare, kind: 'sentinel', hosts: [a, { host: 'b', port: 1 }], name: 'mymaster' }],
  [
    'rediss+sentinel://user:secret@a:26379/main',
    { ...bare, kind: 'sentinel', hosts: [a], username: 'user', password: 'secret', isEncrypted: true, name: 'main' },
  ],
  ['redis+cluster://u:p@a:26379,b', { ...bare, kind: 'cluster', hosts: [a, { host: 'b', port: 6379 }], username: 'u', password: 'p' }],
])('reads %s', (url, address) => {
  expect(readRedisAddress(url)).toEqual(address);
});

it.each([
  ['localhost', 'must be an address like redis://127.0.0.1:6379, redis'],
  ['redis://127.0.0.1:6379?maxRetriesPerRequest=5', 'must be an address like'],
  ['redis+sentinels://a/mymaster', 'must be an address like'],
  ['redis://:secret@a,b', 'must begin with redis+sentinel:// or redis+cluster:// if it names several hosts'],
  ['redis+sentinel://:secret@a,b', 'must end in the name of the primary that the sentinels watch, like /mymaster'],
  ['redis+cluster://:secret@a,b/1', 'must end after its hosts: a cluster has no numbered databases'],
  ['redis://:secret@a/main', 'must end in the number of a database, like /3, or after its host'],
  ['redis+cluster://:secret@a,,b', 'must have commas between its hosts, each like redis-1.example.com:6379'],
  ['redis+cluster://:secret@a:70000', 'must have commas between its hosts'],
  ['redis://:100%secret@a', 'must write each % of a name or password as %25'],
])('says what is wrong with %s, without its value', (url, reason) => {
  const read = readRedisAddress(url);
  expect(read).toContain(reason);
  expect(read).not.toContain('secret');
});
