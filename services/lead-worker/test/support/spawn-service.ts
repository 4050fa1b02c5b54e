import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface SpawnedService {
  readonly process: ChildProcess;
  readonly origin: string;
  /** Its whole output so far, stdout and stderr. */
  output(): string;
  /** Sends SIGTERM; resolves to the exit code. */
  stop(): Promise<number | null>;
}

/** Starts a service like the product does, on a free port, and waits until it listens. */
export async function spawnService(
  name: 'lead-intake' | 'lead-worker' | 'lead-desk',
  settings: Record<string, string>,
): Promise<SpawnedService> {
  const main = fileURLToPath(new URL(`../../../${name}/src/main.ts`, import.meta.url));
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, SERVICE_PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const port = await new Promise<string>((resolve, reject) => {
    exited.then(() => reject(new Error(`${name} ended while it started:\n${output}`)));
    child.stdout.on('data', () => {
      const found = /"port":(\d+),.*"words":"listening"/.exec(output)?.[1];
      if (found) resolve(found);
    });
  });
  return {
    process: child,
    origin: `http://127.0.0.1:${port}`,
    output: () => output,
    stop: () => {
      child.kill('SIGTERM');
      return exited;
    },
  };
}
