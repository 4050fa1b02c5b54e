import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { signingSecretsText, staffUsername } from '@annuity-lantern/service-kit/env';
import { isProductionHost, productionHost, safeInProduction } from '@annuity-lantern/service-kit/production';
import * as z from 'zod';
import { repositoryRoot } from './repository-root.ts';
import { StartFailure } from './start-failure.ts';

const address = (protocol: RegExp, example: string) => z.url({ protocol, error: `must be an address like ${example}` });
const secret = z.string().min(32, 'must have at least 32 characters');

/** The services hold each key against what it is for. */
const sealingKeysText = z
  .string()
  .regex(
    /^[\w-]+:[\w+/=-]{43,64}(\s*,\s*[\w-]+:[\w+/=-]{43,64})*$/,
    'must be id:key, or several with commas between them, each key 32 bytes',
  );

/** How many calls one worker makes to each provider at a time. */
const laneSize = z
  .string()
  .regex(/^\d{1,3}$/, 'must be a number from 1 to 200')
  .optional();
const laneSizes = { MAIL_CONCURRENCY: laneSize, CRM_CONCURRENCY: laneSize, ANALYTICS_CONCURRENCY: laneSize, DNS_CONCURRENCY: laneSize };

const schema = safeInProduction(
  z.object({
    PORT: z.coerce
      .number('must be a number')
      .int('must be a whole number')
      .min(0, 'must be 0 to 65535')
      .max(65_535, 'must be 0 to 65535')
      .default(8080),
    HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z.string().default('.data'),
    PUBLIC_ORIGIN: address(/^https?$/, 'https://www.example.com')
      .transform((url) => new URL(url).origin)
      .optional(),
    PRODUCTION_HOST: productionHost.optional(),
    SITE_FILE: z.string().optional(),
    // The gateway checks what it names, and each service its level.
    TRUST_PROXY: z.string().optional(),
    LOG_LEVEL: z.string().optional(),
    METRICS_PORT: z.coerce
      .number('must be a number')
      .int('must be a whole number')
      .min(0, 'must be 0 to 65535')
      .max(65_535, 'must be 0 to 65535')
      .default(0),
    INTAKE_LIMIT_PER_IP: z.coerce.number('must be a number').int('must be a whole number').min(0, 'must be 0 or more').default(10),
    VISITOR_MAILS_PER_HOUR: z.coerce.number('must be a number').int('must be a whole number').min(0, 'must be 0 or more').default(1000),
    STAFF_USERNAME: staffUsername,
    STAFF_PASSWORD: z.string().min(12, 'must have at least 12 characters').optional(),
    SESSION_SECRET: signingSecretsText.optional(),
    ID_KEY: secret.optional(),
    FORM_TOKEN_KEY: signingSecretsText.optional(),
    AUDIT_KEY: signingSecretsText.optional(),
    AUDIT_HEADS_FILE: z.string().optional(),
    SEALING_KEYS: sealingKeysText.optional(),
    STAFF_KEYS: sealingKeysText.optional(),
    // Not always an address as browsers know it: a replica set is named by several hosts.
    MONGODB_URL: z
      .string()
      .regex(/^mongodb(\+srv)?:\/\/\S+$/, 'must be an address like mongodb://127.0.0.1:27017/annuity-lantern')
      .optional(),
    REDIS_URL: address(/^rediss?$/, 'redis://127.0.0.1:6379').optional(),
    REDIS_DURABLE: z.enum(['true', 'false'], 'must be true or false').optional(),
    OPERATIONS_URL: address(/^https?$/, 'https://wiki.example.com/alerts').optional(),
    SMTP_URL: address(/^smtps?$/, 'smtp://127.0.0.1:25').optional(),
    MAIL_FROM: z.string().default('Annuity Lantern <no-reply@annuity-lantern.example>'),
    STAFF_MAIL_TO: z.string().default('staff@annuity-lantern.example'),
    // The services hold each against the resolver itself.
    DNS_SERVERS: z
      .string()
      .regex(/^[\da-f.:[\]]+(\s*,\s*[\da-f.:[\]]+)*$/i, 'must be addresses like 192.0.2.1,192.0.2.2:5353')
      .optional(),
    EDUCATION_FEED_URL: address(/^https?$/, 'https://www.example.com/feed').optional(),
    EDUCATION_FEED_PRIVATE_ORIGIN: address(/^https?$/, 'http://127.0.0.1:8090').optional(),
    RATES_SOURCE_URL: address(/^https?$/, 'https://www.example.com/rates.csv').optional(),
    RATES_SOURCE_PRIVATE_ORIGIN: address(/^https?$/, 'http://127.0.0.1:8090').optional(),
    ANALYTICS_URL: address(/^https?$/, 'https://www.google-analytics.com/mp/collect').optional(),
    ANALYTICS_MEASUREMENT_ID: z.string().optional(),
    ANALYTICS_API_SECRET: z.string().optional(),
    LEAD_WEBHOOK_URL: address(/^https?$/, 'https://crm.example.com/leads').optional(),
    LEAD_WEBHOOK_SECRET: z.string().optional(),
    ...laneSizes,
  }),
);

export type Settings = Readonly<z.output<typeof schema>>;
type Given = Readonly<Partial<Record<keyof Settings, string>>>;

/** Needed on the production host, where a secret must be the same on every machine and outlive a data folder. */
const productionSecrets = ['SESSION_SECRET', 'ID_KEY', 'FORM_TOKEN_KEY', 'SEALING_KEYS', 'AUDIT_KEY', 'STAFF_KEYS'] as const;

/** Of no use one without the other. */
const setTogether = [
  ['ANALYTICS_URL', 'ANALYTICS_MEASUREMENT_ID', 'ANALYTICS_API_SECRET'],
  ['LEAD_WEBHOOK_URL', 'LEAD_WEBHOOK_SECRET'],
] as const satisfies readonly (readonly (keyof Settings)[])[];

/**
 * Reads the settings of `npm start` from the environment; an empty value counts as absent.
 *
 * @throws StartFailure listing every setting that is wrong, by name and reason, never by value
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given: Given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const parsed = schema.safeParse(given);
  const issues = parsed.error?.issues ?? [];
  const wrong = [...issues.map((issue) => `${issue.path.join('.')} ${issue.message}`), ...wrongTogether(given)];
  if (!parsed.success || wrong.length > 0) {
    throw new StartFailure(`A setting is wrong: ${wrong.join('; ')}. Correct the environment, then start again.`);
  }
  const { DATA_DIR, SITE_FILE } = parsed.data;
  return {
    ...parsed.data,
    DATA_DIR: resolve(repositoryRoot, DATA_DIR),
    ...(SITE_FILE && { SITE_FILE: resolve(repositoryRoot, SITE_FILE) }),
  };
}

function wrongTogether(settings: Given): string[] {
  const wrong: string[] = [];
  if (settings.SITE_FILE && !existsSync(resolve(repositoryRoot, settings.SITE_FILE)))
    wrong.push('SITE_FILE names a file that does not exist');
  for (const names of setTogether) {
    const missing = names.filter((name) => !settings[name]);
    if (missing.length < names.length) wrong.push(...missing.map((name) => `${name} is not set, and goes with ${others(names, name)}`));
  }
  if (isProductionHost(settings)) {
    wrong.push(
      ...productionSecrets.filter((name) => !settings[name]).map((name) => `${name} is not set, and is needed on the production host`),
    );
  }
  return wrong;
}

function others(names: readonly string[], name: string): string {
  return names.filter((other) => other !== name).join(' and ');
}
