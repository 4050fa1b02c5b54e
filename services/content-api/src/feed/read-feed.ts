import type { EducationArticle } from '@annuity-lantern/contracts/http';
import { isPrivateHost } from '@annuity-lantern/service-kit/address';
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
const LONGEST_LINK = 2000;
const EARLIEST_DATE = Date.UTC(1990, 0, 1);
/** A clock may be wrong, and a time zone forgotten; a date further ahead would keep its article on top for ever. */
const LATEST_AHEAD = 2 * 24 * 3600 * 1000;
const internetDate = /^\d{4}-\d{2}(?:-\d{2})?(?:[T ][\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/i;
const mailDate = /^(?:[a-z]{3,9},?\s+)?\d{1,2}\s+[a-z]{3,9}\s+\d{2,4}\b/i;
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

/** The address of an article as a link for visitors; undefined unless it is a web address on the open internet, without a name or password in it. */
function articleLink(given: string | undefined, feedUrl: string): string | undefined {
  const text = given?.trim();
  if (!text || text.length > LONGEST_LINK || !URL.canParse(text, feedUrl)) return undefined;
  const url = new URL(text, feedUrl);
  const isOpen = /^https?:$/.test(url.protocol) && !url.username && !url.password && !isPrivateHost(url.hostname);
  return isOpen && url.href.length <= LONGEST_LINK ? url.href : undefined;
}

/** A feed's date as milliseconds; undefined when it is none that can be believed. */
function articleDate(given: string | undefined, now: number): number | undefined {
  const text = given?.trim() ?? '';
  // Date.parse makes a date of nearly everything that has a digit in it.
  if (text.length > 60 || !(internetDate.test(text) || mailDate.test(text))) return undefined;
  // Without a zone it is UTC, and not that of this machine.
  const at = Date.parse(/T[\d:.]+$/i.test(text) ? `${text}Z` : text);
  return at >= EARLIEST_DATE && at <= now + LATEST_AHEAD ? at : undefined;
}
