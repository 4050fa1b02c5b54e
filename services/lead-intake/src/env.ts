import { mongodbUrl, originEnv, readEnv, redisUrl, secret, serviceEnv } from '@annuity-lantern/service-kit/env';
import * as z from 'zod';

export const settingsSchema = z.object({
  ...serviceEnv,
  ...originEnv,
  MONGODB_URL: mongodbUrl,
  REDIS_URL: redisUrl,
  /** Shapes lead ids and signs bodies; the same in every intake, and never changed. */
  ID_KEY: secret,
  /** Signs form tokens; the same in every intake. With a new one, open forms fetch another token. */
  FORM_TOKEN_KEY: secret,
});

export const readSettings = () => readEnv(settingsSchema);
