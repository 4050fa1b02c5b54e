import { mongodbUrl, originEnv, readEnv, secret, serviceEnv } from '@annuity-lantern/service-kit/env';
import { z } from 'zod';

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an address like https://www.example.com/feed' });

export const env = readEnv(
  z.object({
    ...serviceEnv,
    ...originEnv,
    MONGODB_URL: mongodbUrl,
    /** Makes visitors unrecognizable in what is kept of their visits. */
    ID_KEY: secret,
    EDUCATION_FEED_URL: webAddress.optional(),
    /** The one origin that the feed may be at although it is on this machine or a private network. Not believed on the production host. */
    EDUCATION_FEED_PRIVATE_ORIGIN: webAddress.transform((url) => new URL(url).origin).optional(),
  }),
);
