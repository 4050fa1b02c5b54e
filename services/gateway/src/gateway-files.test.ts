import { rm } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../test/ask.ts';
import { startGateway, type TestGateway } from '../test/start-gateway.ts';
import { allFiles, longScript } from '../test/write-builds.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const get = (path: string, headers = {}) => ask(gateway.url + path, { headers });
const immutable = 'public, max-age=31536000, immutable';

test('lets browsers cache hashed files forever', async () => {
  for (const path of [
    '/assets/shell.1111111111.js',
    '/assets/serif.2222222222.woff2',
    '/remotes/mfe-tools/assets/retirement-calculator.css',
  ]) {
    const { status, headers } = await get(path);
    expect([path, status, headers['cache-control']]).toEqual([path, 200, immutable]);
  }
});

test('serves scripts compressed, with their type', async () => {
  const { headers, body } = await get('/assets/shell.1111111111.js', { 'accept-encoding': 'gzip, br' });
  expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/javascript; charset=utf-8' });
  expect(brotliDecompressSync(body).toString()).toBe(longScript);
});

test('revalidates federation entries on each request, with 304', async () => {
  for (const path of ['/remotes/mfe-tools/remoteEntry.js', '/remotes/mfe-tools/mf-manifest.json']) {
    const { headers } = await get(`${path}?attempt=2`);
    expect([path, headers['cache-control']]).toEqual([path, 'no-cache']);
    expect((await get(path, { 'if-none-match': headers.etag })).status).toBe(304);
  }
});

test('serves icons, but no templates or source maps', async () => {
  const { status, headers } = await get('/favicon.svg');
  expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect((await get('/index.html')).status).toBe(404);
});

test('serves printable documents unchanged', async () => {
  const { status, headers, text } = await get('/remotes/mfe-content/resources/checklist.html');
  expect([status, headers['content-type'], text]).toEqual([
    200,
    'text/html; charset=utf-8',
    '<!doctype html><title>A document to print</title>\n',
  ]);
  expect(headers['content-security-policy']).toContain("style-src 'self'");
});

test('answers a plain 404 for a missing file, never a page', async () => {
  const paths = [
    '/assets/gone.js',
    '/assets',
    '/assets/',
    '/remotes/mfe-tools/assets/gone.js',
    '/remotes/mfe-none/remoteEntry.js',
    '/remotes/mfe-tools/',
    '/assets/..%2fpackage.json',
  ];
  for (const path of paths) {
    const { status, headers, text } = await get(path);
    expect([path, status, headers['content-type'], text]).toEqual([path, 404, 'text/plain; charset=utf-8', 'Not found\n']);
    expect(headers['cache-control']).toBe('no-store');
  }
});

test('serves files of the previous build to open tabs, even if its remote is gone', async () => {
  const files = allFiles();
  const first = await startGateway({ files });
  await rm(`${first.folder}/shell/dist/web/assets/shell.1111111111.js`);
  await rm(`${first.folder}/mfe-tools`, { recursive: true });
  const without = Object.entries(files).filter(([name]) => !name.startsWith('mfe-tools/') && !name.endsWith('shell.1111111111.js'));
  const second = await startGateway({
    folder: first.folder,
    files: { ...Object.fromEntries(without), 'shell/dist/web/assets/shell.9999999999.js': longScript },
  });
  const old = await ask(`${second.url}/assets/shell.1111111111.js`, { headers: { 'accept-encoding': 'br' } });
  expect([old.status, old.headers['content-encoding'], old.headers['cache-control']]).toEqual([200, 'br', immutable]);
  expect((await ask(`${second.url}/assets/shell.9999999999.js`)).status).toBe(200);
  expect((await ask(`${second.url}/remotes/mfe-tools/assets/retirement-calculator.js`)).status).toBe(200);
  expect((await ask(`${second.url}/remotes/mfe-tools/remoteEntry.js`)).status).toBe(404);
  await second.stop();
  await first.stop();
});

test('lists the license of each package once, as text that is not indexed', async () => {
  const { status, headers, text } = await get('/licenses.txt');
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'x-robots-tag': 'noindex' });
  for (const name of ['react', 'a-font', 'mfe-tools-chart']) expect(text.split(`Permission of ${name}\n`)).toHaveLength(2);
});
