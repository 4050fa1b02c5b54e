import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { readInfo } from './read-info.ts';

const LOOK_EVERY_MS = 100;
/** A gigabyte takes a minute at most. */
const LONGEST_MS = 600_000;

/**
 * Rewrites the append-only file of Redis, which holds what was deleted until then, and resolves once that is done. A server without such a file has nothing to
 * rewrite. Rejects if Redis is away, refuses or fails.
 */
export async function rewriteFile(connection: Redis): Promise<void> {
  if ((await readInfo(connection, 'persistence')).get('aof_enabled') !== '1') return;
  await connection.bgrewriteaof();
  for (const until = Date.now() + LONGEST_MS; Date.now() < until; await pause(LOOK_EVERY_MS)) {
    const info = await readInfo(connection, 'persistence');
    if (info.get('aof_rewrite_in_progress') === '1' || info.get('aof_rewrite_scheduled') === '1') continue;
    if (info.get('aof_last_bgrewrite_status') === 'ok') return;
    throw new Error('Redis could not rewrite its file: its log says why');
  }
  throw new Error('Redis did not finish the rewrite of its file within 10 minutes');
}
