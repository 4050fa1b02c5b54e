import { EducationArticle, SAMPLE_FEED } from '@annuity-lantern/contracts/http';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { article, FEED_URL, type HostileFeed, item, NOW, rss } from '../../test/hostile-feeds/hostile-feed.ts';
import { hostileFeeds } from '../../test/hostile-feeds/hostile-feeds.ts';
import { FeedRefusal } from './feed-refusal.ts';
import { readFeed } from './read-feed.ts';

function read(feed: Pick<HostileFeed, 'body' | 'contentType'>): EducationArticle[] | string {
  try {
    return readFeed({ bytes: Buffer.from(feed.body()), contentType: feed.contentType ?? 'application/xml', url: FEED_URL, now: NOW });
  } catch (error) {
    if (error instanceof FeedRefusal) return error.reason;
    throw error;
  }
}

const readText = (text: string) => read({ body: () => text });

it('marks the articles of the sample feed, and no others', () => {
  const titled = rss(item({ title: 'One', link: 'https://example.com/1' }));
  expect(readText(titled)).toMatchObject([{ title: 'One' }]);
  expect(JSON.stringify(readText(titled))).not.toContain('isSample');
  expect(readText(titled.replace('<channel>', `<channel><generator>${SAMPLE_FEED}</generator>`))).toMatchObject([{ isSample: true }]);
});

