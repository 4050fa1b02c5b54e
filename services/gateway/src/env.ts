import { resolve } from 'node:path';
import { isAddressOrNetwork } from '@annuity-lantern/service-kit/address';
import {
  analyticsEnv,
  erasedWithinDays,
  intakeLimitPerIp,
  originEnv,
  port,
  rateWatch,
  readEnv,
  redisUrl,
  retentionDays,
  serviceEnv,
  siteFile,
  staffOrigin,
  tracingEnv,
} from '@annuity-lantern/service-kit/env';
import { safeInProduction } from '@annuity-lantern/service-kit/production';
import * as z from 'zod';

const repositoryRoot = resolve(import.meta.dirname, '../../..');

const serviceUrl = z.url({ protocol: /^http$/, error: 'must be an address like http://127.0.0.1:4001' }).transform((url) => new URL(url));

/** `1` means one proxy before the gateway; otherwise addresses, networks or Express's names for private networks. */
const trustProxy = z
  .string()
  .refine(
    (text) => /^[1-9]$/.test(text) || text.split(',').every((part) => isProxy(part.trim())),
    'must be a number of hops (1-9) or addresses such as 10.0.0.0/8,loopback',
  )
  .transform((text) => (/^\d$/.test(text) ? Number(text) : text.split(',').map((part) => part.trim())));

function isProxy(part: string): boolean {
  return ['loopback', 'linklocal', 'uniquelocal'].includes(part) || isAddressOrNetwork(part);
}

const devServers = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON' });
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string(), z.url({ protocol: /^http$/ })).refine((servers) => 'shell' in servers, 'must name the shell'));

export const settingsSchema = safeInProduction(
  z.object({
    LOG_LEVEL: serviceEnv.LOG_LEVEL,
    ...tracingEnv,
    PORT: port.default(8080).describe('port of the site; 0 picks a free one'),
    HOST: z.string().default('127.0.0.1').describe('address it listens on'),
    // Never served on PORT.
    METRICS_PORT: port.default(0).describe("port of the gateway's own metrics, for this machine only; 0 is none"),
    METRICS_HOST: z.string().default('127.0.0.1').describe('address on which METRICS_PORT listens'),
    ...originEnv,
    STAFF_ORIGIN: staffOrigin.optional(),
    SITE_FILE: siteFile.optional(),
    DATA_DIR: z.string().default(resolve(repositoryRoot, '.data')).describe('data, logs, mails, generated keys'),
    TRUST_PROXY: trustProxy.optional().describe('number or addresses of proxies before the site; the production host needs it'),
    INTAKE_LIMIT_PER_IP: intakeLimitPerIp,
    // Pages explain the words of a call only where callers say them.
    // Only its presence matters here: pages then report events.
    ANALYTICS_MEASUREMENT_ID: analyticsEnv.ANALYTICS_MEASUREMENT_ID,
    // Only for pages, which then offer the mail.
    RATE_WATCH: rateWatch,
    // Both only for the privacy policy, which names them.
    ERASED_WITHIN_DAYS: erasedWithinDays,
    RETENTION_DAYS: retentionDays,
    DRAIN_SECONDS: z.coerce
      .number()
      .int()
      .min(0)
      .max(10)
      .default(0)
      .describe('how long it answers 503 at /readyz, and all else as usual, before it stops'),
    LEAD_INTAKE_URL: serviceUrl.describe('address of lead-intake'),
    LEAD_DESK_URL: serviceUrl.describe('address of lead-desk'),
    CONTENT_API_URL: serviceUrl.describe('address of content-api'),
    // Used for heartbeats only.
    REDIS_URL: redisUrl.optional(),
    BUILDS_DIR: z.string().default(repositoryRoot).describe('folder that holds shell/dist and <remote>/dist'),
    REMOTES: z
      .string()
      .regex(/^mfe-[a-z]+(?:,mfe-[a-z]+)*$/, 'must be names like mfe-content,mfe-tools')
      .default('mfe-content,mfe-tools,mfe-admin')
      .transform((names) => names.split(','))
      .describe('remotes, in the order in which their routes are listed'),
    DEV_SERVERS: devServers.optional().describe('addresses of the development servers, as JSON'),
  }),
)
  .refine((env) => env.PORT !== 0 || env.PUBLIC_ORIGIN !== undefined, {
    path: ['PUBLIC_ORIGIN'],
    message: 'is needed with PORT=0: canonical links are written before the port is known',
  })
  .transform((env) => ({ ...env, PUBLIC_ORIGIN: env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}` }));
export type Settings = z.output<typeof settingsSchema>;

export const readSettings = () => readEnv(settingsSchema);
