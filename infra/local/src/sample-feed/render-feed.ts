import { SAMPLE_FEED } from '@annuity-lantern/contracts/http';
import { escapeHtml } from '@annuity-lantern/service-kit/escape-html';
import type { SampleArticle } from './sample-articles.ts';

/** The articles as RSS 2.0, marked as a sample in its title, its generator and each description. */
export function renderFeed(articles: readonly SampleArticle[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0">
<channel>
<title>Sample articles</title>
<link>https://www.investor.gov/</link>
<description>Sample entries for a site that runs on one machine. They lead to real pages of public institutions.</description>
<generator>${SAMPLE_FEED}</generator>
${articles.map(renderItem).join('\n')}
</channel>
</rss>
`;
}

function renderItem({ title, link, description, category, date }: SampleArticle): string {
  return `<item>
<title>${escapeHtml(title)}</title>
<link>${escapeHtml(link)}</link>
<guid isPermaLink="true">${escapeHtml(link)}</guid>
<description><![CDATA[<p>${escapeHtml(description)} <em>(Sample entry.)</em></p>]]></description>
<category>${escapeHtml(category)}</category>
<pubDate>${new Date(`${date}T14:00:00Z`).toUTCString()}</pubDate>
</item>`;
}
