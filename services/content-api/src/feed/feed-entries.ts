import { SAMPLE_FEED } from '@annuity-lantern/contracts/http';
import { parseFeed } from 'feedsmith';
import { z } from 'zod';
import { FeedRefusal } from './feed-refusal.ts';

/** An entry as the feed has it, not yet validated. */
export interface FeedEntry {
  readonly title: string | undefined;
  readonly link: string | undefined;
  readonly description: string | undefined;
  readonly category: string | undefined;
  readonly date: string | undefined;
  /** The day in the zone of the feed, where `date` is in another one. */
  readonly localDate?: string | undefined;
  /** `xml:base` of the feed and of the entry: each is relative to the one before. */
  readonly bases?: readonly (string | undefined)[];
  /** Of our own sample feed, by its generator. */
  readonly isSample?: boolean;
}

/**
 * The entries of an RSS, Atom, RDF or JSON feed, or of WordPress' list of posts.
 * @throws FeedRefusal
 */
export function feedEntries(text: string): FeedEntry[] {
  const start = text.trimStart();
  if (start.startsWith('[')) return wordpressEntries(start);
  // Entities that a document defines itself can expand to gigabytes or read local files. No feed needs them.
  if (/<!ENTITY/i.test(prologOf(start))) throw new FeedRefusal('unreadable');
  return entriesOf(parse(start));
}

function parse(text: string): ReturnType<typeof parseFeed<string>> {
  try {
    return parseFeed<string>(text);
  } catch (error) {
    throw new FeedRefusal((error as Error).name === 'DetectError' ? 'not_a_feed' : 'unreadable');
  }
}

/** The text before the first element. */
function prologOf(text: string): string {
  const element = text.search(/<[a-z_]/i);
  return element === -1 ? text : text.slice(0, element);
}

function entriesOf(parsed: ReturnType<typeof parseFeed<string>>): FeedEntry[] {
  switch (parsed.format) {
    case 'rss':
      return (parsed.feed.items ?? []).map((item) => ({
        title: item.title,
        link: item.link ?? (item.guid?.isPermaLink === false ? undefined : item.guid?.value),
        description: item.description ?? item.content?.encoded,
        category: item.categories?.[0]?.name ?? item.dc?.subjects?.[0],
        date: item.pubDate ?? item.dc?.dates?.[0],
        bases: [parsed.feed.xml?.base, item.xml?.base],
        isSample: parsed.feed.generator === SAMPLE_FEED,
      }));
    case 'atom':
      return (parsed.feed.entries ?? []).map((entry) => ({
        title: entry.title?.value,
        link: entry.links?.find(({ rel = 'alternate' }) => rel === 'alternate')?.href,
        description: entry.summary?.value ?? entry.content?.value,
        category: entry.categories?.[0]?.label ?? entry.categories?.[0]?.term,
        date: entry.published ?? entry.updated,
        bases: [parsed.feed.xml?.base, entry.xml?.base],
      }));
    case 'rdf':
      return (parsed.feed.items ?? []).map((item) => ({
        title: item.title,
        link: item.link ?? item.rdf?.about,
        description: item.description ?? item.content?.encoded,
        category: item.dc?.subjects?.[0],
        date: item.dc?.dates?.[0],
        bases: [parsed.feed.xml?.base, item.xml?.base],
      }));
    case 'json':
      return (parsed.feed.items ?? []).map((item) => ({
        title: item.title,
        link: item.url,
        description: item.summary ?? item.content_text ?? item.content_html,
        category: item.tags?.[0],
        date: item.date_published ?? item.date_modified,
      }));
  }
}

const rendered = z.object({ rendered: z.string() }).transform(({ rendered: text }) => text);
const WordpressPost = z.object({
  title: rendered,
  link: z.string(),
  excerpt: rendered.optional().catch(undefined),
  content: rendered.optional().catch(undefined),
  date: z.string().optional().catch(undefined),
  date_gmt: z.string().optional().catch(undefined),
  _embedded: z
    .object({ 'wp:term': z.array(z.array(z.object({ name: z.string(), taxonomy: z.string() }))) })
    .optional()
    .catch(undefined),
});

function wordpressEntries(text: string): FeedEntry[] {
  const posts = z.array(z.unknown()).safeParse(parseJson(text));
  if (!posts.success) throw new FeedRefusal('not_a_feed');
  return posts.data.flatMap((given) => {
    const { data: post } = WordpressPost.safeParse(given);
    if (!post) return [];
    const terms = post._embedded?.['wp:term'].flat() ?? [];
    const category = terms.find(({ taxonomy }) => taxonomy === 'category')?.name;
    const { title, link, excerpt, content, date_gmt: date, date: localDate } = post;
    return [{ title, link, description: excerpt ?? content, category, date, localDate }];
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FeedRefusal('unreadable');
  }
}
