import { AppError } from './errors.ts';

export interface ErrorSummary {
  readonly type: string;
  readonly code?: string;
  /** Only for our own errors: other messages quote what a person typed (a duplicate key, a refused recipient). */
  readonly message?: string;
  readonly frames?: readonly string[];
  readonly cause?: ErrorSummary;
}

const MOST_FRAMES = 12;
const DEEPEST_CAUSE = 4;

/** What a log may hold about an error: its type, code and place in our code. Its message only for an `AppError`. */
export function summarizeError(error: unknown, depth = 0): ErrorSummary {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = codeOf(error);
  const frames = framesOf(error);
  return {
    type: safeWord(error.constructor.name) ?? 'Error',
    ...(code ? { code } : {}),
    ...(error instanceof AppError ? { message: error.message } : {}),
    ...(frames.length ? { frames } : {}),
    ...(error.cause !== undefined && depth < DEEPEST_CAUSE ? { cause: summarizeError(error.cause, depth + 1) } : {}),
  };
}

function codeOf(error: Error): string | undefined {
  const { code } = error as { code?: unknown };
  return typeof code === 'number' ? String(code) : safeWord(code);
}

function safeWord(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w$-]{1,60}$/.test(value) ? value : undefined;
}

/** The stack repeats the message at its head. A message may hold lines that look like frames, so it is cut off first. */
function framesOf(error: Error): string[] {
  const stack = error.stack ?? '';
  const start = error.message ? stack.indexOf(error.message) + error.message.length : 0;
  if (error.message && !stack.includes(error.message)) return [];
  return stack
    .slice(start)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at .*:\d+:\d+\)?$/.test(line))
    .slice(0, MOST_FRAMES);
}
