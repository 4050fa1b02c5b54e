import { article, type HostileFeed, item, rss } from './hostile-feed.ts';

const laughs = Array.from({ length: 9 }, (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`).join('');
const entry = (id: number, date: string) =>
  item({ title: `Title ${id}`, link: `https://articles.example.com/${id}`, rest: `<pubDate>${date}</pubDate>` });
const read = (id: number, pubDate?: string) =>
  article({ title: `Title ${id}`, link: `https://articles.example.com/${id}`, ...(pubDate && { pubDate }) });

/** Documents that are no feed, only half of one, or a trap for parsers. */
export const documents: readonly HostileFeed[] = [
  { name: 'nothing', body: () => '', refusal: 'not_a_feed' },
  { name: 'spaces', body: () => ' \n\t ', refusal: 'not_a_feed' },
  {
    name: 'a page',
    body: () => '<!doctype html><html><head><title>Soon</title></head><body><p>Maintenance</p></body></html>',
    refusal: 'not_a_feed',
  },
  {
    name: 'an error of WordPress',
    body: () => '{"code":"rest_no_route","message":"No route","data":{"status":404}}',
    refusal: 'not_a_feed',
  },
  { name: 'a picture', body: () => Uint8Array.from({ length: 3000 }, (_, index) => (index * 7919) % 256), refusal: 'not_a_feed' },
  { name: 'a feed without entries', body: () => rss(''), refusal: 'empty' },
  { name: 'an empty list of posts', body: () => '[]', refusal: 'empty' },
  { name: 'posts that are none', body: () => '[1,null,{"title":"text"},{"title":{"rendered":5},"link":[]},[[]]]', refusal: 'empty' },
  { name: 'JSON cut off', body: () => '[{"title":{"rendered":"A title"},"link":"https://articles', refusal: 'unreadable' },
  { name: 'a feed cut off', body: () => rss(item({}) + item({ title: 'Another' })).slice(0, -60), refusal: 'unreadable' },
  { name: 'a feed within a feed that never closes', body: () => '<rss version="2.0"><channel>'.repeat(50), refusal: 'unreadable' },
  {
    name: 'a billion laughs',
    body: () => `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY l0 "lol">${laughs}]>${rss(item({ title: '&l9;' })).slice(38)}`,
    refusal: 'unreadable',
  },
  {
    name: 'one entity repeated until it is gigabytes',
    body: () => `<!DOCTYPE b [<!ENTITY a "${'x'.repeat(50_000)}">]>${rss(item({ title: '&a;'.repeat(20_000) })).slice(38)}`,
    refusal: 'unreadable',
  },
  {
    name: 'an entity that is a file of this machine',
    body: () => `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>${rss(item({ title: '&x;' })).slice(38)}`,
    refusal: 'unreadable',
  },
  {
    name: 'a definition that lies elsewhere',
    body: () => `<!DOCTYPE r [<!ENTITY % remote SYSTEM "http://127.0.0.1:1/evil.dtd">%remote;]>${rss(item({})).slice(38)}`,
    refusal: 'unreadable',
  },
  { name: 'elements 100,000 deep', body: () => rss('<a>'.repeat(100_000) + '</a>'.repeat(100_000) + item({})), refusal: 'unreadable' },
  { name: 'JSON 200,000 deep', body: () => '['.repeat(200_000) + ']'.repeat(200_000), refusal: 'empty' },
  {
    name: 'names that reach for prototypes',
    body: () => rss(`<item><__proto__><polluted>1</polluted></__proto__><title>T</title></item>`),
    refusal: 'unreadable',
  },
  {
    name: 'names that reach for prototypes, in JSON',
    body: () =>
      '[{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"title":{"rendered":"A title"},"link":"https://articles.example.com/a"}]',
    articles: [article()],
  },
  {
    name: 'Latin text that says it is UTF-8',
    body: () => Buffer.from(rss(item({ title: 'Caf\u00e9 \u00a3' })), 'latin1'),
    articles: [article({ title: 'Café £' })],
  },
  {
    name: 'Latin text that says what it is',
    body: () => Buffer.from(rss(item({ title: 'Caf\u00e9' })).replace('UTF-8', 'ISO-8859-1'), 'latin1'),
    articles: [article({ title: 'Café' })],
  },
  {
    name: 'UTF-16 with a mark',
    body: () => Buffer.from(`\ufeff${rss(item({ title: 'Café' })).replace('UTF-8', 'UTF-16')}`, 'utf16le'),
    articles: [article({ title: 'Café' })],
  },
  {
    name: 'an encoding that does not exist',
    contentType: 'text/xml; charset=klingon',
    body: () => rss(item({ title: 'Café' })),
    articles: [article({ title: 'Café' })],
  },
  {
    name: 'a content type that lies',
    contentType: 'image/png',
    body: () => rss(item({})),
    articles: [article()],
  },
  {
    name: 'a title of a megabyte, and a description of two',
    body: () => rss(item({ title: 'word '.repeat(200_000), rest: `<description>${'x'.repeat(2_000_000)}</description>` })),
    articles: [article({ title: `${'word '.repeat(31).trim()}…`, description: `${'x'.repeat(399)}…` })],
  },
  {
    name: 'a title of nothing but markup',
    body: () => rss(item({ title: '&lt;b&gt;&lt;/b&gt;' })),
    refusal: 'empty',
  },
  {
    name: '200,000 signs that could each begin an element',
    body: () => rss(item({ rest: `<description><![CDATA[${'<'.repeat(200_000)}]]></description>` })),
    articles: [article({ description: `${'<'.repeat(399)}…` })],
  },
  {
    name: 'dates that are none, that are long ago and that are to come',
    body: () =>
      rss(
        entry(1, 'nonsense 1') +
          entry(2, 'Mon, 01 Jan 1900 00:00:00 GMT') +
          entry(3, 'Thu, 31 Dec 2099 00:00:00 GMT') +
          entry(4, '2026-02-30T99:99:99Z') +
          entry(5, 'Mon, 02 Feb 2026 08:00:00 -0500') +
          entry(6, '2026-02-03T08:00:00') +
          entry(7, '9'.repeat(500)),
      ),
    articles: [read(6, '2026-02-03T08:00:00.000Z'), read(5, '2026-02-02T13:00:00.000Z'), read(1), read(2), read(3), read(4), read(7)],
  },
  {
    name: 'ten thousand entries, the newest at the end',
    body: () =>
      rss(
        Array.from({ length: 10_000 }, (_, index) => entry(index, new Date(Date.UTC(2026, 0, 1) + index * 60_000).toUTCString())).join(''),
      ),
    articles: Array.from({ length: 50 }, (_, index) =>
      read(9999 - index, new Date(Date.UTC(2026, 0, 1) + (9999 - index) * 60_000).toISOString()),
    ),
  },
];
