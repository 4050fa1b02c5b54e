import { connect } from 'node:net';
import type { Place } from './find-leaks.ts';

/** Sends one command and returns the raw answer. */
export async function redisCommand(redisUrl: string, database: number, words: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(redisUrl);
  const request = [['SELECT', String(database)], words, ['QUIT']]
    .map((list) => `*${list.length}\r\n${list.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`).join('')}`)
    .join('');
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(request));
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text;
    });
    socket.once('end', () => resolve(answer.replace('+OK\r\n', ''))).once('error', reject);
  });
}

const readers: Readonly<Record<string, (key: string) => string[]>> = {
  string: (key) => ['GET', key],
  hash: (key) => ['HGETALL', key],
  list: (key) => ['LRANGE', key, '0', '-1'],
  set: (key) => ['SMEMBERS', key],
  zset: (key) => ['ZRANGE', key, '0', '-1', 'WITHSCORES'],
  stream: (key) => ['XRANGE', key, '-', '+'],
};

/** Every key and value of Redis as one text. Fails on a type that it cannot read, instead of omitting it. */
export async function dumpRedis(redisUrl: string, database: number): Promise<Place> {
  const listing = await redisCommand(redisUrl, database, ['KEYS', '*']);
  const keys = listing.split('\r\n').filter((line, index) => index > 0 && line !== '' && !/^[$*]\d+$/.test(line) && line !== '+OK');
  const parts: string[] = [];
  for (const key of keys) {
    const type = /^\+(\w+)/.exec(await redisCommand(redisUrl, database, ['TYPE', key]))?.[1] ?? 'none';
    if (type === 'none') continue;
    const read = readers[type];
    if (!read) throw new Error(`a Redis type that this dump cannot read: ${type}`);
    parts.push(key, await redisCommand(redisUrl, database, read(key)));
  }
  return { name: 'Redis', text: parts.join('\n') };
}
