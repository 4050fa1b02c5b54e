import { expect, it, onTestFinished } from 'vitest';
import { createLog } from '../log.ts';
import { openCounter } from './open-counter.ts';
import { openRedis } from './redis-link.ts';
import { startFakeRedis } from './testing/fake-redis.ts';

const log = createLog('redis-link-test', 'silent');
const SLAVE = '*5\r\n$5\r\nslave\r\n$9\r\n127.0.0.1\r\n:1\r\n$9\r\nconnected\r\n:0\r\n';

function open(url: string) {
  const link = openRedis(url, log);
  onTestFinished(() => link.stop());
  return link;
}

it('does not send a command again over the next connection, and counts the loss', async () => {
  const fake = await startFakeRedis((command, connection) => (command === 'WAIT' ? (connection === 1 ? 'close' : ':1\r\n') : undefined));
  const link = open(fake.url);
  await expect.poll(() => link.ready()).toBe(true);
  await expect(link.ask((connection) => connection.wait(1, 500))).rejects.toThrow();
  await expect.poll(() => link.ready()).toBe(true);
  expect(await link.ask((connection) => connection.wait(1, 500))).toBe(1);
  expect(fake.seen).toEqual(['WAIT over 1', 'WAIT over 2']);
  expect(link.losses()).toBe(1);
});

it('reconnects after a refused write of a demoted server, without sending the write again', async () => {
  const readOnly = "-READONLY You can't write against a read only replica.\r\n";
  const fake = await startFakeRedis((command, connection) => (command === 'SET' ? (connection === 1 ? readOnly : '+OK\r\n') : undefined));
  const link = open(fake.url);
  await expect.poll(() => link.isConnected()).toBe(true);
  await expect(link.ask((connection) => connection.set('key', 'value'))).rejects.toThrow('READONLY');
  await expect.poll(() => fake.connections()).toBe(2);
  await expect.poll(() => link.isConnected()).toBe(true);
  expect(await link.ask((connection) => connection.set('key', 'value'))).toBe('OK');
  expect(fake.seen).toEqual(['SET over 1', 'SET over 2']);
});

it('is not ready over a replica, and reconnects until it finds a primary', async () => {
  const fake = await startFakeRedis((command, connection) => (command === 'ROLE' && connection < 3 ? SLAVE : undefined));
  const link = open(fake.url);
  await expect.poll(() => link.isConnected()).toBe(true);
  expect(await link.isPrimary()).toBe(false);
  await expect.poll(() => link.isConnected()).toBe(true);
  expect(await link.ready()).toBe(false);
  await expect.poll(() => link.ready()).toBe(true);
  expect(fake.connections()).toBe(3);
});

it('believes a server that hides its role', async () => {
  const fake = await startFakeRedis((command) => (command === 'ROLE' ? '-NOPERM no permission\r\n' : undefined));
  const link = open(fake.url);
  await expect.poll(() => link.ready()).toBe(true);
});

it('does not count again over the next connection', async () => {
  const answers: Readonly<Record<string, string>> = {
    MULTI: '+OK\r\n',
    INCR: '+QUEUED\r\n',
    EXPIRE: '+QUEUED\r\n',
    EXEC: '*2\r\n:1\r\n:1\r\n',
  };
  const fake = await startFakeRedis((command, connection) => (command === 'MULTI' && connection === 1 ? 'close' : answers[command]));
  const counter = openCounter(fake.url, log);
  onTestFinished(() => counter.stop());
  const add = () => counter.add('mails', 1).then(String, String);
  await expect.poll(add).toMatch(/max retries|^1$/);
  await expect.poll(add).toBe('1');
  expect(fake.seen.filter((command) => command.startsWith('INCR'))).toEqual(['INCR over 1', 'INCR over 2']);
});
