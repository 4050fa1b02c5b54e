import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { settingsSchema as contentApi } from '@annuity-lantern/content-api/env';
import { settingsSchema as gatewayPipe } from '@annuity-lantern/gateway/env';
import { settingsSchema as leadDesk } from '@annuity-lantern/lead-desk/env';
import { settingsSchema as leadIntake } from '@annuity-lantern/lead-intake/env';
import { settingsSchema as leadWorker } from '@annuity-lantern/lead-worker/env';
import { isProductionHost } from '@annuity-lantern/service-kit/production';
import { readSettingFiles } from '@annuity-lantern/service-kit/setting-files';
import * as z from 'zod';
import { repositoryRoot } from './repository-root.ts';
import { generatedSecrets } from './secrets.ts';
import { StartFailure } from './start-failure.ts';

const gateway = gatewayPipe.in;

/** Each process gets the settings of its own schema, and no other. */
export const schemas = {
  gateway,
  'lead-intake': leadIntake,
  'lead-worker': leadWorker,
  'content-api': contentApi,
  'lead-desk': leadDesk,
} satisfies Record<string, z.ZodObject>;

/** Settings of the start itself. */
const startSchema = z.object({
  PORT: gateway.shape.PORT,
  HOST: gateway.shape.HOST,
  DATA_DIR: z.string().default('.data').describe('data, logs, mails, generated keys'),
  CACHE_DIR: z.string().optional().describe("fetched server programs; without it, annuity-lantern in the user's cache folder"),
  PUBLIC_ORIGIN: gateway.shape.PUBLIC_ORIGIN,
  PRODUCTION_HOST: gateway.shape.PRODUCTION_HOST,
  MONGO_IMAGE: z.string().default('mongo:8.0').describe('image of MongoDB for a Docker engine'),
  REDIS_IMAGE: z.string().default('redis:7.4').describe('image of Redis for a Docker engine'),
  STAFF_USERNAME: leadDesk.shape.STAFF_USERNAME,
});
type StartSettings = z.output<typeof startSchema>;

type NamesIn<S> = S extends z.ZodObject ? keyof S['shape'] : never;
export type ServiceSetting = NamesIn<(typeof schemas)[keyof typeof schemas]>;

/** Never taken from the shell: the start decides them. The last five are set by compose, `npm run dev` and tests. */
export const ofTheStart = [
  'SERVICE_HOST',
  'SERVICE_PORT',
  'LEAD_INTAKE_URL',
  'LEAD_DESK_URL',
  'CONTENT_API_URL',
  'LOCAL_INBOX_URL',
  'METRICS_HOST',
  'DRAIN_SECONDS',
  'BUILDS_DIR',
  'REMOTES',
  'DEV_SERVERS',
] as const satisfies readonly ServiceSetting[];

/** The value that the start uses when a setting is not given, as its help says. */
const standIns: Readonly<Record<string, string>> = {
  PUBLIC_ORIGIN: 'http://localhost:PORT',
  MONGODB_URL: 'one is started here',
  REDIS_URL: 'one is started here',
  SMTP_URL: 'a local inbox, its address is shown',
  EDUCATION_FEED_URL: 'a sample, none on the production host',
  RATES_SOURCE_URL: 'a sample, none on the production host',
  AUDIT_HEADS_FILE: 'audit-heads.jsonl in DATA_DIR',
  CONSENT_HEADS_FILE: 'consent-heads.jsonl in DATA_DIR',
  ERASURES_FILE: 'erasures.jsonl in DATA_DIR',
  STAFF_PASSWORD: 'generated, shown once',
  SYNTHETIC_LEADS: 'on on the production host, else off',
  ...Object.fromEntries(generatedSecrets.map((name) => [name, 'generated'])),
} satisfies Partial<Record<ServiceSetting, string>>;

/** Every setting that `npm start` takes, by name. */
export const settingSchemas: ReadonlyMap<string, z.ZodType> = new Map(
  [startSchema, ...Object.values(schemas), startSchema]
    .flatMap(({ shape }) => Object.entries<z.ZodType>(shape))
    .filter(([name]) => !isOfTheStart(name)),
);

