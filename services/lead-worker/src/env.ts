import {
  allOrNone,
  analyticsEnv,
  analyticsNames,
  dnsServers,
  mongodbUrl,
  originEnv,
  outgoingUrl,
  readEnv,
  redisUrl,
  sealingKeys,
  secret,
  serviceEnv,
} from '@annuity-lantern/service-kit/env';
import { safeInProduction } from '@annuity-lantern/service-kit/production';
import * as z from 'zod';

const mailAddress = z
  .string()
  .regex(/^(?:[^<>\r\n]*<)?[^\s<>@,]+@[^\s<>@,]+>?$/, 'must be a mail address, alone or as "Name <name@example.com>"');

const smtpUrl = z.string().regex(/^smtps?:\/\/\S+$/, 'must be an address like smtp://127.0.0.1:1025');

/** As Standard Webhooks writes it: 24 to 64 random bytes. */
const webhookSecret = z
  .string()
  .refine(isWebhookSecret, 'must be whsec_ and 24 to 64 bytes in base64, for instance from: echo "whsec_$(openssl rand -base64 32)"');

/** How many calls one worker makes to a provider at a time. */
const concurrency = (usual: number) =>
  z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be 1 or more')
    .max(200, 'must be 200 or less')
    .default(usual);

const schema = z.object({
  ...serviceEnv,
  MONGODB_URL: mongodbUrl,
  REDIS_URL: redisUrl,
  /** Open what the intake sealed while MongoDB was away. */
  SEALING_KEYS: sealingKeys,
  /** Makes the keyed digests of recipients; never rotated. */
  ID_KEY: secret,
  /** For mail domains. */
  DNS_SERVERS: dnsServers.optional(),
  SMTP_URL: smtpUrl.optional(),
  /** Takes every mail while SMTP_URL is not set; never on the production host. */
  LOCAL_INBOX_URL: smtpUrl.optional(),
  MAIL_FROM: mailAddress,
  /** One address, or several with commas between them. */
  STAFF_MAIL_TO: z
    .string()
    .transform((text) => text.split(',').map((address) => address.trim()))
    .pipe(z.array(mailAddress).min(1)),
  /** Mails to visitors of all workers; 0 is no ceiling. */
  VISITOR_MAILS_PER_HOUR: z.coerce.number('must be a number').int('must be a whole number').min(0, 'must be 0 or more').default(1000),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://www.example.com' })
    .transform((text) => new URL(text).origin),
  PRODUCTION_HOST: originEnv.PRODUCTION_HOST,
  /** The operator's phone, hours and addresses, as the gateway shows them. */
  SITE_FILE: z.string().optional(),
  ...analyticsEnv,
  LEAD_WEBHOOK_URL: outgoingUrl.optional(),
  LEAD_WEBHOOK_SECRET: webhookSecret.optional(),
  MAIL_CONCURRENCY: concurrency(24),
  CRM_CONCURRENCY: concurrency(12),
  ANALYTICS_CONCURRENCY: concurrency(12),
  DNS_CONCURRENCY: concurrency(12),
});

export const settingsSchema = safeInProduction(
  allOrNone(allOrNone(schema, analyticsNames), ['LEAD_WEBHOOK_URL', 'LEAD_WEBHOOK_SECRET']).refine(
    ({ SMTP_URL, LOCAL_INBOX_URL }) => SMTP_URL !== undefined || LOCAL_INBOX_URL !== undefined,
    { path: ['LOCAL_INBOX_URL'], error: 'is not set, and neither is SMTP_URL: mails need one of the two', when: () => true },
  ),
);

export const readSettings = () => readEnv(settingsSchema);

function isWebhookSecret(text: string): boolean {
  const [, base64] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? [];
  if (base64 === undefined || base64.length % 4 !== 0) return false;
  const bytes = Buffer.from(base64, 'base64').length;
  return bytes >= 24 && bytes <= 64;
}
