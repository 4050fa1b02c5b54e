import { Resolver } from 'node:dns';
import { ERASED_WITHIN_DAYS } from '@annuity-lantern/contracts/erased-within-days';
import * as z from 'zod';
import { isOnOwnNetwork, isPrivateHost } from './address.ts';
import { type HostSettings, isProductionHost, productionHost } from './production.ts';
import { readRedisAddress } from './queue/redis-address.ts';
import { readSettingFiles } from './read-setting-files.ts';
import { parseSealingKeys } from './sealing.ts';

export const wholeNumber = z.coerce.number('must be a number').int('must be a whole number').min(0, 'must be 0 or more');
export const port = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(0, 'must be 0 to 65535')
  .max(65_535, 'must be 0 to 65535');
export const webAddress = (example: string) => z.url({ protocol: /^https?$/, error: `must be an address like ${example}` });

/** Settings that every service has. */
export const serviceEnv = {
  SERVICE_HOST: z.string().default('127.0.0.1').describe('address the service listens on'),
  SERVICE_PORT: port.describe('port of the service; 0 picks a free one'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info').describe('debug, info, warn, error'),
};

/** Of a sampler that OpenTelemetry names. */
export const traceSamplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
export type TraceSampler = (typeof traceSamplers)[number];

/** Options of a MongoDB address that could break what we acknowledge: the only value that each may have, and what another one means. */
const mongodbOptions = {
  w: { only: 'majority', error: 'must not set w, except to majority: a failover would lose requests that were acknowledged' },
  journal: { only: 'true', error: 'must not turn journal off: a power cut would lose requests that were acknowledged' },
  j: { only: 'true', error: 'must not turn j off: a power cut would lose requests that were acknowledged' },
  retryWrites: { only: 'true', error: 'must not turn retryWrites off: every change of the primary would fail writes' },
  readPreference: { only: 'primary', error: 'must not set readPreference, except to primary: another member may not have a request yet' },
} as const;

export const mongodbUrl = Object.entries(mongodbOptions)
  .reduce(
    (checked, [name, { only, error }]) => checked.refine((url) => optionsNamed(name, url).every((value) => value === only), error),
    z.string().regex(/^mongodb(\+srv)?:\/\/\S+$/, 'must be an address like mongodb://127.0.0.1:27017/annuity-lantern'),
  )
  .describe('a MongoDB replica set that runs already');

/** As the driver reads them: names in any case. */
function optionsNamed(name: string, url: string): string[] {
  const options = [...new URLSearchParams(url.split('?').slice(1).join('?'))];
  return options.filter(([given]) => given.toLowerCase() === name.toLowerCase()).map(([, value]) => value);
}

/** Its driver would prefer options after a question mark to ours, and ours keep a request from being acknowledged too early. */
export const redisUrl = z
  .string()
  .superRefine((url, context) => {
    const read = readRedisAddress(url);
    if (typeof read === 'string') context.addIssue(read);
  })
  .describe('a Redis that runs already: one server, sentinels or a cluster');
/** A secret for HMACs and signatures, long enough not to be guessed. */
export const secret = z.string().min(32, 'must have at least 32 characters');

const secretsIn = (text: string) => text.split(',').map((part) => part.trim());

/** Secrets separated by commas. The first signs, all verify, so that a new one does not invalidate old signatures. */
export const signingSecrets = z
  .string()
  .refine(
    (text) => secretsIn(text).every((one) => secret.safeParse(one).success),
    'must have at least 32 characters, or be several such secrets with commas between them',
  )
  .transform(secretsIn);

const consentProofYears = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(1, 'must be 1 or more')
  .max(100, 'must be 100 or less')
  .default(5)
  .describe('years for which the consent ledger keeps the choices of a request that was erased');

/** Of the services that write or verify the consent ledger. */
export const consentEnv = {
  CONSENT_KEY: signingSecrets.describe('seals the consent ledger, 32 characters or more; new,old for good once it was replaced'),
  CONSENT_HEADS_FILE: z.string().optional().describe('where the last hashes of the consent ledger are kept'),
  CONSENT_PROOF_YEARS: consentProofYears,
};

/** Of the services that erase requests, or drop their sealed copies, by age. */
export const retentionDays = wholeNumber
  .default(0)
  .describe('days after its last step at which a request is erased for good; 0 keeps every request');

/** The backup keeps it, and the privacy policy names it. Two at least, because backups are deleted once a night. */
export const erasedWithinDays = wholeNumber
  .min(2, 'must be 2 or more')
  .max(365, 'must be 365 or less')
  .default(ERASED_WITHIN_DAYS)
  .describe('days after an erasure until the oplog of MongoDB, the file of Redis and our backups hold nothing of the person');

/** Of the services that erase requests. */
export const erasuresFile = z
  .string()
  .describe(
    'where erased requests, stopped reminders and wishes for no calls or mail are noted, so that a restored backup does not undo them',
  );

const webhookSecretRule = 'must be whsec_ and 24 to 64 bytes in base64, for instance from: echo "whsec_$(openssl rand -base64 32)"';

/** In the format of Standard Webhooks: 24 to 64 random bytes. */
export const webhookSecret = z.string().refine(isWebhookSecret, webhookSecretRule);

/** Several with commas between them. A signature by any of them is accepted. */
export const webhookSecrets = z
  .string()
  .refine((text) => secretsIn(text).every(isWebhookSecret), webhookSecretRule)
  .transform(secretsIn);

/** The same in every service: one service looks up ids and digests of another. */
export const idKey = secret.describe('shapes ids of leads, 32 characters or more; never changed');

/** The gateway limits calls by it. The worker only asks whether it is 0. */
export const intakeLimitPerIp = wholeNumber
  .default(10)
  .describe('requests a minute of one address, twice as many at once; 0 turns every limit off');

/** One sentence for the operator is in `.env.example`: such a mail is an advertisement. */
export const rateWatch = z
  .enum(['on', 'off'])
  .default('off')
  .describe('on: visitors may ask for a mail when a rate rises; only with the right to advertise these rates');

/** Keys that seal stored data: the first seals, all open. */
export const sealingKeyList = z.string().transform((text, context) => {
  const keys = parseSealingKeys(text);
  if (keys) return keys;
  context.addIssue({ code: 'custom', message: 'must be id:key, or several with commas between them, each key 32 bytes in hex or base64' });
  return z.NEVER;
});

export const sealingKeys = sealingKeyList.describe('id:key, or several: seal requests while MongoDB is away, 32 bytes each in hex');

/** An address that receives personal data or secrets: https, or http to a private host. */
export const outgoingUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address like https://www.example.com/hook' })
  .refine(
    (text) => !URL.canParse(text) || isSealed(new URL(text)),
    'must begin with https, since its host is not on this machine or a private network',
  );

/** Traces name no person, so a name of a private network such as `collector.tools.svc.cluster.local` may have http. */
const collectorUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address like http://collector:4318' })
  .refine(
    (text) => !URL.canParse(text) || new URL(text).protocol === 'https:' || isPrivateHost(new URL(text).hostname),
    'must begin with https, since its host is not on this machine or a private network',
  );

/** The same names in every program that exports by OpenTelemetry. */
export const tracingEnv = {
  OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl
    .optional()
    .describe('collector that takes traces by OTLP over HTTP; without it, there are none'),
  OTEL_TRACES_SAMPLER: z
    .enum(traceSamplers, `must be one of ${traceSamplers.join(', ')}`)
    .default('parentbased_always_on')
    .describe('which requests are traced; parentbased_traceidratio with a share below'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('must be a number')
    .min(0, 'must be 0 to 1')
    .max(1, 'must be 0 to 1')
    .default(1)
    .describe('share of requests that traceidratio traces, 0 to 1'),
};
export type TracingSettings = z.output<z.ZodObject<typeof tracingEnv>>;

/** Name servers separated by commas; the system's if absent. */
export const dnsServers = z
  .string()
  .transform((text) => text.split(',').map((server) => server.trim()))
  .refine(areNameServers, 'must be addresses, each with or without a port, like 192.0.2.1,192.0.2.2:5353,[2001:db8::1]:53')
  .describe("asked whether an email address can receive mail; without it, the system's");

export const siteFile = z.string().describe('phone, addresses, names and outside links; without it, the sample values');

/** The analytics service: all three or none, see `allOrNone`. */
export const analyticsEnv = {
  ANALYTICS_URL: outgoingUrl.optional().describe('where conversions are counted; without it, nowhere'),
  ANALYTICS_MEASUREMENT_ID: z.string().optional().describe('set together with ANALYTICS_URL'),
  ANALYTICS_API_SECRET: z.string().optional().describe('set together with ANALYTICS_URL'),
};
export const analyticsNames = ['ANALYTICS_URL', 'ANALYTICS_MEASUREMENT_ID', 'ANALYTICS_API_SECRET'] as const;

/** Refuses settings in which only some of the names are set, with an error for each missing one. */
export function allOrNone<S extends z.ZodObject>(schema: S, names: readonly (keyof z.output<S> & string)[]): S {
  const isSet = (settings: unknown, name: string) => (settings as Readonly<Record<string, unknown>>)[name] !== undefined;
  return names.reduce(
    (checked, name) =>
      checked.refine((settings) => isSet(settings, name) || !names.some((other) => isSet(settings, other)), {
        path: [name],
        error: `is not set: ${names.join(', ')} are set together or not at all`,
        // Checked even if other settings are wrong.
        when: () => true,
      }),
    schema,
  );
}

/** The resolver itself checks them: it throws for anything else. */
function areNameServers(servers: readonly string[]): boolean {
  try {
    new Resolver().setServers(servers);
    return true;
  } catch {
    return false;
  }
}

function isSealed({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || isOnOwnNetwork(hostname);
}

const origin = z
  .string()
  .refine(
    (text) => /^https?:\/\/[^/?#@\\]+\/?$/.test(text) && URL.canParse(text),
    'must be an origin without a path, like https://www.example.com',
  )
  .transform((text) => new URL(text).origin);

export const publicOrigin = origin.describe('address under which visitors reach it');

/** Of the services that serve the desk or link to it. */
export const staffOrigin = origin.describe('host of its own for the staff desk; the public host then answers 404 at /admin');

export const originEnv = {
  PUBLIC_ORIGIN: publicOrigin.optional(),
  PRODUCTION_HOST: productionHost.optional(),
};

/** On the production host the only origin whose pages may call. Elsewhere undefined, and Origin is compared with the Host header. */
export function trustedOriginOf(settings: HostSettings): string | undefined {
  return settings.PUBLIC_ORIGIN && isProductionHost(settings) ? new URL(settings.PUBLIC_ORIGIN).origin : undefined;
}

function isWebhookSecret(text: string): boolean {
  const [, base64] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? [];
  if (base64 === undefined || base64.length % 4 !== 0) return false;
  const bytes = Buffer.from(base64, 'base64').length;
  return bytes >= 24 && bytes <= 64;
}

type Source = Readonly<Record<string, string | undefined>>;

/**
 * Parses the process's settings once at boot. If any is wrong, lists all faults on stderr and exits with 1: names and reasons, never
 * values, because some are secrets.
 */
export function readEnv<S extends z.ZodType>(schema: S, source: Source = process.env): z.output<S> {
  const result = parseEnv(schema, source);
  if (result.success) return result.settings;
  process.stderr.write(`This service cannot start, because of its settings:\n${result.wrong.map((line) => `  ${line}\n`).join('')}`);
  process.exit(1);
}

type ParsedEnv<S extends z.ZodType> = { success: true; settings: z.output<S> } | { success: false; wrong: string[] };

/** Like `readEnv`, without ending the process. Any setting `X` may be given as `X_FILE`. An empty value counts as absent. */
export function parseEnv<S extends z.ZodType>(schema: S, source: Source): ParsedEnv<S> {
  const { given, faults } = readSettingFiles(source, settingNames(schema));
  const result = schema.safeParse(given);
  if (result.success && faults.size === 0) return { success: true, settings: result.data };
  const issues = (result.error?.issues ?? []).map(({ path, code, message }) => ({ name: path.join('.'), code, message }));
  return {
    success: false,
    wrong: [
      ...[...faults].map(([name, reason]) => `${name}: ${reason}`),
      ...issues
        .filter(({ name }) => !faults.has(name))
        .map(({ name, code, message }) => `${name}: ${name in given || code === 'custom' ? message : 'is not set'}`),
    ],
  };
}

function settingNames(schema: z.core.$ZodType): string[] {
  // A transform makes the object the input of a pipe.
  if (schema instanceof z.ZodPipe) return settingNames(schema.in);
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  throw new TypeError('Settings are an object, or one with a transform.');
}
