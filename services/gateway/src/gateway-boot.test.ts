import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ask } from '../test/ask.ts';
import { realSite } from '../test/real-site.ts';
import { startGateway, type TestGateway } from '../test/start-gateway.ts';
import { allFiles, manifest, remoteFiles, row, temporaryFolder, toolsRoutes, writeFiles } from '../test/write-builds.ts';
import { settingsSchema } from './env.ts';

let gateway: TestGateway | undefined;
afterEach(async () => {
  await gateway?.stop();
  gateway = undefined;
});

function withLostPicture() {
  const { assets, ...rest } = manifest('mfe-tools', toolsRoutes);
  const queryImages = { key: 'guarantees', byValue: { '7': { file: 'assets/lost.png', alt: 'Lost' } } };
  const id = 'retirement-calculator';
  return { ...rest, assets: { ...assets, [id]: { ...assets[id], queryImages } } };
}

describe('a remote that cannot be used leaves its routes out, and the rest is served', () => {
  const tools = 'mfe-tools/dist';
  const broken: [string, Record<string, string | undefined>][] = [
    ['no manifest', { [`${tools}/route-manifest.json`]: undefined }],
    ['a manifest that is not JSON', { [`${tools}/route-manifest.json`]: '<html>' }],
    ['a wrong contract version', { [`${tools}/route-manifest.json`]: JSON.stringify(manifest('mfe-tools', toolsRoutes, 99)) }],
    ['no federation entry', { [`${tools}/web/remoteEntry.js`]: undefined }],
    ['a page file that the manifest names and the build lacks', { [`${tools}/web/assets/retirement-calculator.css`]: undefined }],
    ['a picture that the manifest names and the build lacks', { [`${tools}/route-manifest.json`]: JSON.stringify(withLostPicture()) }],
    ['no renderer', { [`${tools}/server/fragments.mjs`]: undefined }],
    ['a renderer that is no module', { [`${tools}/server/fragments.mjs`]: 'export const renderFragment = (' }],
    ['a renderer that throws', { [`${tools}/server/fragments.mjs`]: "export const renderFragment = () => { throw new Error('boom'); };" }],
    ['a renderer that knows no such page', { [`${tools}/server/fragments.mjs`]: 'export const renderFragment = () => undefined;' }],
  ];

  test.each(broken)('%s', async (_case, change) => {
    const files = Object.fromEntries(
      Object.entries({ ...allFiles(), ...change }).filter((entry): entry is [string, string] => entry[1] !== undefined),
    );
    gateway = await startGateway({ files });
    const home = await ask(gateway.url);
    expect(home.status).toBe(200);
    // Links on other pages are gone, too.
    expect(home.text).not.toContain('calculator');
    expect(home.text).toContain('<p>3 routes</p>');
    expect((await ask(`${gateway.url}/calculator`)).status).toBe(404);
    expect((await ask(`${gateway.url}/admin`)).status).toBe(200);
    expect(gateway.logged()).toMatch(/"level":"error".*"remote":"mfe-tools".*remote left out/);
    expect(JSON.parse((await ask(`${gateway.url}/readyz`)).text)).toMatchObject({ ready: true, dependencies: { 'mfe-tools': false } });
  });
});

test('answers 503 at /readyz while it stops, and its pages as before', async () => {
  gateway = await startGateway({ isStopping: () => true });
  expect([(await ask(`${gateway.url}/readyz`)).status, (await ask(gateway.url)).status]).toEqual([503, 200]);
});

describe('a figure with a year', () => {
  afterEach(() => void vi.useRealTimers());

  test.each([
    ['2026-11-24T12:00:00', []],
    ['2027-01-02T12:00:00', ['qlacLimit']],
  ])('warns on %s of %j', async (now, overdue) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    gateway = await startGateway();
    const told = [...gateway.logged().matchAll(/"level":"warn".*"code":"(\w+)".*figure with a year/g)].map(([, name]) => name);
    expect(told).toEqual(overdue);
  });
});

describe('the evidence for a claim', () => {
  afterEach(() => void vi.useRealTimers());

  const evidence = { source: 'A survey', date: '2026-06-01', expires: '2027-06-30' };
  test.each([
    ['2027-05-30T12:00:00', undefined, true],
    ['2027-05-31T12:00:00', 'expires within 30 days', true],
    ['2027-06-30T12:00:00', 'expires within 30 days', true],
    ['2027-07-01T12:00:00', 'has expired', false],
  ])('warns on %s with "%s" and serves: %s', async (now, warning, served) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    const folder = await temporaryFolder();
    await writeFiles(folder.path, { 'site.json': JSON.stringify({ ...realSite, evidence: { satisfaction: evidence } }) });
    gateway = await startGateway({ env: { SITE_FILE: join(folder.path, 'site.json') } });
    expect(/"level":"warn".*"code":"satisfaction".*the evidence for a claim ([\w ]+)/.exec(gateway.logged())?.[1]).toBe(warning);
    expect((await ask(gateway.url)).text.includes('A survey')).toBe(served);
    await folder.remove();
  });
});

