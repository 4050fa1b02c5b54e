import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from './base-config.ts';
import * as browserZod from './browser-zod.ts';

/** Names in lower case that exist for the type checker only. */
const typesOnly = new Set(['core', 'infer', 'input', 'output']);

test('every name of zod/mini that browser code uses is in the shared module', () => {
  const files = globSync(['{shell,mfe-*}/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'], {
    cwd: repositoryRoot,
    // The record of the store: no browser reads it.
    exclude: ['**/*.test.{ts,tsx}', 'packages/contracts/src/lead-record.ts'],
  });
  const used = new Set<string>();
  for (const file of files) {
    const code = readFileSync(path.join(repositoryRoot, file), 'utf8');
    if (!code.includes("'zod/mini'")) continue;
    for (const [, name] of code.matchAll(/\bz\.([a-z_][a-zA-Z]*)/g)) if (name && !typesOnly.has(name)) used.add(name);
  }
  expect(used.size).toBeGreaterThan(10);
  expect([...used].filter((name) => !(name in browserZod)).sort()).toEqual([]);
  expect(Object.keys(browserZod).filter((name) => !used.has(name))).toEqual([]);
});
