import { createHash } from 'node:crypto';

export interface FeedSource {
  readonly url: string;
  /** May be on this machine or a private network. */
  readonly privateOrigin: string | undefined;
  /** Names the copy of this feed: an address may hold a key, so its digest does. */
  readonly id: string;
}

export interface FeedSettings {
  readonly EDUCATION_FEED_URL?: string | undefined;
  readonly EDUCATION_FEED_PRIVATE_ORIGIN?: string | undefined;
}

/** Counts what `readFeed` makes of a feed: with another number an unchanged feed is read again. */
const READING = 1;

/** The feed of the settings. On the production host none on a private network: that is where the sample is. */
export function feedSourceOf(settings: FeedSettings, isProductionHost: boolean): FeedSource | 'none' | 'private_in_production' {
  const { EDUCATION_FEED_URL: url, EDUCATION_FEED_PRIVATE_ORIGIN: privateOrigin } = settings;
  if (!url) return 'none';
  if (isProductionHost && privateOrigin === new URL(url).origin) return 'private_in_production';
  const id = createHash('sha256').update(`${READING}\0${url}`).digest('base64url');
  return { url, privateOrigin: isProductionHost ? undefined : privateOrigin, id };
}
