import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createFeedServer } from './http.ts';
import { sampleArticles } from './sample-articles.ts';

async function listening(): Promise<string> {
  const server = createFeedServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('is a feed of twelve articles, each of which says that it is a sample', async () => {
  const answer = await fetch(`${await listening()}/feed.xml`);
  expect(answer.headers.get('content-type')).toContain('application/rss+xml');
  const feed = await answer.text();
  expect(feed.match(/<item>/g)).toHaveLength(12);
  expect(feed.match(/\(Sample entry\.\)/g)).toHaveLength(12);
});

it('says when nothing has changed', async () => {
  const url = `${await listening()}/feed.xml`;
  const etag = (await fetch(url)).headers.get('etag') as string;
  expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
});

it('leads to pages of public institutions only, each once', () => {
  const hosts = sampleArticles.map(({ link }) => new URL(link).hostname);
  expect(hosts.filter((host) => !/(?:\.gov|\.finra\.org|\.naic\.org)$/.test(host))).toEqual([]);
  expect(new Set(sampleArticles.map(({ link }) => link)).size).toBe(sampleArticles.length);
});
