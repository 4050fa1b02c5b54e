import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { undoAtEnd } from '@annuity-lantern/local/clean-up';

const READY_WITHIN_MS = 900_000;
const STOP_WITHIN_MS = 60_000;

export interface StartOptions {
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Receives what the start prints, line by line. */
  readonly onLine: (line: string) => void;
}

export interface RunningProduct {
  readonly origin: string;
  readonly pid: number;
  readonly secondsToReady: number;
  readonly stop: () => Promise<unknown>;
}

/**
 * Starts the whole product and waits for its ready line.
 *
 * @throws Error with all that was printed when it ends before, or is not ready within 15 minutes
 */
export async function startProduct({ program, args, cwd, env, onLine }: StartOptions): Promise<RunningProduct> {
  const startedAt = performance.now();
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  // For an end that leaves no time: the supervisor then stops the rest by itself.
  process.once('exit', () => child.kill('SIGTERM'));
  const stop = undoAtEnd(async () => {
    child.kill('SIGTERM');
    const stopped = await Promise.race([ended.then(() => true), pause(STOP_WITHIN_MS, false, { ref: false })]);
    if (!stopped) child.kill('SIGKILL');
  });

  let output = '';
  const ready = new Promise<string>((resolve) => {
    let unfinished = '';
    const read = (chunk: Buffer) => {
      output += chunk;
      const lines = `${unfinished}${chunk}`.split('\n');
      unfinished = lines.pop() ?? '';
      for (const line of lines) {
        // The first staff password is printed here; nobody needs it again.
        if (!line.startsWith('Staff sign-in')) onLine(line);
        const origin = /Annuity Lantern is ready: (\S+)/.exec(line)?.[1];
        if (origin) resolve(origin);
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });

  const origin = await Promise.race([ready, ended, pause(READY_WITHIN_MS, undefined, { ref: false })]);
  if (origin && child.pid) return { origin, pid: child.pid, secondsToReady: (performance.now() - startedAt) / 1000, stop };
  await stop();
  throw new Error(`The product did not become ready:\n${output}`);
}