describe('refusals', () => {
  test.each(['web/index.html', 'fonts.json', 'server/chrome.mjs'])('a shell without %s', async (name) => {
    const { [`shell/dist/${name}`]: _missing, ...files } = allFiles();
    await expect(startGateway({ files })).rejects.toThrow("The shell's build in");
  });

  test('refuses two remotes with one path', async () => {
    const files = { ...allFiles(), ...remoteFiles('mfe-admin', [row('other', '/calculator')]) };
    await expect(startGateway({ files })).rejects.toThrow(
      'path /calculator: in mfe-tools (retirement-calculator) and in mfe-admin (other)',
    );
  });

  test('refuses sample values on the production host', async () => {
    const env = { PUBLIC_ORIGIN: 'https://www.example.org', PRODUCTION_HOST: 'www.example.org', TRUST_PROXY: '1' };
    await expect(startGateway({ env })).rejects.toThrow("needs the operator's own values");
  });
});

describe('the production host', () => {
  test("serves the operator's values, lets crawlers in and leaves sample people out", async () => {
    const folder = await temporaryFolder();
    await writeFiles(folder.path, { 'site.json': JSON.stringify(realSite) });
    const env = {
      PUBLIC_ORIGIN: 'https://www.example.org',
      PRODUCTION_HOST: 'www.example.org',
      TRUST_PROXY: '1',
      SITE_FILE: join(folder.path, 'site.json'),
    };
    gateway = await startGateway({ env });
    const { text } = await ask(gateway.url);
    expect(text).toContain('index, follow');
    expect(text).toContain('"showSamples":false');
    expect(text).toContain('1-312-867-5309');
    expect((await ask(`${gateway.url}/robots.txt`)).text).toContain('Sitemap: https://www.example.org/sitemap.xml');
    expect((await ask(`${gateway.url}/sitemap.xml`)).headers['content-type']).toBe('application/xml; charset=utf-8');
    expect((await ask(`${gateway.url}/admin`)).text).toContain('noindex, nofollow');
    await folder.remove();
  });

  test('keeps crawlers out on another host with the same build', async () => {
    gateway = await startGateway({ env: { PUBLIC_ORIGIN: 'https://staging.example.org', PRODUCTION_HOST: 'www.example.org' } });
    expect((await ask(gateway.url)).text).toContain('noindex, nofollow');
    expect((await ask(`${gateway.url}/robots.txt`)).text).toBe('User-agent: *\nDisallow: /\n');
  });
});

describe('settings', () => {
  const needed = { LEAD_INTAKE_URL: 'http://127.0.0.1:1', LEAD_DESK_URL: 'http://127.0.0.1:2', CONTENT_API_URL: 'http://127.0.0.1:3' };

  test('has defaults', () => {
    expect(settingsSchema.parse(needed)).toMatchObject({
      PORT: 8080,
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: 'http://localhost:8080',
      REMOTES: ['mfe-content', 'mfe-tools', 'mfe-admin'],
    });
  });

  test.each([
    ['1', 1],
    ['10.0.0.0/8, ::1,loopback', ['10.0.0.0/8', '::1', 'loopback']],
  ])('TRUST_PROXY=%s', (text, read) => {
    expect(settingsSchema.parse({ ...needed, TRUST_PROXY: text }).TRUST_PROXY).toEqual(read);
  });

  test.each([
    ['TRUST_PROXY', 'true'],
    ['PUBLIC_ORIGIN', 'https://www.example.org/path'],
    ['LEAD_DESK_URL', 'ftp://desk'],
    ['PORT', '70000'],
    ['DEV_SERVERS', '{"mfe-tools":"http://127.0.0.1:1"}'],
  ])('refuses %s=%s', (name, value) => {
    const result = settingsSchema.safeParse({ ...needed, [name]: value });
    expect(result.error?.issues.map((issue) => issue.path[0])).toEqual([name]);
  });

  test('requires the production host to name its proxy', () => {
    const production = { ...needed, PUBLIC_ORIGIN: 'https://www.example.org', PRODUCTION_HOST: 'www.example.org' };
    expect(settingsSchema.safeParse(production).error?.issues.map((issue) => issue.path[0])).toEqual(['TRUST_PROXY']);
    expect(settingsSchema.safeParse({ ...production, TRUST_PROXY: '1' }).success).toBe(true);
  });

  test('requires the public origin if the port is free', () => {
    expect(settingsSchema.safeParse({ ...needed, PORT: '0' }).error?.issues[0]?.path).toEqual(['PUBLIC_ORIGIN']);
  });
});
