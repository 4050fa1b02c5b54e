import { mongodbUrl, originEnv, readEnv, redisUrl, secret, serviceEnv, trustedOriginOf } from '@annuity-lantern/service-kit/env';
import { safeInProduction } from '@annuity-lantern/service-kit/production';
import { z } from 'zod';

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an address like https://www.example.com/feed' });
const webOrigin = webAddress.transform((url) => new URL(url).origin);

export const settingsSchema = safeInProduction(
  z.object({
    ...serviceEnv,
    ...originEnv,
    MONGODB_URL: mongodbUrl,
    /** For heartbeats alone. */
    REDIS_URL: redisUrl.optional(),
    /** Key of the digests that identify visits without the visitor's address. */
    ID_KEY: secret,
    EDUCATION_FEED_URL: webAddress.optional(),
    /** The one origin that the feed may be at although it is on this machine or a private network. Not believed on the production host. */
    EDUCATION_FEED_PRIVATE_ORIGIN: webOrigin.optional(),
    /** A sheet of rates as CSV. */
    RATES_SOURCE_URL: webAddress.optional(),
    /** As that of the feed, for the source of rates. */
    RATES_SOURCE_PRIVATE_ORIGIN: webOrigin.optional(),
  }),
);

export const readSettings = () => readEnv(settingsSchema);

/** Of the command that imports rates. */
export function readImportSettings(): { readonly MONGODB_URL: string; readonly isProductionHost: boolean } {
  const settings = readEnv(z.object({ ...originEnv, MONGODB_URL: mongodbUrl }));
  return { MONGODB_URL: settings.MONGODB_URL, isProductionHost: trustedOriginOf(settings) !== undefined };
}
