import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { endpoints } from '@annuity-lantern/contracts/endpoints';
import { isStaffCall } from '@annuity-lantern/contracts/http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../test/ask.ts';
import { startGateway, startUpstream, type TestGateway } from '../test/start-gateway.ts';

const WWW = 'www.example.org';
const DESK = 'desk.example.org';
const origins = { PUBLIC_ORIGIN: `https://${WWW}`, STAFF_ORIGIN: `https://${DESK}` };

let gateway: TestGateway;
let stopUpstream: () => Promise<void>;
const asked: string[] = [];
beforeAll(async () => {
  const upstream = await startUpstream((req, res) => {
    asked.push(`${req.method} ${req.url}`);
    res.setHeader('Clear-Site-Data', '"cache"').end('{}');
  });
  stopUpstream = upstream.stop;
  const services = { LEAD_INTAKE_URL: upstream.url, LEAD_DESK_URL: upstream.url, CONTENT_API_URL: upstream.url };
  gateway = await startGateway({ env: { ...origins, ...services } });
});
afterAll(async () => {
  await gateway.stop();
  await stopUpstream();
});

const at = (host: string, path: string, { method = 'GET', headers = {} } = {}) =>
  ask(gateway.url + path, { method, headers: { host, ...headers } });
const statuses = (host: string, paths: readonly string[]) => Promise.all(paths.map(async (path) => (await at(host, path)).status));
const hostDataOf = (text: string) => JSON.parse(/id="host-data">(.*?)<\/script>/.exec(text)?.[1] ?? 'null');

describe('the public host beside a host of the desk', () => {
  test('answers 404 at the desk and at its files', async () => {
    const paths = ['/admin', '/admin/', '/admin?part=rates', '/remotes/mfe-admin/remoteEntry.js', '/remotes/mfe-admin/assets/admin.js'];
    expect(await statuses(WWW, paths)).toEqual([404, 404, 404, 404, 404]);
  });

  test('serves its pages and files, which do not name the desk', async () => {
    const paths = [
      '/',
      '/retirement-calculator',
      '/remotes/mfe-tools/remoteEntry.js',
      '/assets/shell.1111111111.js',
      '/openapi.json',
      '/sitemap.xml',
    ];
    expect(await statuses(WWW, paths)).toEqual([200, 200, 200, 200, 200, 200]);
    const { text } = await at(WWW, '/');
    expect(text).not.toMatch(/\/admin|mfe-admin|desk\.example\.org/);
    expect((await at(WWW, '/admin')).text).not.toMatch(/"id":"admin"/);
  });
});

describe('the host of the desk', () => {
  test('serves the desk, with the address of the public pages', async () => {
    const { status, text, headers } = await at(DESK, '/admin');
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(text).toContain(`<link rel="canonical" href="https://${DESK}/admin">`);
    const host = hostDataOf(text);
    expect(host).toMatchObject({ publicOrigin: `https://${DESK}`, pagesOrigin: `https://${WWW}` });
    expect(host.routes.map((route: { id: string }) => route.id)).toContain('retirement-calculator');
    expect(await statuses(DESK, ['/remotes/mfe-admin/remoteEntry.js', '/assets/shell.1111111111.js', '/favicon.svg'])).toEqual([
      200, 200, 200,
    ]);
  });

  test('answers 404 at public pages, other remotes and files for crawlers', async () => {
    const paths = [
      '/retirement-calculator',
      '/calculator',
      '/privacy-policy',
      '/remotes/mfe-tools/remoteEntry.js',
      '/sitemap.xml',
      '/openapi.json',
    ];
    expect(await statuses(DESK, paths)).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await at(DESK, '/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
  });

  test('leads from its bare name, and from a link that a mail program altered, to the desk', async () => {
    const [bare, altered] = [await at(DESK, '/'), await at(DESK, '/admin/?part=rates')];
    expect([bare.status, bare.headers.location]).toEqual([302, '/admin']);
    expect([altered.status, altered.headers.location]).toEqual([308, '/admin?part=rates']);
  });

  test.each([`${DESK}:443`, 'DESK.example.org'])('is known as %s', async (host) => {
    expect((await at(host, '/admin')).status).toBe(200);
  });

  test.each([`${DESK}:8443`, `${DESK}:80`, `${DESK}.`, `${DESK}.evil.example`, '127.0.0.1'])('is not %s', async (host) => {
    expect((await at(host, '/admin')).status).toBe(404);
  });

  test.each([`x@${DESK}`, `${DESK}:0443`, `${DESK}:`, `${DESK}/`, `${WWW}, ${DESK}`, 'a b'])(
    'is not %s, which is refused',
    async (host) => {
      asked.length = 0;
      const answers = await Promise.all(
        ['/admin', '/', '/api/staff/session', '/api/resources', '/assets/shell.1111111111.js'].map((path) => at(host, path)),
      );
      expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
      expect([JSON.parse(answers[0]?.text ?? '').code, asked]).toEqual(['malformed_request', []]);
    },
  );

  test.each([
    [`GET /admin HTTP/1.1\r\nHost: ${WWW}\r\nHost: ${DESK}`],
    [`GET /admin HTTP/1.1\r\nHost: ${DESK}\r\nhost: ${WWW}`],
    [`GET https://${DESK}/admin HTTP/1.1\r\nHost: ${WWW}`],
  ])('is not named beside another one: %j', async (head) => {
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    socket.end(`${head}\r\nConnection: close\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('answers a path in other letters as the public host does: no call, no limit of its own', async () => {
    asked.length = 0;
    for (const path of ['/API/staff/session', '/api/Staff/session', '/api/staff/session/', '/API/leads'])
      for (const host of [DESK, WWW]) expect((await at(host, path)).status).toBe(404);
    expect(asked).toEqual([]);
    expect((await at(WWW, '/Admin')).status).toBe(404);
    expect((await at(DESK, '/Admin')).headers.location).toBe('/admin');
  });

  test('is not what a client claims in X-Forwarded-Host', async () => {
    const { status } = await at(WWW, '/admin', { headers: { 'x-forwarded-host': DESK } });
    expect(status).toBe(404);
  });

  test('passes on Clear-Site-Data', async () => {
    const answer = await at(DESK, '/api/staff/session', { method: 'DELETE' });
    expect(answer.headers['clear-site-data']).toBe('"cache"');
  });

  test('is healthy under every name', async () => {
    expect(await statuses(DESK, ['/healthz', '/readyz'])).toEqual([200, 200]);
  });
});

test.each(endpoints)('the call $name is answered at its own host alone', async (endpoint) => {
  const { method, path } = endpoint;
  const [own, other] = isStaffCall(endpoint) ? [DESK, WWW] : [WWW, DESK];
  asked.length = 0;
  const answer = await at(other, path.replace(/:\w+/g, 'x'), { method });
  expect([answer.status, asked]).toEqual([404, []]);
  await at(own, path.replace(/:\w+/g, 'x'), { method });
  expect(asked).toHaveLength(1);
});

test('the document of the calls names the host of each', async () => {
  const { paths } = JSON.parse((await at(WWW, '/openapi.json')).text);
  expect(paths['/api/staff/session'].post.servers).toEqual([{ url: `https://${DESK}` }]);
  expect(paths['/api/resources'].get.servers).toBeUndefined();
});
