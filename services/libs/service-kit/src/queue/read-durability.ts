import type { Redis } from 'ioredis';
import { isRefusedForGood } from './redis-connection.ts';

/** With these settings Redis writes to disk before it answers, and evicts nothing. */
const needed = {
  appendonly: 'yes',
  appendfsync: 'always',
  'no-appendfsync-on-rewrite': 'no',
  'maxmemory-policy': 'noeviction',
} as const;

export type NeededSetting = keyof typeof needed;

export interface Durability {
  /** Settings with a wrong value. */
  readonly wrong: readonly NeededSetting[];
  /** Settings that the server hides, as many managed ones do. */
  readonly hidden: readonly NeededSetting[];
}

/** Reads from the server's settings whether it keeps what it acknowledges. Rejects if Redis is away or frozen. */
export async function readDurability(connection: Redis): Promise<Durability> {
  const names = Object.keys(needed) as NeededSetting[];
  const values = await Promise.all(names.map((name) => readSetting(connection, name)));
  const found = names.map((name, index) => ({ name, value: values[index] }));
  return {
    wrong: found.filter(({ name, value }) => value !== undefined && value !== needed[name]).map(({ name }) => name),
    hidden: found.filter(({ value }) => value === undefined).map(({ name }) => name),
  };
}

/** One at a time, because Redis before 7 accepts only one name. */
async function readSetting(connection: Redis, name: NeededSetting): Promise<string | undefined> {
  const answer = await connection.call('CONFIG', 'GET', name).catch((error) => {
    if (isRefusedForGood(error)) return [];
    throw error;
  });
  return Array.isArray(answer) && typeof answer[1] === 'string' ? answer[1] : undefined;
}
