import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cleanUp } from '@annuity-lantern/local/clean-up';
import { afterAll, expect, it } from 'vitest';
import { startBalancer } from './balancer.ts';

const servers: ReturnType<typeof createServer>[] = [];

afterAll(async () => {
  await cleanUp();
  for (const server of servers) server.close();
});

async function gateway(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

it('repeats a post with a key at the other gateway, and never one without', async () => {
  const broken = await gateway((request) => request.socket.destroy());
  const whole = await gateway((request, response) => request.pipe(response.writeHead(201)));
  const balancer = await startBalancer();
  balancer.lead([broken, whole]);
  const post = (headers: Record<string, string>) =>
    fetch(`http://127.0.0.1:${balancer.port}/api`, { method: 'POST', headers, body: 'asked' }).then(async (answer) => ({
      status: answer.status,
      text: await answer.text(),
    }));
  const keyed = await Promise.all([1, 2, 3, 4].map((key) => post({ 'idempotency-key': String(key) })));
  expect(keyed).toEqual(Array(4).fill({ status: 201, text: 'asked' }));

  balancer.lead([broken]);
  expect(await post({})).toEqual({ status: 502, text: '' });
});