describe('a feed that is broken or means harm', () => {
  it('comes in more than thirty kinds', () => {
    expect(hostileFeeds.length).toBeGreaterThan(30);
    expect(new Set(hostileFeeds.map(({ name }) => name)).size).toBe(hostileFeeds.length);
  });

  it.each(hostileFeeds.map((feed) => [feed.name, feed] as const))('%s', (_name, feed) => {
    const before = process.cpuUsage();
    expect(read(feed)).toEqual(feed.articles ?? feed.refusal);
    // Microseconds of the processor, which a busy machine does not change. A parser that falls into a trap takes minutes.
    expect(process.cpuUsage(before).user).toBeLessThan(4_000_000);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it.each(hostileFeeds.filter(({ articles }) => articles).map((feed) => [feed.name, feed] as const))(
    'returns articles that fit the contract and its lengths: %s',
    (_name, feed) => {
      const articles = z.array(z.strictObject(EducationArticle.shape)).max(50).parse(read(feed));
      for (const { title, description, category = '', link } of articles) {
        expect(title.length).toBeLessThanOrEqual(160);
        expect(description.length).toBeLessThanOrEqual(400);
        expect(category.length).toBeLessThanOrEqual(40);
        expect(link).toMatch(/^https?:\/\//);
        expect(`${title}${description}${category}`).not.toMatch(/<[a-z!/?]/i);
      }
    },
  );
});

describe('a valid feed', () => {
  const wanted = [
    article({
      title: 'Newer',
      link: 'https://articles.example.com/2',
      description: 'Second & last',
      category: 'Income',
      pubDate: '2026-02-03T08:00:00.000Z',
    }),
    article({
      title: 'Older',
      link: 'https://articles.example.com/1',
      description: 'First',
      category: 'Taxes',
      pubDate: '2026-02-02T08:00:00.000Z',
    }),
  ];

  it('may be RSS, with its text in content:encoded', () => {
    const feed = rss(
      item({
        title: 'Older',
        link: 'https://articles.example.com/1',
        rest: '<category>Taxes</category><category>More</category><pubDate>Mon, 02 Feb 2026 08:00:00 GMT</pubDate><content:encoded><![CDATA[<p>First</p>]]></content:encoded>',
      }) +
        '<item><title>Newer</title><guid>https://articles.example.com/2</guid><category>Income</category><pubDate>Tue, 3 Feb 2026 03:00:00 -0500</pubDate><description>Second &amp;amp; last</description></item>',
    ).replace('<rss ', '<rss xmlns:content="http://purl.org/rss/1.0/modules/content/" ');
    expect(readText(feed)).toEqual(wanted);
  });

  it('may be Atom', () => {
    const entry = (title: string, id: number, summary: string, category: string) =>
      `<entry><title>${title}</title><link rel="self" href="https://articles.example.com/self"/><link href="https://articles.example.com/${id}"/>` +
      `<summary>${summary}</summary><category term="c" label="${category}"/><published>2026-02-0${id + 1}T08:00:00Z</published></entry>`;
    expect(
      readText(
        `<feed xmlns="http://www.w3.org/2005/Atom"><title>F</title>${entry('Older', 1, 'First', 'Taxes')}${entry('Newer', 2, 'Second &amp; last', 'Income')}</feed>`,
      ),
    ).toEqual(wanted);
  });

  it('may be RDF', () => {
    const entry = (title: string, id: number, description: string, subject: string) =>
      `<item rdf:about="https://articles.example.com/${id}"><title>${title}</title><link>https://articles.example.com/${id}</link>` +
      `<description>${description}</description><dc:subject>${subject}</dc:subject><dc:date>2026-02-0${id + 1}T08:00:00Z</dc:date></item>`;
    expect(
      readText(
        '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">' +
          `<channel rdf:about="x"><title>F</title></channel>${entry('Older', 1, 'First', 'Taxes')}${entry('Newer', 2, 'Second &amp; last', 'Income')}</rdf:RDF>`,
      ),
    ).toEqual(wanted);
  });

  it('may be a JSON feed', () => {
    const items = wanted.map(({ title, link, description, category, pubDate }) => ({
      id: link,
      url: link,
      title,
      content_html: `<p>${description.replace('&', '&amp;')}</p>`,
      tags: [category],
      date_published: pubDate,
    }));
    expect(readText(JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 'F', items }))).toEqual(wanted);
  });

  it('may be the posts of WordPress, without the line below each', () => {
    const posts = wanted.map(({ title, link, description, category, pubDate = '' }) => ({
      title: { rendered: title },
      link,
      excerpt: {
        rendered: `<p>${description.replace('&', '&#038;')}</p>\n<p>The post <a href="${link}">${title}</a> appeared first on <a href="/">Site</a>.</p>`,
        protected: false,
      },
      date_gmt: pubDate.slice(0, 19),
      _embedded: { 'wp:term': [[{ name: category, taxonomy: 'category' }], [{ name: 'tag', taxonomy: 'post_tag' }]] },
    }));
    expect(readText(JSON.stringify(posts))).toEqual(wanted);
  });

  it('has the day of its own zone beside the moment', () => {
    const dated = (date: string) => readText(rss(item({ rest: `<pubDate>${date}</pubDate>` })));
    expect(dated('Tue, 03 Feb 2026 23:30:00 -0500')).toEqual([article({ pubDate: '2026-02-04T04:30:00.000Z', day: '2026-02-03' })]);
    expect(dated('Tue, 03 Feb 2026 23:30:00 +0000')).toEqual([article({ pubDate: '2026-02-03T23:30:00.000Z' })]);
    const post = {
      title: { rendered: 'A title' },
      link: 'https://articles.example.com/a',
      date: '2026-02-03T22:00:00',
      date_gmt: '2026-02-04T03:00:00',
    };
    expect(readText(JSON.stringify([post]))).toEqual([article({ pubDate: '2026-02-04T03:00:00.000Z', day: '2026-02-03' })]);
  });

  it('has links relative to xml:base of the feed and of the entry, and to its own address without one', () => {
    const atom = (feed: string, entry: string, href: string) =>
      readText(
        `<feed xmlns="http://www.w3.org/2005/Atom"${feed}><title>F</title><entry${entry}><title>A title</title><link href="${href}"/></entry></feed>`,
      );
    const at = (link: string) => [article({ link })];
    expect(atom('', '', 'b')).toEqual(at('https://articles.example.com/feed/b'));
    expect(atom(' xml:base="https://www.example.org/news/"', '', 'b')).toEqual(at('https://www.example.org/news/b'));
    expect(atom(' xml:base="https://www.example.org/news/"', ' xml:base="2026/"', 'b')).toEqual(at('https://www.example.org/news/2026/b'));
    expect(atom(' xml:base="/news/"', '', 'b')).toEqual(at('https://articles.example.com/news/b'));
    expect(atom(' xml:base="http://localhost/"', '', 'b')).toBe('empty');
    expect(readText(rss(item({ link: 'b' })).replace('<rss ', '<rss xml:base="https://www.example.org/news/" '))).toEqual(
      at('https://www.example.org/news/b'),
    );
  });

  it('may have the document type of its first version', () => {
    const doctype =
      '<!DOCTYPE rss PUBLIC "-//Netscape Communications//DTD RSS 0.91//EN" "http://my.netscape.com/publish/formats/rss-0.91.dtd">';
    expect(readText(rss(item({})).replace('?>', `?>${doctype}`))).toEqual([article()]);
  });
});
