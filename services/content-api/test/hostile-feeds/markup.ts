import { article, type HostileFeed, item, rss } from './hostile-feed.ts';

const described = (description: string) => rss(item({ rest: `<description>${description}</description>` }));

/** Texts that contain markup or try to become markup. */
export const markup: readonly HostileFeed[] = [
  {
    name: 'a script in a title, as CDATA',
    body: () => rss(item({ title: '<![CDATA[Rates <script>alert(1)</script>today]]>' })),
    articles: [article({ title: 'Rates today' })],
  },
  {
    name: 'a script in a title, encoded',
    body: () => rss(item({ title: 'Rates &lt;script&gt;alert(1)&lt;/script&gt;today' })),
    articles: [article({ title: 'Rates today' })],
  },
  {
    name: 'a script that is encoded three times',
    body: () => described('One &amp;amp;lt;script&amp;amp;gt;alert(1)&amp;amp;lt;/script&amp;amp;gt; two'),
    articles: [article({ description: 'One two' })],
  },
  {
    name: 'a script that is encoded five times, beyond any that is undone',
    body: () => described(`One ${'<script>alert(1)</script>'.replace(/[<>]/g, (sign) => nested(sign, 5))} two`),
    articles: [article({ description: 'One script>alert(1) /script> two' })],
  },
  {
    name: 'a script put together from what is left when a script is taken out',
    body: () => described('<![CDATA[One <scr<script>ipt>alert(1)</scr</script>ipt> two]]>'),
    articles: [article({ description: 'One ipt>alert(1)ipt> two' })],
  },
  {
    name: 'an image with a handler, a frame, a form and a style',
    body: () =>
      described(
        '<![CDATA[One<img src=x onerror=alert(1)><iframe src="https://evil.example">in</iframe><form><textarea>t</textarea></form><style>a{}</style> two]]>',
      ),
    articles: [article({ description: 'One two' })],
  },
  {
    name: 'markup that never ends',
    body: () => described('<![CDATA[One <b onclick="alert(1) ]]>'),
    articles: [article({ description: 'One' })],
  },
  {
    name: 'a comment around a script',
    body: () => described('<![CDATA[One <!-- <script>alert(1)</script> --> two]]>'),
    articles: [article({ description: 'One two' })],
  },
  {
    name: 'CDATA within CDATA, and an end of it in the text',
    body: () => described('<![CDATA[One <![CDATA[<b>two</b>]]]]><![CDATA[> three]]>'),
    articles: [article({ description: 'One three' })],
  },
  {
    name: 'text with a sign that is no markup',
    body: () => described('<![CDATA[Fees < 1% &amp; caps > 5%, if a<3]]>'),
    articles: [article({ description: 'Fees < 1% & caps > 5%, if a<3' })],
  },
  {
    name: 'the entities of HTML, and some that do not exist',
    body: () => rss(item({ title: 'Roth&nbsp;&amp;&#8217;s &hellip; &#x2014; &unknown; &#0; &#xD800; &#x110000;' })),
    articles: [article({ title: 'Roth &’s … — &unknown;' })],
  },
  {
    name: 'markup in a category',
    body: () => rss(item({ rest: '<category><![CDATA[<a href="javascript:alert(1)">Taxes</a>]]></category>' })),
    articles: [article({ category: 'Taxes' })],
  },
  {
    name: 'an Atom title that is markup in itself',
    body: () =>
      `<feed xmlns="http://www.w3.org/2005/Atom"><title>F</title><entry><title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">A <script>alert(1)</script><b>title</b></div></title><link href="/a"/></entry></feed>`,
    articles: [article()],
  },
  {
    name: 'characters that turn the writing direction or are not seen',
    body: () => rss(item({ title: 'A \u202egpj.exe\u202c ti\u200btl\u2066e\u2069\ufeff\u{e0041}' })),
    articles: [article({ title: 'A gpj.exe title' })],
  },
  {
    name: 'null bytes and other control characters',
    body: () => rss(item({ title: 'A\u0000 \u0007\u001b[31mti\u0008tle\r\n' })),
    articles: [article({ title: 'A [31mtitle' })],
  },
  {
    name: 'hundreds of marks piled on a letter',
    body: () => rss(item({ title: `A${'\u0315'.repeat(400)} title` })),
    articles: [article({ title: `A${'\u0315'.repeat(3)} title` })],
  },
  {
    name: 'half characters',
    body: () => JSON.stringify([{ title: { rendered: 'A \ud83d title' }, link: 'https://articles.example.com/a' }]),
    articles: [article()],
  },
];

function nested(sign: string, times: number): string {
  let text = sign === '<' ? '&lt;' : '&gt;';
  for (let time = 1; time < times; time += 1) text = text.replace('&', '&amp;');
  return text;
}
