import { type OutsideSource, outsideSourceOf } from '../outside-sources/outside-source.ts';

export interface FeedSettings {
  readonly EDUCATION_FEED_URL?: string | undefined;
  readonly EDUCATION_FEED_PRIVATE_ORIGIN?: string | undefined;
}

/** Version of what `readFeed` reads. Raise it to read unchanged feeds again. */
const READING = 1;

/** The feed that the settings name. */
export function feedSourceOf(settings: FeedSettings, isProductionHost: boolean): OutsideSource | 'none' | 'private_in_production' {
  const { EDUCATION_FEED_URL: url, EDUCATION_FEED_PRIVATE_ORIGIN: privateOrigin } = settings;
  return outsideSourceOf({ url, privateOrigin, reading: READING }, isProductionHost);
}
