import { resolve } from 'node:path';
import { isAddressOrNetwork } from '@annuity-lantern/service-kit/address';
import { readEnv, redisUrl, serviceEnv } from '@annuity-lantern/service-kit/env';
import { productionHost, safeInProduction } from '@annuity-lantern/service-kit/production';
import * as z from 'zod';

const repositoryRoot = resolve(import.meta.dirname, '../../..');

const serviceUrl = z.url({ protocol: /^http$/, error: 'must be an address like http://127.0.0.1:4001' }).transform((url) => new URL(url));
const origin = z
  .string()
  .refine(
    (text) => /^https?:\/\/[^/?#]+\/?$/.test(text) && URL.canParse(text),
    'must be an origin without a path, like https://www.example.com',
  )
  .transform((text) => new URL(text).origin);

/** `1` = one proxy before us; otherwise addresses, networks or Express's names for private ones. */
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
    PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
    HOST: z.string().default('127.0.0.1'),
    /** Port of `GET /metrics`, which is never served on PORT. 0 turns it off. */
    METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
    METRICS_HOST: z.string().default('127.0.0.1'),
    PUBLIC_ORIGIN: origin.optional(),
    PRODUCTION_HOST: productionHost.optional(),
    SITE_FILE: z.string().optional(),
    DATA_DIR: z.string().default(resolve(repositoryRoot, '.data')),
    TRUST_PROXY: trustProxy.optional(),
    /** Posts of a form a minute of one address; 0 turns every limit per address off. */
    INTAKE_LIMIT_PER_IP: z.coerce.number('must be a number').int('must be a whole number').min(0, 'must be 0 or more').default(10),
    /** Only whether there is one matters here: pages then report what they may. */
    ANALYTICS_MEASUREMENT_ID: z.string().optional(),
    LEAD_INTAKE_URL: serviceUrl,
    LEAD_DESK_URL: serviceUrl,
    CONTENT_API_URL: serviceUrl,
    /** For heartbeats alone. */
    REDIS_URL: redisUrl.optional(),
    /** Holds `shell/dist` and `<remote>/dist`. */
    BUILDS_DIR: z.string().default(repositoryRoot),
    /** In the order in which their routes are listed. */
    REMOTES: z
      .string()
      .regex(/^mfe-[a-z]+(?:,mfe-[a-z]+)*$/, 'must be names like mfe-content,mfe-tools')
      .default('mfe-content,mfe-tools,mfe-admin')
      .transform((names) => names.split(',')),
    DEV_SERVERS: devServers.optional(),
  }),
)
  .refine((env) => env.PORT !== 0 || env.PUBLIC_ORIGIN !== undefined, {
    path: ['PUBLIC_ORIGIN'],
    message: 'is needed with PORT=0: canonical links are written before the port is known',
  })
  .transform((env) => ({ ...env, PUBLIC_ORIGIN: env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}` }));
export type Settings = z.output<typeof settingsSchema>;

export const readSettings = () => readEnv(settingsSchema);
