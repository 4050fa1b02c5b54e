import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

export const repositoryRoot = path.resolve(import.meta.dirname, '../../..');

export interface Step {
  /** A program of node_modules/.bin, or one of the system when `system` is set. */
  readonly program: string;
  readonly args: readonly string[];
  readonly system?: boolean;
  /** Folder below the root in which it runs. */
  readonly folder?: string;
  /** Shows its output as it comes; otherwise it is kept and handed back. */
  readonly show?: boolean;
  readonly timeoutMs?: number;
}

export interface StepResult {
  /** Null when the program was ended, by a signal or by its time limit. */
  readonly code: number | null;
  readonly output: string;
  readonly seconds: string;
}

let running: ChildProcess | undefined;

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    // A step that does not end in good time must not keep the whole run alive.
    setTimeout(() => process.exit(130), 20_000).unref();
    if (!running) process.exit(130);
    running.once('exit', () => process.exit(130));
    running.kill(signal);
  });
}

/** Runs one program to its end with the pinned Node. Never rejects: a program that cannot be started has code 127. */
export function runStep({ program, args, system = false, folder = '.', show = false, timeoutMs = 0 }: Step): Promise<StepResult> {
  const startedAt = performance.now();
  const bin = path.join(repositoryRoot, 'node_modules/.bin');
  const [command, allArgs] = system ? [program, args] : [process.execPath, [path.join(bin, program), ...args]];
  return new Promise((resolve) => {
    const child = spawn(command, allArgs, {
      cwd: path.join(repositoryRoot, folder),
      env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
    });
    running = child;
    let output = '';
    const end = (code: number | null) => {
      running = undefined;
      resolve({ code, output: output.trim(), seconds: ((performance.now() - startedAt) / 1000).toFixed(1) });
    };
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => (output += data.toString()));
    child.once('error', (error) => {
      output += error.message;
      end(127);
    });
    child.once('close', end);
  });
}
