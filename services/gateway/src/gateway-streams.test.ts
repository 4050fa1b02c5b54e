import { once } from 'node:events';
import { type IncomingMessage, type RequestListener, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { startGateway, startUpstream } from '../test/start-gateway.ts';

/** A desk whose stream the test writes. */
async function streamThroughGateway() {
  const { promise: opened, resolve: open } = Promise.withResolvers<ServerResponse>();
  const desk: RequestListener = (_request, response) => {
    response.setHeader('content-type', 'text/event-stream').write('retry: 3000\n\n');
    open(response);
  };
  const upstream = await startUpstream(desk);
  const gateway = await startGateway({ env: { LEAD_DESK_URL: upstream.url } });
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request(`${gateway.url}/api/staff/events`, { headers: { 'accept-encoding': 'gzip, br' } }, resolve)
    .on('error', reject)
    .end();
  return { gateway, upstream, answer: await promise, written: await opened };
}

it('passes on each event of a stream at once and uncompressed, and closes the stream when its reader leaves', async () => {
  const { gateway, upstream, answer, written } = await streamThroughGateway();
  const next = async () => String((await once(answer, 'data'))[0]);
  expect(await next()).toBe('retry: 3000\n\n');
  // Each event is written only after the previous one arrived: if the gateway buffered, no event would arrive.
  for (const event of ['event: hints\ndata: {}\n\n', ':\n\n']) {
    written.write(event);
    expect(await next()).toBe(event);
  }
  expect(answer.headers['content-encoding']).toBeUndefined();
  const left = once(written, 'close');
  answer.destroy();
  await left;
  await gateway.stop();
  await upstream.stop();
});

it('ends open streams at once when it stops', async () => {
  const { gateway, upstream, answer, written } = await streamThroughGateway();
  const [text] = await Promise.all([buffer(answer), gateway.stop(), once(written, 'close')]);
  expect([String(text), answer.complete]).toEqual(['retry: 3000\n\n', true]);
  await upstream.stop();
});
