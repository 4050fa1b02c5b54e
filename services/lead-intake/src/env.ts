import {
  allOrNone,
  analyticsEnv,
  analyticsNames,
  dnsServers,
  mongodbUrl,
  originEnv,
  readEnv,
  redisUrl,
  sealingKeys,
  secret,
  serviceEnv,
  signingSecrets,
} from '@annuity-lantern/service-kit/env';
import { safeInProduction } from '@annuity-lantern/service-kit/production';
import * as z from 'zod';

const schema = z.object({
  ...serviceEnv,
  ...originEnv,
  MONGODB_URL: mongodbUrl,
  REDIS_URL: redisUrl,
  /** The operator's word that Redis has every write on its disk before it answers, for a server that hides its settings. */
  REDIS_DURABLE: z.stringbool({ truthy: ['true'], falsy: ['false'], error: 'must be true or false' }).default(false),
  /** Shapes lead ids and signs bodies; the same in every intake, and never changed. */
  ID_KEY: secret,
  /** Sign form tokens; the same in every intake. The first signs, all verify. */
  FORM_TOKEN_KEY: signingSecrets,
  /** Seal what comes while MongoDB is away; the worker needs the same. */
  SEALING_KEYS: sealingKeys,
  /** For mail domains. */
  DNS_SERVERS: dnsServers.optional(),
  ...analyticsEnv,
});

export const settingsSchema = safeInProduction(allOrNone(schema, analyticsNames));

export const readSettings = () => readEnv(settingsSchema);
