import type { RateRecord } from '@annuity-lantern/contracts/http';
import { indexRates, type RateIndex } from '@annuity-lantern/domain/rate-index';
import { type RateInsights, rateInsights } from '@annuity-lantern/domain/rate-insights';

export interface StudiedRates {
  readonly index: RateIndex<RateRecord>;
  readonly insights: RateInsights;
}

const studied = new WeakMap<readonly RateRecord[], StudiedRates>();

/** What is worked out of a list as a whole: once, however often the list is shown. */
export function studyRates(rates: readonly RateRecord[]): StudiedRates {
  const known = studied.get(rates);
  if (known) return known;
  const fresh = { index: indexRates(rates), insights: rateInsights(rates) };
  studied.set(rates, fresh);
  return fresh;
}
