import type { EducationArticle } from '@annuity-lantern/contracts/http';
import { articleDate } from './article-date.ts';
import { articleLink } from './article-link.ts';
import { decodeText } from './decode-text.ts';
import { type FeedEntry, feedEntries } from './feed-entries.ts';
import { FeedRefusal } from './feed-refusal.ts';
import { plainText } from './plain-text.ts';

export interface FeedDocument {
  readonly bytes: Uint8Array;
  readonly contentType: string | undefined;
  /** Where it was found, for links that begin there. */
  readonly url: string;
  /** Milliseconds. */
  readonly now: number;
}

const MOST_ARTICLES = 50;
const LONGEST_TITLE = 160;
const LONGEST_DESCRIPTION = 400;
const LONGEST_CATEGORY = 40;
/** What WordPress puts below every article. */
const wordpressFooter = /The post .{1,200} (?:first appeared|appeared first) on .{1,100}$/;

/**
 * The articles of a feed, newest first and each link once, those without a date last. Texts come without markup, links lead to the web.
 * An entry that has no title or no such link is left out.
 *
 * @throws FeedRefusal also when nothing is left
 */
export function readFeed({ bytes, contentType, url, now }: FeedDocument): EducationArticle[] {
  const entries = feedEntries(decodeText(bytes, contentType))
    .map((entry) => ({ entry, at: articleDate(entry.date, now) }))
    .toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0));
  const articles = new Map<string, EducationArticle>();
  for (const { entry, at } of entries) {
    const article = toArticle(entry, at, url);
    if (article && !articles.has(withoutFragment(article.link))) articles.set(withoutFragment(article.link), article);
    if (articles.size === MOST_ARTICLES) break;
  }
  if (articles.size === 0) throw new FeedRefusal('empty');
  return [...articles.values()];
}

function toArticle(entry: FeedEntry, at: number | undefined, feedUrl: string): EducationArticle | undefined {
  const link = articleLink(entry.link, feedUrl);
  const title = plainText(entry.title ?? '', LONGEST_TITLE);
  if (!link || !title) return undefined;
  const category = plainText(entry.category ?? '', LONGEST_CATEGORY);
  return {
    title,
    link,
    description: plainText(entry.description ?? '', LONGEST_DESCRIPTION)
      .replace(wordpressFooter, '')
      .trimEnd(),
    ...(category && { category }),
    ...(at === undefined ? {} : { pubDate: new Date(at).toISOString() }),
  };
}

function withoutFragment(link: string): string {
  return link.split('#', 1)[0] ?? link;
}
