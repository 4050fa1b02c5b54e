import * as z from 'zod';

/** Settings that every service has. */
export const serviceEnv = {
  SERVICE_HOST: z.string().default('127.0.0.1'),
  SERVICE_PORT: z.coerce.number().int().min(0).max(65_535),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
};

export const mongodbUrl = z
  .string()
  .regex(/^mongodb(\+srv)?:\/\/\S+$/, 'must be an address like mongodb://127.0.0.1:27017/annuity-lantern');
export const redisUrl = z.string().regex(/^rediss?:\/\/\S+$/, 'must be an address like redis://127.0.0.1:6379');
/** A key of ours, for HMACs and signatures; long enough that nobody guesses it. */
export const secret = z.string().min(32, 'must have at least 32 characters');

export const originEnv = {
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/, error: 'must be an address like https://www.example.com' }).optional(),
  PRODUCTION_HOST: z.string().optional(),
};

/** The one origin whose pages may call, on the production host; elsewhere none, and Origin is compared with the Host header. */
export function trustedOriginOf(settings: {
  PUBLIC_ORIGIN?: string | undefined;
  PRODUCTION_HOST?: string | undefined;
}): string | undefined {
  if (!settings.PUBLIC_ORIGIN || !settings.PRODUCTION_HOST) return undefined;
  const { origin, host } = new URL(settings.PUBLIC_ORIGIN);
  return host === settings.PRODUCTION_HOST ? origin : undefined;
}

type Source = Readonly<Record<string, string | undefined>>;

/**
 * The process's settings, parsed once at boot. When anything is wrong, lists all of it on stderr (names and
 * reasons, never values: some are secrets) and ends the process with 1.
 */
export function readEnv<S extends z.ZodType>(schema: S, source: Source = process.env): z.output<S> {
  const result = parseEnv(schema, source);
  if (result.success) return result.settings;
  process.stderr.write(`This service cannot start, because of its settings:\n${result.wrong.map((line) => `  ${line}\n`).join('')}`);
  process.exit(1);
}

type ParsedEnv<S extends z.ZodType> = { success: true; settings: z.output<S> } | { success: false; wrong: string[] };

/** As `readEnv`, without ending the process. An empty value counts as absent. */
export function parseEnv<S extends z.ZodType>(schema: S, source: Source): ParsedEnv<S> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return { success: true, settings: result.data };
  return {
    success: false,
    wrong: result.error.issues.map((issue) => {
      const name = issue.path.join('.');
      return `${name}: ${name in given ? issue.message : 'is not set'}`;
    }),
  };
}
