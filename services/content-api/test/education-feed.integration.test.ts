import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { EducationArticle } from '@annuity-lantern/contracts/http';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import type { FeedOutcome } from '../src/feed/measure-feed.ts';
import { refreshFeed } from '../src/feed/refresh-feed.ts';
import type { OutsideSource } from '../src/outside-sources/outside-source.ts';
import { type BreakableLink, breakableLink } from './breakable-link.ts';
import { type FeedServer, startFeedServer } from './feed-server.ts';
import { article, item, rss } from './hostile-feeds/hostile-feed.ts';
import { hostileFeeds } from './hostile-feeds/hostile-feeds.ts';
import { type RunningContent, startContent } from './start-content.ts';

const HOUR = 3600_000;
/** In milliseconds, long enough for a busy machine. */
const TIME_LIMIT = 15_000;

let link: BreakableLink;
let site: FeedServer;
let source: OutsideSource;
let time: number;
let running: RunningContent[];

beforeEach(async () => {
  link = await breakableLink(inject('mongodbUrl'), `education-feed-${randomUUID().slice(0, 8)}`);
  site = await startFeedServer();
  source = { id: 'of-the-test', url: `${site.origin}/feed/`, privateOrigin: site.origin };
  time = Date.UTC(2026, 10, 20);
  running = [];
});

afterEach(async () => {
  link.mend();
  await Promise.all(running.map(({ stop }) => stop()));
  await link.close();
  await site.stop();
});

