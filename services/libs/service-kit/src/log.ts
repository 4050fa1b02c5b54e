import { writeSync } from 'node:fs';
import { type DestinationStream, type Logger, pino } from 'pino';
import { type ErrorSummary, summarizeError } from './summarize-error.ts';

/**
 * All that a log line may carry beside its fixed words. What is not in this list is left out, and a value of another
 * shape is replaced: a name, an address or a text that a person typed cannot get into a line by accident.
 */
const allowed = {
  requestId: word,
  leadId: word,
  effect: word,
  queue: word,
  endpoint: word,
  method: word,
  route: word,
  code: word,
  errorClass: word,
  keyId: word,
  step: word,
  dependency: word,
  remote: word,
  version: word,
  address: word,
  status: number,
  ms: number,
  count: number,
  attempts: number,
  port: number,
  bytes: number,
  error: (value: unknown): ErrorSummary => summarizeError(value),
} as const;

type FieldOf<Serialize> = Serialize extends typeof word ? string : Serialize extends typeof number ? number : unknown;
export type LogFields = { readonly [Key in keyof typeof allowed]?: FieldOf<(typeof allowed)[Key]> | undefined };

/** Refuses, when types are checked, words that were put together from values. */
type FixedWords<Words extends string> = Record<never, never> extends Record<Words, 1> ? never : Words;
type Write = <Words extends string>(words: Words & FixedWords<Words>, fields?: LogFields) => void;

export interface Log {
  readonly debug: Write;
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
  /** A log whose lines all carry these fields. */
  with(fields: LogFields): Log;
}

/** JSON lines on stdout: time, level, service, fixed words, allowed fields. */
export function createLog(service: string, level: string, destination: DestinationStream = stdout): Log {
  const options = {
    level,
    base: { service },
    messageKey: 'words',
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return wrap(pino(options, destination));
}

const STDOUT = 1;

/**
 * Line by line, as pino's own destination does it by default. That one never ends a process whose reader has gone: at the exit it tries to write
 * what is left for ever, and whoever is killed with the supervisor's pipe broken would hang.
 */
const stdout: DestinationStream = {
  write: (line) => {
    try {
      writeSync(STDOUT, line);
    } catch {
      // Nobody reads any more.
    }
  },
};

/** `bound` goes into every line: a child of pino for each call costs more than the line it writes. */
function wrap(logger: Logger, bound: LogFields = {}): Log {
  const writer =
    (level: 'debug' | 'info' | 'warn' | 'error'): Write =>
    (words: string, fields: LogFields = {}) =>
      logger[level](pick({ ...bound, ...fields }), words);
  return {
    debug: writer('debug'),
    info: writer('info'),
    warn: writer('warn'),
    error: writer('error'),
    with: (fields) => wrap(logger, { ...bound, ...fields }),
  };
}

function pick(fields: LogFields): Record<string, unknown> {
  const line: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(fields)) {
    if (value !== undefined && Object.hasOwn(allowed, key)) line[key] = allowed[key as keyof LogFields](value);
  }
  return line;
}

/** Ids, codes, names of ours: no spaces, no `@`. */
function word(value: unknown): string {
  return typeof value === 'string' && /^[\w./:-]{1,120}$/.test(value) ? value : '[left out]';
}

function number(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
