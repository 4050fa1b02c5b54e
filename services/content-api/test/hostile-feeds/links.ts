import { article, type HostileFeed, item, rss } from './hostile-feed.ts';

const leadingTo = (link: string): Pick<HostileFeed, 'body' | 'articles'> => ({
  body: () => rss(item({ link }) + item({ link: 'https://articles.example.com/good' })),
  articles: [article({ link: 'https://articles.example.com/good' })],
});

/** Links that must not be shown to visitors. */
export const links: readonly HostileFeed[] = [
  { name: 'a link that is a script', ...leadingTo('javascript:alert(1)') },
  { name: 'a link that is a script, written oddly', ...leadingTo(' JaVa&#10;Script:alert(1)') },
  { name: 'a link that is a script in CDATA', ...leadingTo('<![CDATA[javascript:alert(document.cookie)]]>') },
  { name: 'a link that is a page in itself', ...leadingTo('data:text/html,&lt;script&gt;alert(1)&lt;/script&gt;') },
  { name: 'a link to a file', ...leadingTo('file:///etc/passwd') },
  { name: 'a link to another program', ...leadingTo('vbscript:msgbox(1)') },
  { name: 'a link that hides its host behind a name', ...leadingTo('https://www.irs.gov@evil.example/') },
  { name: 'a link to the visitor’s own machine', ...leadingTo('http://localhost:8080/api/staff/session') },
  { name: 'a link to the visitor’s own router', ...leadingTo('http://192.168.1.1/reboot') },
  { name: 'a link to an address in disguise', ...leadingTo('http://2130706433/') },
  { name: 'a link without end', ...leadingTo(`https://articles.example.com/${'a'.repeat(5000)}`) },
  { name: 'no link', ...leadingTo('') },
  {
    name: 'a link from the root of its site, and one beside the feed',
    body: () => rss(item({ link: '/a' }) + item({ link: 'b?c=1&amp;d=2' })),
    articles: [article(), article({ link: 'https://articles.example.com/feed/b?c=1&d=2' })],
  },
  {
    name: 'an id that is no link',
    body: () => rss('<item><title>A title</title><guid isPermaLink="false">https://articles.example.com/a</guid></item>'),
    refusal: 'empty',
  },
  {
    name: 'one link many times, of which the newest article counts',
    body: () =>
      rss(
        item({ title: 'Old', rest: '<pubDate>Mon, 02 Feb 2026 08:00:00 GMT</pubDate>' }) +
          item({ title: 'New', link: 'https://articles.example.com/a#part', rest: '<pubDate>Tue, 03 Feb 2026 08:00:00 GMT</pubDate>' }),
      ),
    articles: [article({ title: 'New', link: 'https://articles.example.com/a#part', pubDate: '2026-02-03T08:00:00.000Z' })],
  },
];
