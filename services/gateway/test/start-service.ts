import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { ApiService } from '@annuity-lantern/contracts/http';
import { vi } from 'vitest';

export interface RunningService {
  readonly url: string;
  /** SIGTERM, and SIGKILL after 10 s. Resolves when the process has ended. */
  readonly stop: () => Promise<void>;
}

/** Starts a service behind the gateway as its own process. Resolves when it listens. */
export async function startService(name: ApiService, settings: Readonly<Record<string, string>>): Promise<RunningService> {
  const main = path.join(import.meta.dirname, '../..', name, 'src/main.ts');
  const env = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, SERVICE_PORT: '0', ...settings };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const stop = () => endProcess(child);
  try {
    return { url: `http://127.0.0.1:${await portOf(child)}`, stop };
  } catch (cause) {
    await stop();
    throw cause;
  }
}

async function portOf(child: ChildProcess): Promise<string> {
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  return vi.waitFor(
    () => {
      const written = /"port":(\d+)/.exec(output)?.[1];
      if (!written) throw new Error(`not listening yet: ${output}`);
      return written;
    },
    { timeout: 120_000 },
  );
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(late);
}
