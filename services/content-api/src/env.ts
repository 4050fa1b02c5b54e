import {
  idKey,
  mongodbUrl,
  originEnv,
  rateWatch,
  readEnv,
  redisUrl,
  serviceEnv,
  tracingEnv,
  trustedOriginOf,
  webAddress,
} from '@annuity-lantern/service-kit/env';
import { safeInProduction } from '@annuity-lantern/service-kit/production';
import { z } from 'zod';

/** Ignored on the production host. */
const privateOriginOf = (source: string) =>
  webAddress('http://127.0.0.1:8090')
    .transform((url) => new URL(url).origin)
    .optional()
    .describe(`origin of ${source}, when that is on this machine or a private network`);

export const settingsSchema = safeInProduction(
  z.object({
    ...serviceEnv,
    ...tracingEnv,
    ...originEnv,
    MONGODB_URL: mongodbUrl,
    // Used for heartbeats only.
    REDIS_URL: redisUrl.optional(),
    // Key of the digests that identify visits and reminders without the visitor's address.
    ID_KEY: idKey,
    RATE_WATCH: rateWatch,
    EDUCATION_FEED_URL: webAddress('https://www.example.com/feed')
      .optional()
      .describe('RSS, Atom, RDF, JSON or WordPress feed of the education articles'),
    EDUCATION_FEED_PRIVATE_ORIGIN: privateOriginOf('EDUCATION_FEED_URL'),
    RATES_SOURCE_URL: webAddress('https://www.example.com/rates.csv').optional().describe('a sheet of rates as CSV, asked every hour'),
    RATES_SOURCE_PRIVATE_ORIGIN: privateOriginOf('RATES_SOURCE_URL'),
  }),
);

export const readSettings = () => readEnv(settingsSchema);

/** The settings of the command that imports rates. */
export function readImportSettings(): { readonly MONGODB_URL: string; readonly isProductionHost: boolean } {
  const settings = readEnv(z.object({ ...originEnv, MONGODB_URL: mongodbUrl }));
  return { MONGODB_URL: settings.MONGODB_URL, isProductionHost: trustedOriginOf(settings) !== undefined };
}
