import { type OutsideSource, outsideSourceOf } from '../outside-sources/outside-source.ts';

export interface RateSourceSettings {
  readonly RATES_SOURCE_URL?: string | undefined;
  readonly RATES_SOURCE_PRIVATE_ORIGIN?: string | undefined;
}

/** Version of what is read from a sheet. Raise it to read unchanged sheets again. */
const READING = 1;

/** The source of rate sheets that the settings name. */
export function rateSourceOf(settings: RateSourceSettings, isProductionHost: boolean): OutsideSource | 'none' | 'private_in_production' {
  const { RATES_SOURCE_URL: url, RATES_SOURCE_PRIVATE_ORIGIN: privateOrigin } = settings;
  return outsideSourceOf({ url, privateOrigin, reading: READING }, isProductionHost);
}
