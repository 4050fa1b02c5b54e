import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { getContainerRuntimeClient } from 'testcontainers';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import type { RunningProcess } from '../src/process/run-file.ts';
import { defaultCacheDir, type Stores, startStores } from '../src/stores/stores.ts';

let dataDir: string;
let stores: Stores | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'annuity-lantern-stores-'));
});

afterEach(async () => {
  await stores?.stop();
  stores = undefined;
  rmSync(dataDir, { recursive: true, force: true });
});

test('the stores of the test run answer', async () => {
  const client = await MongoClient.connect(inject('mongodbUrl'));
  const answer = await client.db(`stores-${randomUUID()}`).admin().ping();
  await client.close();
  expect(answer).toMatchObject({ ok: 1 });
  expect(await redis(inject('redisUrl'), 'PING')).toBe('+PONG');
});

test('a stop and a start keep the data, the version and the addresses', async () => {
  stores = await start();
  await write(stores, 'first');
  await redis(stores.redisUrl, 'SET kept yes');
  const { mongodbUrl, redisUrl } = stores;
  const record = readFileSync(join(dataDir, 'stores.json'), 'utf8');
  await stores.stop();
  expect(running()).toEqual([]);

  stores = await start();

  expect(stores).toMatchObject({ mongodbUrl, redisUrl });
  expect(await read(stores)).toEqual(['first']);
  expect(await redis(redisUrl, 'GET kept')).toBe('$3 yes');
  expect(readFileSync(join(dataDir, 'stores.json'), 'utf8')).toBe(record);
});

test('killed stores are restarted with everything that was acknowledged', async () => {
  stores = await start();
  await write(stores, 'acknowledged');
  await redis(stores.redisUrl, 'SET acknowledged yes');
  for (const row of running()) await kill(row);

  const restarted = () => stores?.processes.filter((managed) => managed.exits() > 0 && managed.identity()).map(({ name }) => name);
  await expect.poll(restarted).toEqual(['mongodb', 'redis']);

  expect(await read(stores)).toEqual(['acknowledged']);
  await expect.poll(() => redis(stores?.redisUrl ?? '', 'GET acknowledged').catch(() => '')).toBe('$3 yes');
});

test('both listen on 127.0.0.1 only, on a port below those of outgoing connections', async () => {
  stores = await start();
  expect(
    running()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['mongodb', 'redis']);
  for (const { port } of running()) {
    expect(port).toBeLessThan(32_768);
    await expect(reach('127.0.0.2', port ?? 0)).rejects.toThrow('ECONNREFUSED');
  }
});

function start(): Promise<Stores> {
  return startStores({ dataDir, cacheDir: defaultCacheDir() });
}

async function kill(row: RunningProcess): Promise<void> {
  if ('pid' in row) process.kill(row.pid, 'SIGKILL');
  else await (await getContainerRuntimeClient()).container.getById(row.containerId).kill();
}

function running(): RunningProcess[] {
  return JSON.parse(readFileSync(join(dataDir, 'run', 'processes.json'), 'utf8'));
}

async function write({ mongodbUrl }: Stores, text: string): Promise<void> {
  const client = await MongoClient.connect(mongodbUrl);
  await client
    .db()
    .collection('notes')
    .insertOne({ text }, { writeConcern: { w: 'majority', journal: true } });
  await client.close();
}

async function read({ mongodbUrl }: Stores): Promise<string[]> {
  const client = await MongoClient.connect(mongodbUrl);
  const notes = await client.db().collection('notes').find().toArray();
  await client.close();
  return notes.map((note) => String(note.text));
}

async function redis(url: string, command: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = await reach(hostname, Number(port));
  socket.write(`${command}\r\nQUIT\r\n`);
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  return answer
    .replace(/\+OK\r\n$/, '')
    .trim()
    .replaceAll('\r\n', ' ');
}

async function reach(host: string, port: number) {
  const socket = connect({ host, port });
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  await pause(0);
  return socket;
}
