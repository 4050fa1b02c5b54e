import { checkStructuredData } from '../src/check-structured-data.ts';
import { type ProductionGateway, productionOrigin, startProductionGateway } from '../src/production-gateway.ts';
import { expect, test, pages as testedPages } from '../src/test.ts';

interface Served {
  readonly path: string;
  readonly lastmod: string;
  readonly html: string;
}

// One worker runs all of these tests, since they share a gateway.
test.describe.configure({ mode: 'default' });

let gateway: ProductionGateway;
let pages: Served[];

test.beforeAll(async () => {
  gateway = await startProductionGateway();
  const sitemap = await (await fetch(`${gateway.address}/sitemap.xml`)).text();
  const urls = [...sitemap.matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)];
  pages = await Promise.all(
    urls.map(async ([, location = '', lastmod = '']) => {
      const path = new URL(location).pathname;
      return { path, lastmod, html: await (await fetch(gateway.address + path)).text() };
    }),
  );
});
test.afterAll(() => gateway.stop());

/** The captured text of the only match of a pattern. */
function only(html: string, pattern: RegExp): string {
  const found = [...html.matchAll(new RegExp(pattern, 'g'))];
  expect(found, String(pattern)).toHaveLength(1);
  return (found[0]?.[1] ?? '').replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"');
}

const jsonLdOf = (html: string) => only(html, /<script type="application\/ld\+json">(.*?)<\/script>/);

test('the sitemap lists the pages that every-page.spec.ts visits, each with the day of its last change', () => {
  expect(pages.map(({ path }) => path).sort()).toEqual(testedPages.map(({ path }) => path).sort());
  for (const { path, lastmod } of pages) {
    expect(lastmod, path).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(Date.parse(lastmod), path).toBeLessThanOrEqual(Date.now());
  }
});

test('each page has its own title, description, keywords, canonical link and social tags', () => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const { path, html } of pages) {
    const title = only(html, /<title>(.*?)<\/title>/);
    const description = only(html, /<meta name="description" content="(.*?)">/);
    titles.add(title);
    descriptions.add(description);
    expect(only(html, /<meta name="keywords" content="(.*?)">/), path).toContain(', ');
    expect(only(html, /<meta name="robots" content="(.*?)">/), path).toBe('index, follow');
    expect(only(html, /<link rel="canonical" href="(.*?)">/), path).toBe(productionOrigin + path);
    expect(only(html, /<meta property="og:title" content="(.*?)">/), path).toBe(title);
    expect(only(html, /<meta property="og:description" content="(.*?)">/), path).toBe(description);
    expect(only(html, /<meta property="og:url" content="(.*?)">/), path).toBe(productionOrigin + path);
    expect(only(html, /<meta name="twitter:card" content="(.*?)">/), path).toBe('summary_large_image');
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
  }
  expect([titles.size, descriptions.size]).toEqual([pages.length, pages.length]);
});

test('each page has its own social image of 1200 by 630 pixels', async () => {
  const images = new Set<string>();
  for (const { path, html } of pages) {
    const address = only(html, /<meta property="og:image" content="(.*?)">/);
    expect(address.startsWith(`${productionOrigin}/remotes/`), path).toBe(true);
    expect(only(html, /<meta property="og:image:alt" content="(.*?)">/), path).not.toBe('');
    const answer = await fetch(gateway.address + new URL(address).pathname);
    expect([answer.status, answer.headers.get('content-type')], path).toEqual([200, 'image/png']);
    expect(answer.headers.get('cache-control'), path).toContain('immutable');
    const png = Buffer.from(await answer.arrayBuffer());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630]);
    // Some link previews skip larger images.
    expect(png.length, path).toBeLessThan(300_000);
    images.add(address);
  }
  expect(images.size).toBe(pages.length);
});

