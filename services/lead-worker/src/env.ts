import {
  allOrNone,
  analyticsEnv,
  analyticsNames,
  consentEnv,
  dnsServers,
  erasuresFile,
  idKey,
  intakeLimitPerIp,
  mongodbUrl,
  originEnv,
  outgoingUrl,
  publicOrigin,
  rateWatch,
  readEnv,
  redisUrl,
  retentionDays,
  sealingKeys,
  serviceEnv,
  siteFile,
  staffOrigin,
  tracingEnv,
  trustedOriginOf,
  webhookSecret,
  wholeNumber,
} from '@annuity-lantern/service-kit/env';
import { safeInProduction } from '@annuity-lantern/service-kit/production';
import * as z from 'zod';

const mailAddress = z
  .string()
  .regex(/^(?:[^<>\r\n]*<)?[^\s<>@,]+@[^\s<>@,]+>?$/, 'must be a mail address, alone or as "Name <name@example.com>"');

const smtpUrl = z.string().regex(/^smtps?:\/\/\S+$/, 'must be an address like smtp://127.0.0.1:1025');

const concurrency = (usual: number, provider: string) =>
  z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be 1 or more')
    .max(200, 'must be 200 or less')
    .default(usual)
    .describe(`calls that one worker makes to ${provider} at a time`);

const schema = z.object({
  ...serviceEnv,
  ...tracingEnv,
  MONGODB_URL: mongodbUrl,
  REDIS_URL: redisUrl,
  SEALING_KEYS: sealingKeys,
  // Makes the tokens of reminders, and the keyed digests of recipients, of phone numbers that must not be called, and of the consent ledger.
  ID_KEY: idKey,
  ...consentEnv,
  ERASURES_FILE: erasuresFile.optional(),
  RETENTION_DAYS: retentionDays,
  DNS_SERVERS: dnsServers.optional(),
  SMTP_URL: smtpUrl.optional().describe('mail server; the production host needs one'),
  LOCAL_INBOX_URL: smtpUrl.optional().describe('takes every mail while SMTP_URL is not set; never on the production host'),
  MAIL_FROM: mailAddress.default('Annuity Lantern <no-reply@annuity-lantern.example>').describe('sender of mails'),
  STAFF_MAIL_TO: z
    .string()
    .default('staff@annuity-lantern.example')
    .transform((text) => text.split(',').map((address) => address.trim()))
    .pipe(z.array(mailAddress).min(1))
    .describe('receivers of mails about new requests, and of reminders without an owner or a manager to write to'),
  VISITOR_MAILS_PER_HOUR: wholeNumber
    .default(1000)
    .describe(
      'mails to visitors an hour, over all workers, a fifth of them for codes and confirmations; more wait for the next; 0 is no limit',
    ),
  STAFF_MAILS_PER_HOUR: wholeNumber
    .default(60)
    .describe('mails to staff an hour of each kind; one more says how many requests wait; 0 is no limit'),
  INTAKE_LIMIT_PER_IP: intakeLimitPerIp,
  INTAKE_DAILY_PER_IP: wholeNumber
    .default(30)
    .describe('requests a day of one address; above, the mail to the visitor waits for a person; 0 is no limit'),
  INTAKE_DAILY_PER_NETWORK: wholeNumber.default(300).describe('the same of one IPv4 /24 or IPv6 /48; 0 is no limit'),
  RATE_WATCH: rateWatch,
  SYNTHETIC_LEADS: z
    .enum(['on', 'off'], 'must be on or off')
    .optional()
    .describe(
      'on: a request that reaches no person tries the whole way every five minutes; on the production host it is on unless this is off',
    ),
  GATEWAY_URL: outgoingUrl.optional().describe('where synthetic requests are sent; without it, to PUBLIC_ORIGIN'),
  PUBLIC_ORIGIN: publicOrigin,
  STAFF_ORIGIN: staffOrigin.optional(),
  PRODUCTION_HOST: originEnv.PRODUCTION_HOST,
  SITE_FILE: siteFile.optional(),
  ...analyticsEnv,
  LEAD_WEBHOOK_URL: outgoingUrl.optional().describe('address of the CRM that receives each request; without it, none does'),
  LEAD_WEBHOOK_SECRET: webhookSecret.optional().describe('set together with LEAD_WEBHOOK_URL: whsec_ and 24 to 64 bytes in base64'),
  MAIL_CONCURRENCY: concurrency(24, 'the mail server'),
  CRM_CONCURRENCY: concurrency(12, 'the CRM'),
  ANALYTICS_CONCURRENCY: concurrency(12, 'the analytics service'),
  DNS_CONCURRENCY: concurrency(12, 'the name servers'),
});

export const settingsSchema = safeInProduction(
  allOrNone(allOrNone(schema, analyticsNames), ['LEAD_WEBHOOK_URL', 'LEAD_WEBHOOK_SECRET']).refine(
    ({ SMTP_URL, LOCAL_INBOX_URL }) => SMTP_URL !== undefined || LOCAL_INBOX_URL !== undefined,
    { path: ['LOCAL_INBOX_URL'], error: 'is not set, and neither is SMTP_URL: mails need one of the two', when: () => true },
  ),
);

export const readSettings = () => readEnv(settingsSchema);

/** Whether synthetic requests are sent: on the production host unless they are turned off. */
export function sendsSynthetic({
  SYNTHETIC_LEADS,
  ...host
}: Pick<z.output<typeof schema>, 'SYNTHETIC_LEADS' | 'PUBLIC_ORIGIN' | 'PRODUCTION_HOST'>): boolean {
  return (SYNTHETIC_LEADS ?? (trustedOriginOf(host) === undefined ? 'off' : 'on')) === 'on';
}
