import { isDeskActor, StaffMail, Username } from '@annuity-lantern/contracts/http';
import {
  consentEnv,
  dnsServers,
  erasuresFile,
  idKey,
  mongodbUrl,
  originEnv,
  readEnv,
  redisUrl,
  retentionDays,
  sealingKeyList,
  serviceEnv,
  signingSecrets,
  siteFile,
  staffOrigin,
  tracingEnv,
  webAddress,
  webhookSecrets,
} from '@annuity-lantern/service-kit/env';
import { safeInProduction } from '@annuity-lantern/service-kit/production';
import * as z from 'zod';

const auditEnv = {
  AUDIT_KEY: signingSecrets.describe('seals the audit, 32 characters or more; new,old for good once it was replaced'),
  AUDIT_HEADS_FILE: z.string().optional().describe('where the last hashes of the audit are kept'),
};

export const settingsSchema = safeInProduction(
  z.object({
    ...serviceEnv,
    ...tracingEnv,
    ...originEnv,
    STAFF_ORIGIN: staffOrigin.optional(),
    MONGODB_URL: mongodbUrl,
    // For the domains of corrected addresses. Without a way to a name server, the worker alone checks them.
    DNS_SERVERS: dnsServers.optional(),
    // For the pipeline's health and live hints. The desk works without it.
    REDIS_URL: redisUrl.optional(),
    SITE_FILE: siteFile.optional(),
    OPERATIONS_URL: webAddress('https://wiki.example.com/alerts')
      .optional()
      .describe('your copy of docs/operations/alerts.md, to which the staff desk links; without it, the desk names the file'),
    SESSION_SECRET: signingSecrets.describe('signs staff sessions, 32 characters or more; new,old while it is replaced'),
    ...auditEnv,
    ...consentEnv,
    ERASURES_FILE: erasuresFile.optional(),
    // Makes the keyed digests of phone numbers that must not be called, and reads the codes and links of visitors.
    ID_KEY: idKey,
    RETENTION_DAYS: retentionDays,
    // Without a secret the call does not exist (404).
    CRM_EVENTS_SECRET: webhookSecrets
      .optional()
      .describe('lets your CRM record calls: whsec_ and 24 to 64 bytes in base64; new,old while it is replaced'),
    MAIL_EVENTS_SECRET: webhookSecrets
      .optional()
      .describe('lets your mail host report bounces, complaints and replies: in the form of CRM_EVENTS_SECRET, another one'),
    STAFF_KEYS: sealingKeyList.describe('as SEALING_KEYS, keys of its own: seal the sign-in codes of staff; the old ones stay for good'),
    STAFF_USERNAME: z
      .string()
      .max(100, 'can have up to 100 characters')
      .refine((name) => !isDeskActor(name), 'is a name that the desk uses itself: write another one')
      .refine(
        (name) => isDeskActor(name) || Username.safeParse(name).success,
        'may have the letters a to z, digits, dots, dashes, underscores',
      )
      .default('admin')
      .describe('name of the first staff account; the production host needs another'),
    STAFF_USER_MAIL: z
      .string()
      .refine((mail) => StaffMail.safeParse(mail).success, 'must be a mail address')
      .optional()
      .describe('mail address of the first staff account; without it, the desk asks for it'),
    // Without a password no first account is created.
    STAFF_PASSWORD: z
      .string()
      .min(12, 'must have at least 12 characters')
      .max(200, 'can have up to 200 characters')
      .optional()
      .describe('password of the first staff account, 12 characters or more'),
  }),
);

export const readSettings = () => readEnv(settingsSchema);

/** The settings of the commands that write or verify the audit, and of the one that verifies the consent ledger. */
export const readAuditSettings = () => readEnv(z.object({ MONGODB_URL: mongodbUrl, ...auditEnv }));
export const readConsentSettings = () => readEnv(z.object({ MONGODB_URL: mongodbUrl, ...consentEnv }));
