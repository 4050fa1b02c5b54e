import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { collections, mayDo } from './mongodb-rights.ts';

const services = join(import.meta.dirname, '../../../../services');

/** Collections that the code names: of a model, of a chain, or of the driver. */
const naming = [
  /collection: '([a-z]\w+)'/g,
  /Collection = '(\w+)'/g,
  /\.collection(?:<[^(]*>)?\('(\w+)'\)/g,
  /Schema\(\), '(\w+)'\)/g,
  /schema\(\), '(\w+)'\)/g,
  /export const [A-Z]+ = '(audit|consents)'/g,
];

it('has a row for each collection that the services use', () => {
  const sources = readdirSync(services, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\/src\/.*\.ts$/.test(name) && !/node_modules|\.test\.ts$|simulation/.test(name))
    .map((name) => readFileSync(join(services, name), 'utf8'));
  const named = sources.flatMap((source) => naming.flatMap((pattern) => [...source.matchAll(pattern)].map(([, name]) => name)));
  expect([...new Set(named)].toSorted()).toEqual(collections);
});

it('lets no service remove a request, change the audit, or read requests beside those that work with them', () => {
  const users = ['content-api', 'lead-intake', 'lead-worker', 'lead-desk'] as const;
  expect(users.filter((user) => mayDo(user, 'leads', 'remove'))).toEqual([]);
  expect(users.filter((user) => mayDo(user, 'audit', 'update') || mayDo(user, 'audit', 'remove'))).toEqual([]);
  expect(['leads', 'users', 'audit', 'consents', 'doNotCall'].filter((collection) => mayDo('content-api', collection, 'find'))).toEqual([]);
  expect(collections.filter((collection) => mayDo('lead-intake', collection, 'find'))).toEqual(['leads']);
  expect(['update', 'remove', 'createIndex'].filter((action) => mayDo('lead-intake', 'leads', action as never))).toEqual([]);
});
