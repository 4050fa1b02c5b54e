import { execFile } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Stores } from '@annuity-lantern/local/stores';

const run = promisify(execFile);
const LOOK_EVERY_MS = 25;
const READY_WITHIN_MS = 30_000;
const ANSWER_WITHIN_MS = 10_000;

/** The Redis of a measurement, which may die for it. */
export interface RedisServer {
  /** What it answers to one command, as text of its protocol. */
  readonly ask: (command: string) => Promise<string>;
  readonly kill: () => Promise<void>;
  /** Starts it after `kill`, and waits until it answers. Rejects when it does not within 30 s. */
  readonly start: () => Promise<void>;
  /** Freezes it; the function given back wakes it. */
  readonly freeze: () => Promise<() => Promise<void>>;
  /** Throws away all it had written; while it is dead. */
  readonly emptyFolder: () => Promise<void>;
}

export function controlRedis(managed: Stores['processes'][number], url: string, folder: string): RedisServer {
  const port = Number(new URL(url).port);
  const ask = (command: string) => askRedis(port, command);
  return {
    ask,
    kill: async () => {
      managed.kill();
      while (managed.identity()) await pause(LOOK_EVERY_MS);
    },
    start: async () => {
      await managed.start();
      for (const late = Date.now() + READY_WITHIN_MS; (await ask('PING').catch(() => '')) !== '+PONG'; await pause(LOOK_EVERY_MS)) {
        if (Date.now() > late) throw new Error(`Redis did not come back; its log is ${managed.log}.`);
      }
    },
    freeze: async () => {
      const identity = managed.identity();
      if (!identity) throw new Error('Redis does not run.');
      const isProcess = 'pid' in identity;
      const signal = async (name: 'SIGSTOP' | 'SIGCONT') => {
        if (isProcess) process.kill(-identity.pid, name);
        else await run('docker', [name === 'SIGSTOP' ? 'pause' : 'unpause', identity.containerId]);
      };
      await signal('SIGSTOP');
      return () => signal('SIGCONT');
    },
    emptyFolder: async () => {
      // The folder itself stays: a server starts in it.
      for (const name of await readdir(folder)) await rm(path.join(folder, name), { recursive: true, force: true });
    },
  };
}

function askRedis(port: number, command: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let answer = '';
    socket.setTimeout(ANSWER_WITHIN_MS, () => socket.destroy(new Error('Redis did not answer.')));
    socket.once('connect', () => socket.write(`${command}\r\nQUIT\r\n`));
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.once('error', reject);
    socket.once('close', () => resolve(answer.replace(/\+OK\r\n$/, '').trimEnd()));
  });
}
