import type { EducationArticle } from '@annuity-lantern/contracts/http';
import { hostOf } from '../../../other-sites/host-of.ts';
import { wholeSentences } from '../../../whole-sentences.ts';

/** An article as a card shows it: text only. */
export interface ArticleCard {
  readonly title: string;
  readonly link: string;
  readonly host: string;
  readonly description: string;
  readonly category: string;
  /** The moment of publication; absent when the feed gives none that can be read. */
  readonly published?: Date;
  /** The day in the zone of the feed: `2026-02-03`. Absent together with `published`. */
  readonly day?: string;
  readonly isSample: boolean;
}

/** Characters that fill three lines of a card. */
const LONGEST_DESCRIPTION = 150;

const DEFAULT_CATEGORY = 'SafeMoney';

/** What a feed may have left in its text is taken off once more here: wrappers of its category, entities of its description. */
export function cleanArticle({ title, link, description, category, pubDate, day, isSample }: EducationArticle): ArticleCard {
  const host = hostOf(link);
  const published = new Date(pubDate ?? Number.NaN);
  return {
    title: title.trim() || `An article of ${host}`,
    link,
    host,
    description: wholeSentences(withoutEntities(description), LONGEST_DESCRIPTION),
    category: withoutWrapper(category ?? '') || DEFAULT_CATEGORY,
    isSample: isSample === true,
    ...(Number.isNaN(published.getTime()) ? {} : { published, day: day ?? published.toISOString().slice(0, 10) }),
  };
}

/** Takes off `<![CDATA[` and `]]>`, however often they were put around the words. */
function withoutWrapper(text: string): string {
  return text.replaceAll('<![CDATA[', '').replaceAll(']]>', '').trim();
}

/** Removes numeric and named HTML entities. Those that are a space leave one, so that no two words grow together. */
function withoutEntities(text: string): string {
  return text
    .replace(/&(?:nbsp|ensp|emsp|thinsp|#0*160|#x0*a0);/gi, ' ')
    .replace(/&(?:#\d+|#x[\da-f]+|[a-z][\da-z]*);/gi, '')
    .replace(/\s+/g, ' ')
    .trim();
}
