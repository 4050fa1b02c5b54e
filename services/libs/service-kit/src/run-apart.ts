import { fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import path from 'node:path';
import { withDeadline } from './with-deadline.ts';

/** In megabytes. */
const limits = ['--max-old-space-size=192', '--max-semi-space-size=16'];

/**
 * Runs a file in a process of its own and sends it `input`. Returns the first message that it sends back, or undefined if it fails or
 * exceeds `ms` milliseconds. For parsers of untrusted documents: the event loop stays free, and memory is limited. The process gets no environment
 * variable but the folder of compiled code, which halves its start. A thread that exceeds its memory can end the whole process, and threads that come and go can crash V8.
 */
export async function runApart<T>(file: URL, input: unknown, ms: number): Promise<T | undefined> {
  const compiled = getCompileCacheDir();
  // Node names the folder of its own version within it.
  const env = compiled ? { NODE_COMPILE_CACHE: path.dirname(compiled) } : {};
  const child = fork(file, { execArgv: limits, env, serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const { promise, resolve } = Promise.withResolvers<T | undefined>();
  child.once('message', (message) => resolve(message as T));
  child.once('error', () => resolve(undefined));
  child.once('exit', () => resolve(undefined));
  child.send(input as object, (error) => error && resolve(undefined));
  try {
    return await withDeadline(ms, promise, () => new Error('the process took too long')).catch(() => undefined);
  } finally {
    child.kill('SIGKILL');
  }
}
