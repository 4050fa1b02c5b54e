import type { Redis } from 'ioredis';

/** A section of `INFO` by field name. Rejects if Redis is away or frozen. */
export async function readInfo(connection: Redis, section: 'memory' | 'persistence' | 'replication'): Promise<ReadonlyMap<string, string>> {
  const text = await connection.info(section);
  return new Map([...text.matchAll(/^(\w+):(.*?)\r?$/gm)].map(([, name = '', value = '']) => [name, value]));
}