type Given = Readonly<Partial<Record<Exclude<ServiceSetting, (typeof ofTheStart)[number]>, string>>>;
/** Those of services as they were given, each valid for the services that read it. */
export type Settings = Omit<Given, keyof StartSettings> & Readonly<StartSettings>;

/**
 * Reads the settings of `npm start` from the environment, each also as `X_FILE`; an empty value counts as absent.
 *
 * @throws StartFailure listing every setting that is wrong, by name and reason, never by value
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const { given: all, faults } = readSettingFiles(env, [...settingSchemas.keys()]);
  const given: Given = Object.fromEntries(Object.entries(all).filter(([name, value]) => settingSchemas.has(name) && value.trim() !== ''));
  const start = startSchema.safeParse(given);
  const wrong = new Set([...wrongIn(startSchema, given), ...Object.values(schemas).flatMap((schema) => wrongIn(schema, given))]);
  for (const [name, reason] of faults) wrong.add(`${name} ${reason}`);
  if (given.SITE_FILE && !existsSync(resolve(repositoryRoot, given.SITE_FILE))) wrong.add('SITE_FILE names a file that does not exist');
  // There, a secret must be the same on every machine and outlive a data folder.
  if (isProductionHost(given)) {
    for (const name of generatedSecrets) if (!given[name]) wrong.add(`${name} is not set, and is needed on the production host`);
  }
  if (!start.success || wrong.size > 0) {
    throw new StartFailure(`A setting is wrong: ${[...wrong].join('; ')}. Correct the environment, then start again.`);
  }
  return {
    ...given,
    ...start.data,
    DATA_DIR: resolve(repositoryRoot, start.data.DATA_DIR),
    ...(given.SITE_FILE && { SITE_FILE: resolve(repositoryRoot, given.SITE_FILE) }),
  };
}

/** The schema's errors, except for values that the start fills in. */
function wrongIn(schema: z.ZodObject, given: Given): string[] {
  const issues = schema.safeParse({ PUBLIC_ORIGIN: 'http://localhost', ...given }).error?.issues ?? [];
  return issues.flatMap(({ path, code, message }) => {
    const name = path.join('.');
    const isMissing = !(name in given) && code !== 'custom';
    if (isOfTheStart(name) || (isMissing && name in standIns)) return [];
    return [`${name} ${isMissing ? 'is not set' : message}`];
  });
}

/** What the production host would refuse of these settings, by name: the reasons of all services, and keys that are not set. */
export function refusedInProduction(given: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> {
  const origin = given.PUBLIC_ORIGIN && URL.canParse(given.PUBLIC_ORIGIN) ? given.PUBLIC_ORIGIN : 'https://not-set.invalid';
  const asProduction = { ...given, PUBLIC_ORIGIN: origin, PRODUCTION_HOST: new URL(origin).host };
  const lines = new Set([startSchema, ...Object.values(schemas)].flatMap((schema) => wrongIn(schema, asProduction)));
  for (const name of generatedSecrets) if (!given[name]) lines.add(`${name} is not set`);
  return Map.groupBy(lines, (line) => line.split(' ')[0] ?? '');
}

/** Whether `npm start` reads a variable of this name as a setting. */
export const isTakenFromShell = (name: string): boolean => settingSchemas.has(name) || settingSchemas.has(name.replace(/_FILE$/, ''));

function isOfTheStart(name: string): boolean {
  return ofTheStart.some((one) => one === name);
}

/** Name, sentence and default of each setting. A default is undefined where there is none. */
export function describeSettings(): { readonly name: string; readonly sentence: string; readonly usual: string | undefined }[] {
  return [...settingSchemas].map(([name, schema]) => ({
    name,
    sentence: sentenceOf(schema),
    usual: standIns[name] ?? defaultOf(schema),
  }));
}

/** Of the schema, or of the one that it makes optional. */
export function sentenceOf(schema: z.core.$ZodType): string {
  const { description } = schema as z.ZodType;
  if (description !== undefined) return description;
  return schema instanceof z.ZodOptional ? sentenceOf(schema.unwrap()) : '';
}

export function defaultOf(schema: z.ZodType): string | undefined {
  const { data } = schema.safeParse(undefined);
  return data === undefined ? undefined : String(data);
}
