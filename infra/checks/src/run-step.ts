import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';

export const repositoryRoot = path.resolve(import.meta.dirname, '../../..');

export interface Step {
  /** A program of node_modules/.bin, or one of the system when `system` is set. */
  readonly program: string;
  readonly args: readonly string[];
  readonly system?: boolean;
  /** Folder below the root in which it runs. */
  readonly folder?: string;
  /** Gets its output as it comes. Otherwise it is kept and handed back. */
  readonly show?: (text: string) => void;
  readonly timeoutMs?: number;
  /** Gets the processor only when no other program wants it. */
  readonly yields?: boolean;
}

export interface StepResult {
  /** Null when the program was ended, by a signal or by its time limit. */
  readonly code: number | null;
  readonly output: string;
  readonly seconds: string;
}

const running = new Set<ChildProcess>();
let isEnding = false;

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    isEnding = true;
    // A step that does not end in good time must not keep the whole run alive.
    setTimeout(() => process.exit(130), 20_000).unref();
    for (const child of running) child.kill(signal);
    if (running.size === 0) process.exit(130);
  });
}

/** Runs one program to its end with the pinned Node. Never rejects: a program that cannot be started has code 127. */
export function runStep({ program, args, system = false, folder = '.', show, timeoutMs = 0, yields = false }: Step): Promise<StepResult> {
  const startedAt = performance.now();
  const bin = path.join(repositoryRoot, 'node_modules/.bin');
  const [command, allArgs] = system ? [program, args] : [process.execPath, [path.join(bin, program), ...args]];
  return new Promise((resolve) => {
    const child = spawn(command, allArgs, {
      cwd: path.join(repositoryRoot, folder),
      env: {
        ...process.env,
        PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
        ...(show && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
    });
    if (yields && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    running.add(child);
    let output = '';
    const take = show ?? ((text: string) => (output += text));
    const end = (code: number | null) => {
      running.delete(child);
      if (isEnding && running.size === 0) process.exit(130);
      resolve({ code, output: output.trim(), seconds: ((performance.now() - startedAt) / 1000).toFixed(1) });
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', take);
    child.once('error', (error) => {
      take(error.message);
      end(127);
    });
    child.once('close', end);
  });
}
