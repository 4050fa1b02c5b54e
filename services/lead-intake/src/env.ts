import {
  allOrNone,
  analyticsEnv,
  analyticsNames,
  dnsServers,
  idKey,
  mongodbUrl,
  originEnv,
  readEnv,
  redisUrl,
  sealingKeys,
  serviceEnv,
  signingSecrets,
  siteFile,
  tracingEnv,
} from '@annuity-lantern/service-kit/env';
import { safeInProduction } from '@annuity-lantern/service-kit/production';
import * as z from 'zod';

const schema = z.object({
  ...serviceEnv,
  ...tracingEnv,
  ...originEnv,
  MONGODB_URL: mongodbUrl,
  REDIS_URL: redisUrl,
  REDIS_DURABLE: z
    .stringbool({ truthy: ['true'], falsy: ['false'], error: 'must be true or false' })
    .default(false)
    .describe('true when the Redis of REDIS_URL hides its settings but has every write on its disk before it answers'),
  ID_KEY: idKey,
  FORM_TOKEN_KEY: signingSecrets.describe('signs the tokens of open forms, as SESSION_SECRET'),
  // The worker needs the same keys.
  SEALING_KEYS: sealingKeys,
  DNS_SERVERS: dnsServers.optional(),
  SITE_FILE: siteFile.optional(),
  ...analyticsEnv,
});

export const settingsSchema = safeInProduction(allOrNone(schema, analyticsNames));

export const readSettings = () => readEnv(settingsSchema);