const now = () => new Date(time);
const answering =
  (body: string | Uint8Array, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/rss+xml', ...headers }).end(body);
const good = (title: string) => rss(item({ title }));

async function start(): Promise<RunningContent> {
  const started = await startContent(link.mongodbUrl, { feed: source, now, sourceTimeLimit: TIME_LIMIT });
  running.push(started);
  await started.seeded;
  return started;
}

const articles = async ({ url }: RunningContent) =>
  z.array(z.strictObject(EducationArticle.shape)).parse(await (await fetch(`${url}/api/education-modules`)).json());
const titles = async (content: RunningContent) => (await articles(content)).map(({ title }) => title);
const showing = (content: RunningContent, title: string) =>
  expect
    .poll(() => {
      content.ageCopies();
      return titles(content);
    })
    .toEqual([title]);

/** Fetches the feed as the schedule would an hour later. */
async function refreshLater({ store }: RunningContent, timeLimit = TIME_LIMIT): Promise<FeedOutcome | undefined> {
  time += HOUR;
  return refreshFeed({ connection: store.connection, source, now, timeLimit });
}

it('lists the articles of the feed soon after the start, and new ones after the next fetch', async () => {
  site.behave(answering(good('First')));
  const content = await start();
  await showing(content, 'First');
  site.behave(answering(good('Second')));
  expect(await refreshLater(content)).toBe('stored');
  await showing(content, 'Second');
});

describe('the last good copy', () => {
  it('is still listed after a restart when the feed is gone', async () => {
    site.behave(answering(good('Kept')));
    const before = await start();
    await showing(before, 'Kept');
    await before.stop();
    site.behave((request) => request.socket.destroy());
    time += HOUR;
    const after = await start();
    expect(await titles(after)).toEqual(['Kept']);
    await expect.poll(() => after.logged()).toContain('"errorClass":"connection_lost"');
    expect(await titles(after)).toEqual(['Kept']);
  });

  it('is still listed while MongoDB is down', async () => {
    site.behave(answering(good('Kept')));
    const content = await start();
    await showing(content, 'Kept');
    link.cut();
    content.ageCopies();
    expect(await titles(content)).toEqual(['Kept']);
  });

  it('is not listed for another feed', async () => {
    site.behave(answering(good('Of the old address')));
    await showing(await start(), 'Of the old address');
    source = { ...source, id: 'another' };
    site.behave((_request, response) => response.writeHead(500).end());
    expect(await titles(await start())).toEqual([]);
  });

  it('is replaced in one step: readers see the old or the new articles, never a mix', async () => {
    const many = (word: string) =>
      rss(Array.from({ length: 50 }, (_, index) => item({ title: word, link: `https://a.example.com/${index}` })).join(''));
    site.behave(answering(many('One')));
    const content = await start();
    await expect.poll(() => titles(content)).toHaveLength(50);
    let replacing = true;
    const seen = new Set<string>();
    const reading = (async () => {
      while (replacing) {
        const record = await content.store.connection.collection<{ _id: string; articles: EducationArticle[] }>('articles').findOne({});
        await new Promise((resolve) => setTimeout(resolve, 5));
        seen.add([...new Set(record?.articles.map(({ title }) => title)), record?.articles.length].join(' '));
      }
    })();
    for (const word of ['Two', 'One']) {
      site.behave(answering(many(word)));
      await refreshLater(content);
    }
    replacing = false;
    await reading;
    expect([...seen].toSorted()).toEqual(['One 50', 'Two 50']);
  });
});

describe('fetching the feed', () => {
  it('happens once for any number of processes, and not again before it is due', async () => {
    site.behave(answering(good('First')));
    const [one, other] = await Promise.all([start(), start()]);
    await showing(one, 'First');
    await showing(other, 'First');
    expect(site.asked).toHaveLength(1);
    time += HOUR;
    const looked = await Promise.all(Array.from({ length: 20 }, () => refreshFeed({ connection: one.store.connection, source, now })));
    expect(looked.filter(Boolean)).toEqual(['stored']);
    time += 29 * 60_000;
    expect(await refreshFeed({ connection: one.store.connection, source, now })).toBeUndefined();
    expect(site.asked).toHaveLength(2);
  });

  it('sends the validators of the last copy and keeps the copy after 304', async () => {
    site.behave(answering(good('First'), { etag: '"v1"', 'last-modified': 'Thu, 19 Nov 2026 10:00:00 GMT' }));
    const content = await start();
    await showing(content, 'First');
    site.behave((_request, response) => response.writeHead(304).end());
    expect(await refreshLater(content)).toBe('unchanged');
    expect(site.asked.at(-1)).toMatchObject({ 'if-none-match': '"v1"', 'if-modified-since': 'Thu, 19 Nov 2026 10:00:00 GMT' });
    expect(await titles(content)).toEqual(['First']);
    // The earlier copy's validators must not stay beside a copy without any.
    site.behave(answering(good('Second')));
    expect(await refreshLater(content)).toBe('stored');
    expect(await refreshLater(content)).toBe('stored');
    expect(site.asked.at(-1)).not.toHaveProperty('if-none-match');
  });

  it('fails on 304 when there is no copy yet', async () => {
    site.behave((_request, response) => response.writeHead(304).end());
    const content = await start();
    await expect.poll(() => content.logged()).toContain('"errorClass":"status_refused"');
    expect(await titles(content)).toEqual([]);
  });

  it('is retried one minute after a failure, then after two', async () => {
    site.behave((_request, response) => response.writeHead(500).end());
    const content = await start();
    const look = () => refreshFeed({ connection: content.store.connection, source, now });
    await expect.poll(() => site.asked).toHaveLength(1);
    await expect.poll(() => content.logged()).toContain('status_refused');
    time += 59_000;
    expect(await look()).toBeUndefined();
    time += 1000;
    expect(await look()).toBe('status_refused');
    time += 61_000;
    expect(await look()).toBeUndefined();
    time += 60_000;
    expect(await look()).toBe('status_refused');
  });

  it('reports outcome and age in the metrics', async () => {
    site.behave(answering(good('First')));
    const content = await start();
    await showing(content, 'First');
    time += 2 * HOUR;
    const scrape = async () => (await fetch(`${content.url}/metrics`)).text();
    // Counted after the article is stored.
    await expect.poll(scrape).toContain('lantern_feed_fetches_total{outcome="stored"} 1');
    const metrics = await scrape();
    expect(metrics).toContain('lantern_feed_fetches_total{outcome="too_large"} 0');
    expect(metrics).toContain('lantern_feed_age_seconds 7200');
  });
});

it('is refused at an address of a private network unless that address is configured', async () => {
  site.behave(answering(good('Secret')));
  source = { ...source, privateOrigin: undefined };
  const content = await start();
  await expect.poll(() => content.logged()).toContain('"errorClass":"address_refused"');
  expect(site.asked).toEqual([]);
  expect(await titles(content)).toEqual([]);
});

describe('a broken or hostile site', () => {
  const answers: readonly [name: string, outcome: FeedOutcome, behave: RequestListener][] = [
    ['an error', 'status_refused', (_request, response) => response.writeHead(503).end(good('Error'))],
    ['a page of a captive network', 'not_a_feed', answering('<html><body>Sign in</body></html>', { 'content-type': 'text/html' })],
    [
      'a redirect into this machine',
      'address_refused',
      (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    ],
    [
      'a redirect by a name into this machine',
      'address_refused',
      (_request, response) => response.writeHead(302, { location: 'http://localhost:1/' }).end(),
    ],
    ['a redirect to a file', 'redirect_refused', (_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end()],
    ['redirects in circles', 'redirect_refused', (_request, response) => response.writeHead(302, { location: '/feed/' }).end()],
    ['five megabytes', 'too_large', answering(rss(item({ title: 'x'.repeat(5_000_000) })))],
    [
      'a few bytes that become a hundred megabytes',
      'too_large',
      answering(gzipSync(Buffer.alloc(100_000_000, 32)), { 'content-encoding': 'gzip' }),
    ],
    ['compression that is none', 'encoding_refused', answering('no gzip', { 'content-encoding': 'gzip' })],
    [
      'half of what it promises',
      'connection_lost',
      (request, response) => {
        response.writeHead(200, { 'content-length': '100000' }).write(good('Half'));
        setTimeout(() => request.socket.destroy(), 50);
      },
    ],
    [
      'a byte at a time',
      'timed_out',
      (_request, response) => {
        const timer = setInterval(() => response.write(' '), 20);
        response.on('close', () => clearInterval(timer));
      },
    ],
    ['silence', 'timed_out', () => {}],
  ];

  it('never replaces the last good copy and never stops the service', async () => {
    site.behave(answering(good('Good')));
    const content = await start();
    await showing(content, 'Good');
    for (const [name, outcome, behave] of answers) {
      site.behave(behave);
      expect([name, await refreshLater(content, outcome === 'timed_out' ? 600 : TIME_LIMIT)]).toEqual([name, outcome]);
      expect([name, await titles(content)]).toEqual([name, ['Good']]);
    }
    site.behave(answering(good('Back')));
    expect(await refreshLater(content)).toBe('stored');
    await showing(content, 'Back');
  });

  it('stores only the plain text of a hostile feed, and logs none of it', async () => {
    site.behave(answering(good('Good')));
    const content = await start();
    await showing(content, 'Good');
    const stored = content.store.connection.collection<{ _id: string; articles: EducationArticle[] }>('articles');
    let copy: readonly EducationArticle[] = [article({ title: 'Good', link: 'https://articles.example.com/a' })];
    // One in five; a unit test covers all. Skips relative links, because this test's site is on a private network.
    const elsewhere = hostileFeeds.filter(({ name }, index) => index % 5 === 0 && !/from the root|Atom title/.test(name));
    for (const { name, body, contentType = 'application/xml', articles: expected, refusal } of elsewhere) {
      site.behave(answering(body(), { 'content-type': contentType }));
      expect([name, await refreshLater(content)]).toEqual([name, refusal ?? 'stored']);
      copy = expected ?? copy;
      expect([name, (await stored.findOne({}))?.articles]).toEqual([name, copy]);
    }
    expect(content.logged()).not.toMatch(/alert|evil|passwd|lol/);
    expect((await fetch(`${content.url}/healthz`)).status).toBe(200);
  });
});
