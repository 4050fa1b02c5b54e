import { type ExecFileException, execFile } from 'node:child_process';

export interface CommandOptions {
  readonly withinMs: number;
  readonly cwd?: string;
  readonly env?: Record<string, string | undefined>;
  readonly signal?: AbortSignal;
  /** The error then carries all that was printed, instead of the last line of it. */
  readonly wholeOutput?: boolean;
}

/**
 * Runs a program to its end and returns its standard output.
 *
 * @throws Error with the last line of its error output if it fails, is missing or is too slow
 */
export function runCommand(command: string, args: readonly string[], options: CommandOptions): Promise<string> {
  const env = { ...process.env, ...options.env };
  return new Promise((resolve, reject) => {
    const child = execFile(
      command,
      [...args],
      { cwd: options.cwd, env, timeout: options.withinMs, killSignal: 'SIGKILL', maxBuffer: 16 * 1024 * 1024, signal: options.signal },
      (error, stdout, stderr) => {
        process.off('exit', endWithUs);
        if (!error) resolve(stdout);
        else if (options.wholeOutput && !error.killed) reject(new Error(`${stdout}${stderr}`.trim() || error.message));
        else reject(new Error(reasonOf(command, error, stderr, options.withinMs)));
      },
    );
    const endWithUs = () => child.kill('SIGKILL');
    process.once('exit', endWithUs);
  });
}

function reasonOf(command: string, error: ExecFileException, stderr: string, withinMs: number): string {
  if (error.code === 'ENOENT') return `${command} is not installed`;
  if (error.killed) return `${command} took longer than ${Math.round(withinMs / 1000)} s`;
  const lastLine = stderr.trim().split('\n').at(-1)?.trim();
  return lastLine ? lastLine : error.message;
}
