import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const sources = globSync('services/**/src/**/*.ts', { cwd: root, exclude: ['**/node_modules/**', '**/*.test.ts'] });

/** A write without this may be lost with its primary, after someone acted on it. */
const safe = /writeConcern: \{ w: 'majority', journal: true/;

it('finds every write of a service acknowledged by a majority and journaled', () => {
  const named = sources.flatMap((file) =>
    readFileSync(resolve(root, file), 'utf8')
      .split('\n')
      .filter((line) => /writeConcern\b|\bjournal: |\bw: (?:\d|')/.test(line) && !/^\s*(?:\*|\/\/|\/\*)/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(named.filter((line) => !safe.test(line) && !line.includes('getWriteConcernError') && !line.includes('env.ts'))).toEqual([]);
  expect(named).toContainEqual(expect.stringContaining('store-kit/src/connection.ts'));
});
