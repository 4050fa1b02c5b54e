import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort, isFree, listenRefusal } from './free-port.ts';

test('ports stay below those that the system gives to outgoing connections, and are not given twice', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, () => freePort()));
  expect(Math.max(...ports)).toBeLessThan(32_768);
  expect(new Set(ports).size).toBe(20);
});

test('a preferred port is given when it is free, another one when it is not', async () => {
  const port = await freePort();
  expect(await freePort(port)).toBe(port);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  expect(await isFree(port)).toBe(false);
  expect(await listenRefusal(port, '127.0.0.1')).toBe('EADDRINUSE');
  expect(await freePort(port)).not.toBe(port);
  await new Promise((resolve) => server.close(resolve));
});

test('an address of another machine is refused with the reason', async () => {
  expect(await listenRefusal(await freePort(), '203.0.113.1')).toBe('EADDRNOTAVAIL');
});
