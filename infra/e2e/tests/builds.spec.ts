import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const repositoryRoot = path.resolve(import.meta.dirname, '../../..');
const builds = ['shell', 'mfe-content', 'mfe-tools', 'mfe-admin'] as const;

interface Shared {
  readonly name: string;
  readonly version: string;
  readonly singleton: boolean;
}

function sharedOf(build: string): Map<string, Shared> {
  const manifest = JSON.parse(readFileSync(path.join(repositoryRoot, build, 'dist/web/mf-manifest.json'), 'utf8'));
  return new Map((manifest.shared as Shared[]).map((shared) => [shared.name, shared]));
}

test('every build shares the same versions as the shell, as singletons', () => {
  const host = sharedOf('shell');
  for (const name of ['react', 'react-dom', '@annuity-lantern/host-kit', '@annuity-lantern/ui', 'zod/mini'])
    expect([...host.keys()]).toContain(name);
  for (const build of builds) {
    for (const { name, version, singleton } of sharedOf(build).values()) {
      expect(singleton, `${build}: ${name} is a singleton`).toBe(true);
      expect(version, `${build}: ${name}`).toBe(host.get(name)?.version);
    }
  }
});

test('no page of a remote bundles a shared package', () => {
  for (const build of builds.slice(1)) {
    const assets = path.join(repositoryRoot, build, 'dist/web/assets');
    const pages = readdirSync(assets).filter((file) => /^page-.*\.js$/.test(file));
    expect(pages.length).toBeGreaterThan(0);
    for (const page of pages) {
      const code = readFileSync(path.join(assets, page), 'utf8');
      expect(code, `${build}/${page} bundles react-dom`).not.toContain('react-dom-client');
      expect(code, `${build}/${page} bundles host-kit`).not.toContain('No HostProvider above this component');
    }
  }
});

test('every script starts with the comment that makes the browser compile it while it downloads', () => {
  for (const build of builds) {
    const assets = path.join(repositoryRoot, build, 'dist/web/assets');
    const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts)
      expect(readFileSync(path.join(assets, script), 'utf8'), `${build}/${script}`).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

test('a page takes no text as markup, and only our own files as scripts', async ({ page }) => {
  await page.goto(String(process.env.E2E_ORIGIN));
  await page.waitForFunction(() => 'trustedTypes' in window && (window.trustedTypes as { defaultPolicy: unknown }).defaultPolicy !== null);
  const refused = await page.evaluate(() => {
    const script = () => document.createElement('script');
    const deeds = {
      markup: () => Object.assign(document.createElement('div'), { innerHTML: '<b>x</b>' }),
      foreign: () => Object.assign(script(), { src: 'https://evil.example/x.js' }),
      call: () => Object.assign(script(), { src: '/api/annuity-rates' }),
      inline: () => Object.assign(script(), { text: 'alert(1)' }),
      own: () => Object.assign(script(), { src: '/remotes/mfe-tools/remoteEntry.js' }),
    };
    return Object.entries(deeds).flatMap(([name, deed]) => {
      try {
        deed();
        return [];
      } catch {
        return [name];
      }
    });
  });
  expect(refused).toEqual(['markup', 'foreign', 'call', 'inline']);
});

test('no served page has a style attribute or an inline script, which the Content-Security-Policy blocks', async () => {
  const origin = process.env.E2E_ORIGIN;
  for (const page of ['/', '/about/figures', '/retirement-calculator', '/consultation', '/privacy-policy', '/terms-of-use', '/nowhere']) {
    const html = await (await fetch(new URL(page, origin))).text();
    expect(html, page).not.toMatch(/<[a-z][^>]*\sstyle=/);
    expect(html, page).not.toMatch(/<script(?![^>]*\b(?:src=|type="application\/(?:ld\+)?json"))/);
  }
});
