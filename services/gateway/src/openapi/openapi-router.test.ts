import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { ask } from '../../test/ask.ts';
import { startGateway } from '../../test/start-gateway.ts';
import { describeApi } from './describe-api.ts';

test('serves the document like a prerendered page: compressed once, revalidated by ETag', async () => {
  const gateway = await startGateway();
  onTestFinished(gateway.stop);
  const url = `${gateway.url}/openapi.json`;

  const answer = await ask(url, { headers: { 'accept-encoding': 'br' } });
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'no-cache',
    'content-length': String(answer.body.length),
  });
  expect(JSON.parse(brotliDecompressSync(answer.body).toString())).toEqual(describeApi('http://localhost:8080'));

  const again = await ask(url, { headers: { 'accept-encoding': 'br', 'if-none-match': String(answer.headers.etag) } });
  expect(again).toMatchObject({ status: 304, text: '' });
  expect(await ask(url, { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
});
