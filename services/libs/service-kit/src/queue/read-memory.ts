import type { Redis } from 'ioredis';
import { readInfo } from './read-info.ts';

/** Share of `maxmemory`. A full Redis refuses workers, too, so that they could not empty it. */
const SHARE = 0.8;
/** In bytes, for a Redis without `maxmemory`: some 40,000 sealed requests of the largest size. */
const OWN_LIMIT = 2 ** 30;

export interface MemoryUse {
  /** Bytes that Redis uses. */
  readonly used: number;
  /** Bytes beyond which nothing is sealed or enqueued. */
  readonly limit: number;
}

/** Rejects if Redis is away or frozen. */
export async function readMemory(connection: Redis): Promise<MemoryUse> {
  const memory = await readInfo(connection, 'memory');
  const maxmemory = Number(memory.get('maxmemory'));
  return { used: Number(memory.get('used_memory')), limit: maxmemory > 0 ? SHARE * maxmemory : OWN_LIMIT };
}
