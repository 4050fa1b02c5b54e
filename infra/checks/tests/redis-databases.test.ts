import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const files = globSync('services/*/test/*.integration.test.ts', { cwd: root }).filter((file) =>
  codeOf(file).includes("inject('redisUrl')"),
);

function codeOf(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

it('gives each test file a Redis database of its own: queues have the same names, and files run beside each other', () => {
  const numbers = files.flatMap((file) => {
    const found = codeOf(file).matchAll(/const REDIS_DATABASE\w* = (\d+);|inject\('redisUrl'\), (\d+)\)/g);
    return [...found].map(([, named, written]) => Number(named ?? written));
  });
  expect(numbers.length).toBeGreaterThanOrEqual(files.length);
  expect(numbers.toSorted((a, b) => a - b)).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
});
