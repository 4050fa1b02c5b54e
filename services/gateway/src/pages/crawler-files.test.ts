import type { HostData } from '@annuity-lantern/host-kit';
import { sampleSite } from '@annuity-lantern/site/sample';
import { expect, test } from 'vitest';
import { row } from '../../test/write-builds.ts';
import { robotsTxt, sitemapXml } from './crawler-files.ts';

const routes = [
  row('home', '/'),
  row('calculator', '/retirement-calculator', { aliases: ['/calculator'] }),
  row('admin', '/admin', { indexable: false }),
];
const host: HostData = {
  routes: routes.map((route) => ({ ...route, remote: 'mfe-content' })),
  site: { ...sampleSite, showSamplePeople: false },
  publicOrigin: 'https://www.example.org',
  indexing: true,
  analytics: false,
};

test('the sitemap lists main paths of indexable routes only', () => {
  const locations = [...sitemapXml(host).matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
  expect(locations).toEqual(['https://www.example.org/', 'https://www.example.org/retirement-calculator']);
});

test('crawlers are let in on the production host only', () => {
  expect(robotsTxt(host)).toBe('User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: https://www.example.org/sitemap.xml\n');
  expect(robotsTxt({ ...host, indexing: false })).toBe('User-agent: *\nDisallow: /\n');
});
