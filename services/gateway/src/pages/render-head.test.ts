import type { HostData } from '@annuity-lantern/host-kit';
import { samplePublicSite } from '@annuity-lantern/site/sample';
import { describe, expect, test } from 'vitest';
import { row } from '../../test/write-builds.ts';
import { renderHead, renderStyles } from './render-head.ts';

const host: HostData = {
  routes: [],
  site: samplePublicSite,
  publicOrigin: 'https://www.example.org',
  indexing: true,
  analytics: false,
};
const assets = {
  fonts: ['/assets/serif.woff2'],
  css: ['/remotes/mfe-tools/assets/a.css'],
  js: ['/remotes/mfe-tools/assets/a.js', '/remotes/mfe-tools/assets/b.mjs'],
};
const calculator = { ...row('retirement-calculator', '/retirement-calculator', { aliases: ['/calculator'] }), remote: 'mfe-tools' };

interface Node {
  readonly '@type': string;
}

function nodesOf(head: string): Node[] {
  return JSON.parse(/<script type="application\/ld\+json">(.*)<\/script>/.exec(head)?.[1] ?? 'null')['@graph'];
}

function nodeOf(head: string, type: string): Node | undefined {
  return nodesOf(head).find((node) => node['@type'] === type);
}

describe('an indexable route on the production host', () => {
  const head = renderHead(calculator, host, assets);

  test('has title, description, canonical, robots and social tags', () => {
    expect(head).toContain('<title>Title of retirement-calculator | Annuity Lantern</title>');
    expect(head).toContain('<meta name="description" content="Description of retirement-calculator">');
    expect(head).toContain('<meta name="keywords" content="annuity, retirement-calculator">');
    expect(head).toContain('<meta name="robots" content="index, follow">');
    expect(head).toContain('<meta property="og:title" content="Title of retirement-calculator | Annuity Lantern">');
    expect(head).toContain('<link rel="canonical" href="https://www.example.org/retirement-calculator">');
  });

  test('shows the picture of the value in a link, and keeps the canonical link and the structured data', () => {
    const ordinary = renderHead(calculator, host, { ...assets, socialImage: '/remotes/mfe-tools/page.png' });
    const queryImage = { file: '/remotes/mfe-tools/7.png', alt: 'What “7%” earns', query: '?guarantees=7' };
    const shared = renderHead(calculator, host, { ...assets, socialImage: '/remotes/mfe-tools/page.png', queryImage });
    expect(shared).toContain('<meta property="og:image" content="https://www.example.org/remotes/mfe-tools/7.png">');
    expect(shared).toContain('<meta property="og:image:alt" content="What “7%” earns">');
    expect(shared).toContain('<meta property="og:url" content="https://www.example.org/retirement-calculator?guarantees=7">');
    expect(shared).toContain('<link rel="canonical" href="https://www.example.org/retirement-calculator">');
    expect(shared).toContain('<meta name="robots" content="index, follow">');
    expect(nodesOf(shared)).toEqual(nodesOf(ordinary));
  });

  test("links or preloads the page's own files", () => {
    expect(head).toContain('<link rel="preload" as="font" type="font/woff2" href="/assets/serif.woff2" crossorigin>');
    expect(renderStyles(assets)).toBe('<link rel="stylesheet" href="/remotes/mfe-tools/assets/a.css">');
    expect(head).toContain('<link rel="preload" as="script" href="/remotes/mfe-tools/assets/a.js">');
    expect(head).toContain('<link rel="modulepreload" href="/remotes/mfe-tools/assets/b.mjs">');
  });

  test('has structured data: free consultation, hours, address', () => {
    expect(nodeOf(head, 'FinancialService')).toMatchObject({
      name: 'Annuity Lantern',
      telephone: '+18005550199',
      address: {
        streetAddress: '100 Sample Street',
        addressLocality: 'Sampleton',
        addressRegion: 'IA',
        postalCode: '50000',
        addressCountry: 'US',
      },
      openingHoursSpecification: { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '17:00' },
      makesOffer: { price: '0', itemOffered: { name: 'Free consultation' } },
    });
  });
});

test('names the feed of corrections on their page alone', () => {
  const link = '<link rel="alternate" type="application/atom+xml" title="Corrections" href="/corrections.xml">';
  expect(renderHead({ ...row('corrections', '/corrections'), remote: 'mfe-content' }, host, assets)).toContain(link);
  expect(renderHead(calculator, host, assets)).not.toContain('rel="alternate"');
});

describe('the picture of a page', () => {
  const withImage = renderHead(calculator, host, { ...assets, socialImage: '/remotes/mfe-tools/assets/social/calculator.1.png' });

  test('has an absolute address, a size and a text', () => {
    expect(withImage).toContain(
      '<meta property="og:image" content="https://www.example.org/remotes/mfe-tools/assets/social/calculator.1.png">',
    );
    expect(withImage).toContain('<meta property="og:image:width" content="1200">');
    expect(withImage).toContain('<meta property="og:image:height" content="630">');
    expect(withImage).toContain('<meta property="og:image:alt" content="Title of retirement-calculator">');
    expect(withImage).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(nodeOf(withImage, 'WebPage')).toMatchObject({ primaryImageOfPage: { url: expect.stringContaining('calculator.1.png') } });
  });

  test('is missing if the page has no picture', () => {
    expect(renderHead(calculator, host, assets)).not.toContain('og:image');
  });
});

test('keeps robots out on any other host, and on staff pages', () => {
  const noindex = '<meta name="robots" content="noindex, nofollow">';
  expect(renderHead(calculator, { ...host, indexing: false }, assets)).toContain(noindex);
  expect(renderHead({ ...calculator, indexable: false }, host, assets)).toContain(noindex);
});

test('has no keywords tag if the page has no keywords', () => {
  expect(renderHead(calculator, host, assets)).toContain('name="keywords"');
  expect(renderHead({ ...calculator, head: { ...calculator.head, keywords: [] } }, host, assets)).not.toContain('name="keywords"');
  expect(renderHead(null, host, assets)).not.toContain('name="keywords"');
});

test('has no canonical link for "Page Not Found", which is not indexed', () => {
  const head = renderHead(null, host, { fonts: [], css: [], js: [] });
  expect(head).toContain('<title>Page Not Found | Annuity Lantern</title>');
  expect(head).toContain('noindex');
  expect(head).not.toContain('canonical');
});

test('keeps hostile values of the site file as text', () => {
  const hostile = '</title></script><script>alert(1)</script>"\'&';
  const site = { ...host.site, productName: hostile, networkName: hostile, address: { ...host.site.address, city: hostile } };
  const head = renderHead(calculator, { ...host, site }, assets);
  expect(head).not.toContain('<script>alert');
  expect(head.match(/<\/script>/g)).toHaveLength(1);
  expect(head.match(/<\/title>/g)).toHaveLength(1);
  expect(nodeOf(head, 'FinancialService')).toMatchObject({ name: hostile, address: { addressLocality: hostile } });
});
