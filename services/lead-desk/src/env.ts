import {
  mongodbUrl,
  originEnv,
  readEnv,
  redisUrl,
  sealingKeys,
  serviceEnv,
  signingSecrets,
  staffUsername,
} from '@annuity-lantern/service-kit/env';
import { safeInProduction } from '@annuity-lantern/service-kit/production';
import * as z from 'zod';

const auditEnv = {
  /** Seal the audit; not kept in MongoDB. The first seals, all verify. */
  AUDIT_KEY: signingSecrets,
  /** Where the heads of the audit's chains are appended. */
  AUDIT_HEADS_FILE: z.string().optional(),
};

export const settingsSchema = safeInProduction(
  z.object({
    ...serviceEnv,
    ...originEnv,
    MONGODB_URL: mongodbUrl,
    /** For the health of the pipeline and live hints. The desk works without it. */
    REDIS_URL: redisUrl.optional(),
    /** The operator's copy of docs/operations/alerts.md, to which the desk links. */
    OPERATIONS_URL: z.url({ protocol: /^https?$/, error: 'must be an address like https://wiki.example.com/alerts' }).optional(),
    /** Sign the cookies of sessions and devices: the first signs, all verify. */
    SESSION_SECRET: signingSecrets,
    ...auditEnv,
    /** Seal the secrets of sign-in codes; not kept in MongoDB. The first seals, all open. */
    STAFF_KEYS: sealingKeys,
    STAFF_USERNAME: staffUsername,
    /** Of the first account. Without it none is created. */
    STAFF_PASSWORD: z.string().min(12, 'must have at least 12 characters').max(200).optional(),
  }),
);

export const readSettings = () => readEnv(settingsSchema);

/** Of the commands. */
export const readCommandSettings = () => readEnv(z.object({ MONGODB_URL: mongodbUrl, ...auditEnv }));
