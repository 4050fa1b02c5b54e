import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createLog } from '../log.ts';
import { openCounter } from './open-counter.ts';
import { openRedis } from './redis-link.ts';

const log = createLog('redis-link-test', 'silent');
const MASTER = '*3\r\n$6\r\nmaster\r\n:0\r\n*0\r\n';
const SLAVE = '*5\r\n$5\r\nslave\r\n$9\r\n127.0.0.1\r\n:1\r\n$9\r\nconnected\r\n:0\r\n';
const handshake: Readonly<Record<string, string>> = {
  HELLO: "-ERR unknown command 'HELLO'\r\n",
  CLIENT: '+OK\r\n',
  INFO: '$12\r\nredis_mode:x\r\n',
  PING: '+PONG\r\n',
  ROLE: MASTER,
};

/** Answers each command of the n-th connection with the result of `answer`; `close` cuts the connection. */
async function startFakeRedis(answer: (command: string, connection: number) => string | undefined) {
  const sockets: Socket[] = [];
  const seen: string[] = [];
  const server = createServer((socket) => {
    const connection = sockets.push(socket);
    socket.on('error', () => {});
    socket.setEncoding('utf8').on('data', (text: string) => {
      for (const [, word = ''] of text.matchAll(/\*\d+\r\n\$\d+\r\n(\w+)\r\n/g)) {
        const command = word.toUpperCase();
        const reply = answer(command, connection) ?? handshake[command];
        if (!(command in handshake)) seen.push(`${command} over ${connection}`);
        if (reply === 'close') socket.destroy();
        else socket.write(reply ?? '-ERR unknown\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return { url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`, seen, connections: () => sockets.length };
}

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
