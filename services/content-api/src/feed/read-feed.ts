import type { EducationArticle } from '@annuity-lantern/contracts/http';
import { isPrivateHost } from '@annuity-lantern/service-kit/address';
import { decodeText } from './decode-text.ts';
import { type FeedEntry, feedEntries } from './feed-entries.ts';
import { FeedRefusal } from './feed-refusal.ts';
import { plainText } from './plain-text.ts';
import { type FeedDate, readFeedDate } from './read-feed-date.ts';

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
    .map((entry) => ({ entry, date: readFeedDate(entry.date, now) }))
    .toSorted((one, other) => (other.date?.at ?? 0) - (one.date?.at ?? 0));
  const articles = new Map<string, EducationArticle>();
  for (const { entry, date } of entries) {
    const article = toArticle(entry, date, url);
    if (article && !articles.has(withoutFragment(article.link))) articles.set(withoutFragment(article.link), article);
    if (articles.size === MOST_ARTICLES) break;
  }
  if (articles.size === 0) throw new FeedRefusal('empty');
  return [...articles.values()];
}

function toArticle(entry: FeedEntry, date: FeedDate | undefined, feedUrl: string): EducationArticle | undefined {
  const link = articleLink(entry.link, baseOf(entry, feedUrl));
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
    ...(date && datesOf(date, entry.localDate)),
    ...(entry.isSample && { isSample: true as const }),
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

/** What relative links of an entry are relative to. */
function baseOf({ bases = [] }: FeedEntry, feedUrl: string): string {
  return bases.reduce<string>((base, next) => (next && URL.canParse(next, base) ? new URL(next, base).href : base), feedUrl);
}

/** The moment, and the day in the zone of the feed where it is another one than in UTC. */
function datesOf({ at, day }: FeedDate, localDate: string | undefined): Pick<EducationArticle, 'pubDate' | 'day'> {
  const pubDate = new Date(at).toISOString();
  const own = /^\d{4}-\d{2}-\d{2}/.exec(localDate ?? '')?.[0] ?? day;
  return pubDate.startsWith(own) ? { pubDate } : { pubDate, day: own };
}
