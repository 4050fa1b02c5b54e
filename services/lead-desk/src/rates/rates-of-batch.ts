import { type RateBatch, readRates } from '@annuity-lantern/content-store';
import type { RateRecord } from '@annuity-lantern/contracts/http';
import type { Store } from '@annuity-lantern/store-kit/connection';

/** All rates of a stored sheet; undefined if some were deleted while reading. */
export async function ratesOfBatch(connection: Store['connection'], { _id, count }: RateBatch): Promise<RateRecord[] | undefined> {
  const rates: RateRecord[] = [];
  for await (const few of readRates(connection, _id)) rates.push(...few);
  return rates.length === count ? rates : undefined;
}
