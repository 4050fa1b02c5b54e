import { expect, test } from 'vitest';
import { isOlder, versionIn } from './check-program.ts';
import { findProgram } from './find-program.ts';
import { mongodArgs } from './mongodb-server.ts';
import type { ProgramRoute, StoreSource } from './program.ts';
import { redisArgs } from './redis-server.ts';

const context = { cacheDir: '/nowhere', log: () => undefined };

function route(source: StoreSource, outcome: 'works' | 'fails', tried: string[] = []): ProgramRoute {
  return {
    source,
    label: `the ${source} way`,
    slow: false,
    find: async () => {
      tried.push(source);
      if (outcome === 'fails') throw new Error(`no ${source} here`);
      return { kind: 'program', source, command: source, version: '6.0.5', env: {}, help: '' };
    },
  };
}

test('the first way that works is taken, and none after it is tried', async () => {
  const tried: string[] = [];
  const routes = [route('docker', 'fails', tried), route('path', 'works', tried), route('wheel', 'works', tried)];
  expect(await findProgram('mongodb', routes, undefined, context)).toMatchObject({ source: 'path' });
  expect(tried).toEqual(['docker', 'path']);
});

test('with data there, only the source that wrote it is used', async () => {
  const routes = [route('docker', 'works'), route('wheel', 'works')];
  const record = { source: 'wheel', version: '6.0.5', port: 1 } as const;
  expect(await findProgram('mongodb', routes, record, context)).toMatchObject({ source: 'wheel' });
});

test('when none works, the message says what to install and what was tried', async () => {
  const found = findProgram('redis', [route('docker', 'fails'), route('path', 'fails')], undefined, context);
  await expect(found).rejects.toThrow(/^Redis was not found.*Install Redis 6\.2 or newer.*REDIS_URL/s);
  await expect(found).rejects.toThrow(/- the docker way: no docker here\n {2}- the path way: no path here/);
});

test('when the recorded source is gone, the message names it instead of using another', async () => {
  const record = { source: 'wheel', version: '6.0.5', port: 1 } as const;
  const found = findProgram('mongodb', [route('path', 'works'), route('wheel', 'fails')], record, context);
  await expect(found).rejects.toThrow(/written by MongoDB 6\.0\.5 \(Python wheel\), which cannot be used now/);
});

test('versions are read from what the programs print', () => {
  expect(versionIn('db version v6.0.5\nBuild Info: {')).toBe('6.0.5');
  expect(versionIn('Redis server v=7.0.15 sha=00000000:0 malloc=jemalloc-5.3.0')).toBe('7.0.15');
  expect(versionIn('hello')).toBeUndefined();
});

test.each([
  ['4.2.9', '4.4', true],
  ['4.4.0', '4.4', false],
  ['10.0.0', '6.2', false],
  ['6.0.16', '6.2', true],
])('%s before %s: %s', (version, oldest, older) => {
  expect(isOlder(version, oldest)).toBe(older);
});

test('mongod keeps documents out of its log and is asked only for what its build has', () => {
  const args = mongodArgs('/data', 20_001, '127.0.0.1', '--journal  Enable\n --redactClientLogData');
  expect(args.join(' ')).toMatch(/--bind_ip 127\.0\.0\.1 .*--slowms 2147483647 --redactClientLogData --journal/);
  expect(mongodArgs('/data', 20_001, '127.0.0.1', '').join(' ')).not.toMatch(/redact|journal/);
});

test('redis writes each change to the disk and throws nothing out', () => {
  expect(redisArgs('/data', 20_001, '127.0.0.1').join(' ')).toMatch(/--appendonly yes --appendfsync always --maxmemory-policy noeviction/);
});

test('redis takes connections from other addresses only inside a container', () => {
  expect(redisArgs('/data', 20_001, '127.0.0.1')).not.toContain('--protected-mode');
  expect(redisArgs('/data', 20_001, '0.0.0.0').join(' ')).toContain('--protected-mode no');
});
