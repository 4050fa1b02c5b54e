import { type DestinationStream, type Logger, pino } from 'pino';
import { createLineWriter, type LineWriter } from './line-writer.ts';
import { type ErrorSummary, summarizeError } from './summarize-error.ts';

/**
 * The fields that a log line may have beside its fixed words. Others are dropped, and values of another shape are replaced, so that no
 * name, address or text of a visitor gets into the log.
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
  commit: word,
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

/** A type error for words that were assembled from values. */
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
export function createLog(service: string, level: string, destination: DestinationStream = toStdout(service)): Log {
  const options = {
    level,
    base: { service },
    messageKey: 'words',
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return wrap(pino(options, destination));
}

/** One for all logs of the process, made by the first of them. */
let stdout: LineWriter | undefined;

/** pino's own destination retries forever at exit when the reader has gone, so that a process whose supervisor was killed would hang. */
function toStdout(service: string): DestinationStream {
  if (!stdout) {
    stdout = createLineWriter();
    process.once('exit', stdout.flush);
  }
  const writer = stdout;
  let dropped = 0;
  return {
    write: (line) => {
      if (dropped > 0 && writer.write(lineAboutDropped(service, dropped))) dropped = 0;
      if (!writer.write(line)) dropped += 1;
    },
  };
}

function lineAboutDropped(service: string, count: number): string {
  const words = 'log lines were dropped, because nothing read them';
  return `${JSON.stringify({ level: 'warn', time: new Date().toISOString(), service, count, words })}\n`;
}

/** Adds `bound` to every line. A pino child per call costs more than the line it writes. */
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
export function word(value: unknown): string {
  return typeof value === 'string' && /^[\w./:-]{1,120}$/.test(value) ? value : '[left out]';
}

export function number(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
