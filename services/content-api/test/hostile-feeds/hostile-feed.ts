import type { EducationArticle } from '@annuity-lantern/contracts/http';
import type { FeedRefusal } from '../../src/feed/feed-refusal.ts';

/** A broken or hostile feed with its expected result: these articles, or this refusal. */
export interface HostileFeed {
  readonly name: string;
  readonly contentType?: string;
  readonly body: () => string | Uint8Array;
  readonly articles?: readonly EducationArticle[];
  readonly refusal?: FeedRefusal['reason'];
}

/** The address of the sample feeds. */
export const FEED_URL = 'https://articles.example.com/feed/';
/** The time at which the samples are read. */
export const NOW = Date.UTC(2026, 10, 20);

export const rss = (items: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Feed</title>${items}</channel></rss>`;

/** An item of which only the named parts are unusual. */
export const item = ({ title = 'A title', link = 'https://articles.example.com/a', rest = '' }) =>
  `<item><title>${title}</title><link>${link}</link>${rest}</item>`;

export const article = (further: Partial<EducationArticle> = {}): EducationArticle => ({
  title: 'A title',
  link: 'https://articles.example.com/a',
  description: '',
  ...further,
});