test('a copied link to Home shows the picture of its percent', async () => {
  const images = await Promise.all(
    ['/', '/?guarantees=7', '/?guarantees=8', '/?guarantees=7.5', '/?guarantees=21'].map(async (path) => {
      const html = await (await fetch(gateway.address + path)).text();
      expect(only(html, /<link rel="canonical" href="(.*?)">/), path).toBe(`${productionOrigin}/`);
      return only(html, /<meta property="og:image" content="(.*?)">/);
    }),
  );
  const [ordinary, seven = '', eight, between, beyond] = images;
  expect([between, beyond, new Set(images).size]).toEqual([ordinary, ordinary, 3]);
  expect([seven, eight].every((image) => /home-guarantees-[78]\./.test(image ?? ''))).toBe(true);
  const png = Buffer.from(await (await fetch(gateway.address + new URL(seven).pathname)).arrayBuffer());
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('the structured data of each page is valid by the definitions of schema.org', async () => {
  const broken = {
    'a property': '{"@context":"https://schema.org","@graph":[{"@type":"FAQPage","nmae":"x"}]}',
    'a type': '{"@context":"https://schema.org","@graph":[{"@type":"FAQPages","name":"x"}]}',
    'a value': '{"@context":"https://schema.org","@graph":[{"@type":"Course","provider":{"@type":"Offer"}}]}',
  };
  const real = Object.fromEntries(pages.map(({ path, html }) => [path, jsonLdOf(html)]));
  // In one call, since each call reads all definitions. The broken ones prove that the check finds errors.
  const complaints = await checkStructuredData({ ...real, ...broken });
  expect(complaints.filter((line) => line.startsWith('/'))).toEqual([]);
  for (const name of Object.keys(broken)) expect(complaints.join('\n')).toContain(`${name}(2,`);
});

test('the structured data has the date, the breadcrumbs and the questions of its page', () => {
  for (const { path, html, lastmod } of pages) {
    const nodes: Record<string, unknown>[] = JSON.parse(jsonLdOf(html))['@graph'];
    const page = nodes.find((node) => node['@id'] === `${productionOrigin + path}#page`);
    expect(page, path).toMatchObject({ url: productionOrigin + path, dateModified: lastmod });
    const way = nodes.find((node) => node['@type'] === 'BreadcrumbList');
    const steps = (way?.itemListElement ?? []) as { item: string }[];
    expect(path === '/' ? productionOrigin + path : steps.at(-1)?.item, path).toBe(productionOrigin + path);
    const text = textOf(html);
    for (const { name, acceptedAnswer } of questionsOf(page)) {
      expect(text, path).toContain(name);
      expect(text, path).toContain(acceptedAnswer.text);
    }
    // Lessons and terms link to their anchors.
    for (const [, anchor] of jsonLdOf(html).matchAll(/"url":"[^"#]*#([^"]*)"/g)) expect(html, path).toContain(`id="${anchor}"`);
  }
  for (const type of ['FAQPage', 'Course', 'DefinedTermSet', 'Article'])
    expect(pages.filter(({ html }) => jsonLdOf(html).includes(`"@type":"${type}"`)).length, type).toBeGreaterThan(0);
});

function questionsOf(page: Record<string, unknown> | undefined) {
  return page?.['@type'] === 'FAQPage' ? (page.mainEntity as { name: string; acceptedAnswer: { text: string } }[]) : [];
}

/** The visible text of the served page. */
function textOf(html: string): string {
  const body = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return body
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}

test('the feed of corrections has every entry of its page, and the page names the feed', async () => {
  const { html } = pages.find(({ path }) => path === '/corrections') as Served;
  const href = only(html, /<link rel="alternate" type="application\/atom\+xml"[^>]* href="(.*?)">/);
  const answer = await fetch(gateway.address + href);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/atom+xml; charset=utf-8']);
  const ids = [...(await answer.text()).matchAll(new RegExp(`<id>${productionOrigin}/corrections#(.*?)</id>`, 'g'))].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(40);
  for (const id of ids) expect(html).toContain(`id="${id}"`);
});

test('licenses of all packages and fonts of the builds are served, and not indexed', async () => {
  const answer = await fetch(`${gateway.address}/licenses.txt`);
  expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  const text = await answer.text();
  const packages = ['react', 'react-dom', 'zustand', 'zod', 'd3-shape', 'react-hook-form', '@fontsource-variable/besley'];
  for (const name of [...packages, '@fontsource-variable/public-sans']) expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+`, 'm'));
  for (const words of ['Permission is hereby granted, free of charge', 'SIL OPEN FONT LICENSE Version 1.1']) expect(text).toContain(words);
});
