import type { HostData } from '@annuity-lantern/host-kit';
import { samplePublicSite } from '@annuity-lantern/site/sample';
import { expect, test } from 'vitest';
import { row } from '../../test/write-builds.ts';
import { robotsTxt, sitemapXml } from './crawler-files.ts';

const routes = [
  row('home', '/'),
  row('calculator', '/retirement-calculator', { aliases: ['/calculator'], updatedOn: '2026-10-02' }),
  row('admin', '/admin', { indexable: false }),
].map((route) => ({ ...route, remote: 'mfe-content' }));
const host: HostData = {
  routes,
  site: { ...samplePublicSite, showSamples: false },
  publicOrigin: 'https://www.example.org',
  indexing: true,
  analytics: false,
};

test('lists main paths of indexable routes in the sitemap, each with the day of its last change', () => {
  const urls = [...sitemapXml(routes, host.publicOrigin).matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)];
  expect(urls.map((match) => match.slice(1))).toEqual([
    ['https://www.example.org/', '2026-11-21'],
    ['https://www.example.org/retirement-calculator', '2026-10-02'],
  ]);
});

test('lets crawlers in on the production host only', () => {
  expect(robotsTxt(host)).toBe('User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: https://www.example.org/sitemap.xml\n');
  expect(robotsTxt({ ...host, indexing: false })).toBe('User-agent: *\nDisallow: /\n');
});
