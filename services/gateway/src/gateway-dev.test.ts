import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../test/ask.ts';
import { startGateway, type TestGateway } from '../test/start-gateway.ts';
import { allFiles, shellFiles } from '../test/write-builds.ts';

/** A dev server that answers its name and the address, or the template, and accepts WebSockets. */
async function devServer(name: string): Promise<{ server: Server; url: string }> {
  const server = createServer((req, res) =>
    res.end(req.url === '/assets/index.html' ? shellFiles['shell/dist/web/index.html'] : `${name} ${req.url}`),
  );
  server.on('upgrade', (req, socket) => {
    const accept = createHash('sha1').update(`${req.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');
    socket.end(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\nX-Server: ${name}\r\n\r\n`,
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

let gateway: TestGateway;
const servers: Server[] = [];
beforeAll(async () => {
  const shell = await devServer('shell');
  const tools = await devServer('tools');
  servers.push(shell.server, tools.server);
  gateway = await startGateway({ files: allFiles(), env: { DEV_SERVERS: JSON.stringify({ shell: shell.url, 'mfe-tools': tools.url }) } });
});
afterAll(async () => {
  await gateway.stop();
  for (const server of servers) server.close();
});

test('serves unfinished pages: head and host data, an empty root, never stored', async () => {
  const { status, headers, text } = await ask(`${gateway.url}/calculator`);
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(text).toContain('<title>Title of retirement-calculator | Annuity Lantern</title>');
  expect(text).toContain('<div id="root"></div><script type="application/json" id="host-data">');
  expect((await ask(`${gateway.url}/nothing`)).status).toBe(404);
});

test('serves files from their own dev server', async () => {
  const textOf = async (path: string) => (await ask(gateway.url + path)).text;
  expect(await textOf('/assets/shell.js?x=1')).toBe('shell /assets/shell.js?x=1');
  expect(await textOf('/remotes/mfe-tools/remoteEntry.js')).toBe('tools /remotes/mfe-tools/remoteEntry.js');
  expect(await textOf('/favicon.svg')).toBe('shell /assets/favicon.svg');
});

test('allows hot replacement to evaluate code and open WebSockets, in development only', async () => {
  const policy = (await ask(gateway.url)).headers['content-security-policy'];
  expect(policy).toContain("script-src 'self' 'unsafe-eval'");
  expect(policy).toContain("connect-src 'self' ws:");
});

test.each([
  ['/ws', 'shell'],
  ['/remotes/mfe-tools/ws', 'tools'],
])('connects the WebSocket %s to %s', async (path, name) => {
  await ask(`${gateway.url}/assets/shell.js`);
  const socket = connect(gateway.port, '127.0.0.1');
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
  );
  const [answer] = await once(socket, 'data');
  socket.destroy();
  expect(String(answer)).toMatch(/^HTTP\/1\.1 101 /);
  expect(String(answer)).toMatch(new RegExp(`x-server: ${name}`, 'i'));
});

test('leaves a remote out until it is built', async () => {
  await rm(`${gateway.folder}/mfe-admin/dist/route-manifest.json`);
  expect((await ask(`${gateway.url}/admin`)).status).toBe(404);
  expect((await ask(`${gateway.url}/`)).status).toBe(200);
});
