import type { EducationArticle } from '@annuity-lantern/contracts/http';
import { isPrivateHost } from '@annuity-lantern/service-kit/address';
import { decodeText } from './decode-text.ts';
import { type FeedEntry, feedEntries } from './feed-entries.ts';
import { FeedRefusal } from './feed-refusal.ts';
import { plainText } from './plain-text.ts';

export interface FeedDocument {
  readonly bytes: Uint8Array;
  readonly contentType: string | undefined;
  /** The feed's address, to resolve relative links. */
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
/** A wrong clock or a forgotten time zone may date an article ahead. Dates further ahead would keep it on top forever. */
const LATEST_AHEAD = 2 * 24 * 3600 * 1000;
const internetDate = /^\d{4}-\d{2}(?:-\d{2})?(?:[T ][\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/i;
const mailDate = /^(?:[a-z]{3,9},?\s+)?\d{1,2}\s+[a-z]{3,9}\s+\d{2,4}\b/i;
/** The footer that WordPress adds below every article. */
const wordpressFooter = /The post .{1,200} (?:first appeared|appeared first) on .{1,100}$/;

/**
 * The articles of a feed, each link once: newest first, undated ones last. Texts are free of markup, and links lead to the web. Entries
 * without a title or such a link are skipped.
 *
 * @throws FeedRefusal also if no entry remains
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

/** The address of an article as a link for visitors. Undefined unless it is a public web address without a user name or password. */
function articleLink(given: string | undefined, feedUrl: string): string | undefined {
  const text = given?.trim();
  if (!text || text.length > LONGEST_LINK || !URL.canParse(text, feedUrl)) return undefined;
  const url = new URL(text, feedUrl);
  const isOpen = /^https?:$/.test(url.protocol) && !url.username && !url.password && !isPrivateHost(url.hostname);
  return isOpen && url.href.length <= LONGEST_LINK ? url.href : undefined;
}

/** A feed's date in milliseconds, or undefined if it is not plausible. */
function articleDate(given: string | undefined, now: number): number | undefined {
  const text = given?.trim() ?? '';
  // `Date.parse` accepts nearly any text with a digit in it.
  if (text.length > 60 || !(internetDate.test(text) || mailDate.test(text))) return undefined;
  // Without a zone, UTC is assumed instead of this machine's zone.
  const at = Date.parse(/T[\d:.]+$/i.test(text) ? `${text}Z` : text);
  return at >= EARLIEST_DATE && at <= now + LATEST_AHEAD ? at : undefined;
}
