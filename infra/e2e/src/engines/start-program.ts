import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

const READY_WITHIN_MS = 15_000;

interface Program {
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** What it prints once it is ready. */
  readonly ready?: RegExp;
  /** Or an address that answers then. */
  readonly readyAt?: string;
}

interface Started {
  /** The first group of `ready`. */
  readonly said: string;
  readonly stop: () => Promise<void>;
}

export async function startProgram({ program, args, env = {}, ready, readyAt }: Program): Promise<Started> {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const endWithParent = () => child.kill('SIGKILL');
  process.once('exit', endWithParent);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data.toString()));
  const stop = async () => {
    process.off('exit', endWithParent);
    child.kill('SIGTERM');
    await Promise.race([ended, pause(5_000, undefined, { ref: false })]);
    child.kill('SIGKILL');
  };
  for (const late = Date.now() + READY_WITHIN_MS; ; await pause(50)) {
    const said = ready?.exec(output);
    if (
      said ||
      (readyAt &&
        (await fetch(readyAt).then(
          ({ ok }) => ok,
          () => false,
        )))
    )
      return { said: said?.[1] ?? '', stop };
    if (Date.now() < late && child.exitCode === null) continue;
    await stop();
    throw new Error(`${program} did not start:\n${output}`);
  }
}
