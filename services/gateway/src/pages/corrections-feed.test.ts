import type { HostData } from '@annuity-lantern/host-kit';
import { corrections } from '@annuity-lantern/site/corrections';
import { sampleSite } from '@annuity-lantern/site/sample';
import { parseAtomFeed } from 'feedsmith';
import { expect, it } from 'vitest';
import { row } from '../../test/write-builds.ts';
import { correctionsFeed } from './corrections-feed.ts';

const page = { ...row('corrections', '/corrections'), remote: 'mfe-content' };
const host: HostData = {
  routes: [page, { ...row('contract-check', '/annuity-review/check'), remote: 'mfe-tools' }],
  site: { ...sampleSite, productName: 'Lamp & <Light>', showSamples: false },
  publicOrigin: 'https://www.example.org',
  indexing: true,
  analytics: false,
};
const text = correctionsFeed(page, host);
const feed = parseAtomFeed(text);

it('has what RFC 4287 asks of a feed', () => {
  expect(text).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>\s*<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom"/);
  expect(feed).toMatchObject({
    id: 'https://www.example.org/corrections',
    xml: { lang: 'en-US' },
    title: { value: 'Title of corrections | Lamp & <Light>' },
    updated: `${corrections.at(-1)?.day}T12:00:00.000Z`,
    authors: [{ name: 'Lamp & <Light>' }],
    links: [
      { rel: 'self', href: 'https://www.example.org/corrections.xml', type: 'application/atom+xml' },
      { rel: 'alternate', href: 'https://www.example.org/corrections', type: 'text/html' },
    ],
  });
});

it('has an entry for each correction, newest first, with an id that never changes and the pages that it concerns', () => {
  expect(feed.entries?.map(({ id }) => id)).toEqual(corrections.map(({ id }) => `https://www.example.org/corrections#${id}`).toReversed());
  expect(feed.entries?.at(-1)).toMatchObject({
    title: { value: 'Correction: A switch that costs $3,000 was called a gain' },
    updated: '2026-11-23T12:00:00.000Z',
    categories: [{ term: 'correction', label: 'Correction' }],
    links: [
      { rel: 'alternate', href: 'https://www.example.org/corrections#free-exchange' },
      { rel: 'related', href: 'https://www.example.org/annuity-review/check' },
    ],
    content: { value: expect.stringMatching(/^From November 22, 2026 to November 23, 2026: In “Leave or stay” .* What is right: /) },
  });
});
