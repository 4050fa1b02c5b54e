import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../test/ask.ts';
import { startGateway, type TestGateway } from '../test/start-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const get = (path: string, headers = {}) => ask(gateway.url + path, { headers });

describe('finished pages', () => {
  test('hold head, chrome, fragment and host data', async () => {
    const { status, headers, text } = await get('/');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain('<title>Title of home | Annuity Lantern</title>');
    expect(text).toContain('<h1>Fragment of home</h1><p>4 routes</p>');
    expect(text).toContain('<a href="/retirement-calculator">');
    // After the shell's styles, whose cascade layers come first.
    expect(text).toMatch(/shell\.css" rel="stylesheet"><link rel="stylesheet" href="\/remotes\/mfe-content\/assets\/home\.css"><\/head>/);
    expect(text).toContain('<link rel="preload" as="script" href="/remotes/mfe-content/assets/home.js">');
    const data = JSON.parse(/id="host-data">(.*?)<\/script>/.exec(text)?.[1] ?? 'null');
    expect(data).toMatchObject({
      publicOrigin: 'http://localhost:8080',
      indexing: false,
      analytics: false,
      site: { productName: 'Annuity Lantern', showSamples: true },
    });
    expect(data.routes.map((route: { id: string }) => route.id)).toEqual(['home', 'privacy-policy', 'retirement-calculator', 'admin']);
    expect(data.routes.map((route: { head: { description: string } }) => route.head.description)).toEqual([
      'Description of home',
      '',
      '',
      'Description of admin',
    ]);
  });

  test('say that visits are counted if the operator set it up, without the measurement id', async () => {
    const counting = await startGateway({ env: { ANALYTICS_MEASUREMENT_ID: 'G-WILHELMINA' } });
    const { text } = await ask(counting.url);
    await counting.stop();
    expect(text).toContain('"analytics":true');
    expect(text).not.toContain('WILHELMINA');
  });

  test('serve an alias as the same page, with the canonical link of the main path', async () => {
    const [main, alias] = [await get('/retirement-calculator'), await get('/calculator?amount=5')];
    expect(alias.text).toBe(main.text);
    expect(alias.text).toContain('<link rel="canonical" href="http://localhost:8080/retirement-calculator">');
  });

  test('show a picture of their own for a value that the build has one for, and for no other', async () => {
    const [plain, seven, again] = [await get('/'), await get('/?guarantees=7'), await get('/?from=mail&guarantees=7')];
    expect(seven.text).toContain('<meta property="og:image" content="http://localhost:8080/remotes/mfe-content/assets/seven.png">');
    expect(seven.text).toContain('<meta property="og:image:alt" content="What 7% earns">');
    expect(seven.text).toContain('<link rel="canonical" href="http://localhost:8080/">');
    expect(again.text).toBe(seven.text);
    expect([seven.headers['cache-control'], (await get('/?guarantees=7', { 'if-none-match': seven.headers.etag })).status]).toEqual([
      'no-cache',
      304,
    ]);
    expect((await get('/', { 'if-none-match': seven.headers.etag })).status).toBe(200);
    const others = ['8', '7.5', '07', '7%', '', '__proto__', 'constructor', '%3Cscript%3E', '7&guarantees=8', 'x'.repeat(5000)];
    for (const value of others) expect([value, (await get(`/?guarantees=${value}`)).text]).toEqual([value, plain.text]);
    expect((await get('/privacy-policy?guarantees=7')).text).toBe((await get('/privacy-policy')).text);
  });

  test('redirect a path with a slash at the end, keeping the query', async () => {
    const { status, headers } = await get('/privacy-policy/?from=mail');
    expect([status, headers.location]).toEqual([308, '/privacy-policy?from=mail']);
    expect((await get('//privacy-policy/')).status).toBe(404);
  });

  test.each([
    ['/privacy-policy.', '/privacy-policy'],
    ['/privacy-policy)%3E,', '/privacy-policy'],
    ['/Privacy-Policy?from=mail', '/privacy-policy?from=mail'],
    ['/privacy-%20policy', '/privacy-policy'],
    ['/privacy-policy%0D%0A', '/privacy-policy'],
    ['/privacy-policy&amp;utm_source=news', '/privacy-policy'],
    ['/calculator%23amount=5%26age=62.', '/calculator#amount=5&age=62'],
    ['/calculator%3Fa%3D1%23amount%3D5', '/calculator?a=1#amount=5'],
    ['/retirement-calculator%E2%80%9D', '/retirement-calculator'],
    ['/admin%23reset%3Dabc', '/admin#reset=abc'],
    ['/robots.txt.', '/robots.txt'],
  ])('redirect %s, as a mail program altered it, to %s', async (altered, address) => {
    const { status, headers } = await get(altered);
    expect([status, headers.location]).toEqual([308, address]);
  });

  test('serve an address whose query alone was altered: the page puts it in order', async () => {
    expect((await get('/calculator?a=1&amp;b=2.')).status).toBe(200);
  });

  test('do not redirect to another host', async () => {
    for (const path of ['/%2F%2Felsewhere.example.', '/%5Celsewhere.example)', '//elsewhere.example.', '/elsewhere.example.'])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
  });

  test('serve a staff page as chrome without a fragment, not indexed and not cached', async () => {
    const { status, headers, text } = await get('/admin');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.etag).toBeUndefined();
    expect(text).toContain('<main></main>');
    expect(text).toContain('noindex, nofollow');
  });

  test('answer any other path with "Page Not Found" and status 404, ignoring ETags', async () => {
    for (const path of ['/nothing', '/assets-not', '/api-not', '/index.html', '/%ff', '/..%2f..%2fetc/passwd']) {
      const { status, text } = await get(path, { 'if-none-match': '*' });
      expect([path, status]).toEqual([path, 404]);
      expect(text).toContain('<h1>Page Not Found</h1>');
    }
  });

  test('accept GET and HEAD only', async () => {
    const { status, headers } = await ask(`${gateway.url}/privacy-policy`, { method: 'POST', body: 'x' });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('compression and revalidation', () => {
  test('prefers brotli, then gzip, then none, each with its own strong ETag', async () => {
    const plain = await get('/');
    const br = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get('/', { 'accept-encoding': 'gzip' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotliDecompressSync(br.body).toString()).toBe(plain.text);
    expect(gunzipSync(gzip.body).toString()).toBe(plain.text);
    expect(br.headers.vary).toContain('Accept-Encoding');
    const tags = [plain, br, gzip].map(({ headers }) => headers.etag);
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[^"]+"$/);
  });

  test('answers 304 without a body if the client has the page', async () => {
    const { headers } = await get('/', { 'accept-encoding': 'br' });
    const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': `"other", W/${headers.etag}` });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
    expect((await get('/', { 'accept-encoding': 'br', 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('answers HEAD with the headers of GET', async () => {
    const full = await get('/', { 'accept-encoding': 'br' });
    const head = await ask(`${gateway.url}/`, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(String(full.body.length));
    expect(head.headers.etag).toBe(full.headers.etag);
  });
});

describe('headers', () => {
  test('allow only our own files in the policy', async () => {
    const { headers } = await get('/');
    expect(headers['content-security-policy']).toBe(
      "default-src 'self';script-src 'self';style-src 'self';img-src 'self' data:;connect-src 'self';frame-ancestors 'none';base-uri 'none';form-action 'self';object-src 'none';require-trusted-types-for 'script';trusted-types default served-html",
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('tell browsers to stay on https if visitors use it', async () => {
    const secure = await startGateway({ env: { PUBLIC_ORIGIN: 'https://www.example.org' } });
    const { headers } = await ask(secure.url);
    await secure.stop();
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });
});

describe('health and log', () => {
  test('reports ready while every service behind is away, and says so', async () => {
    expect((await get('/healthz')).status).toBe(200);
    const { status, text } = await get('/readyz');
    expect(status).toBe(200);
    expect(JSON.parse(text).dependencies).toEqual({
      'mfe-content': true,
      'mfe-tools': true,
      'mfe-admin': true,
      'lead-intake': false,
      'lead-desk': false,
      'content-api': false,
    });
  });

  test('logs a request by its path, never with its query or a made-up path', async () => {
    await get('/privacy-policy?name=Wilhelmina');
    await get('/wilhelmina@example.com');
    expect(gateway.logged()).toContain('"route":"/privacy-policy"');
    expect(gateway.logged()).not.toMatch(/wilhelmina/i);
  });

  test('ignores a request id from a client', async () => {
    const { headers } = await get('/', { 'x-request-id': 'chosen-by-a-stranger' });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});
