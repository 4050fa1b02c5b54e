import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeSecrets } from './make-secrets.ts';
import { composeHosts } from './secrets.ts';

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'make-secrets-'));
  folder = join(parent, 'secrets');
});
afterEach(() => rmSync(parent, { recursive: true }));

const read = (name: string) => readFileSync(join(folder, name), 'utf8').trim();

it('makes each secret once, in a folder that only its owner opens', () => {
  const first = makeSecrets(folder, composeHosts);
  expect(first.kept).toEqual([]);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  const idKey = read('id_key');
  expect(idKey).toHaveLength(64);
  expect(makeSecrets(folder, composeHosts)).toEqual({ made: [], kept: first.made, empty: [] });
  expect(read('id_key')).toBe(idKey);
});

it('makes what a later release needs, and keeps what people filled in', () => {
  makeSecrets(folder, composeHosts);
  writeFileSync(join(folder, 'smtp_url'), 'smtps://mail.example.com');
  rmSync(join(folder, 'crm_events_secret'));
  expect(makeSecrets(folder, composeHosts)).toMatchObject({ made: ['crm_events_secret'], empty: ['crm_events_secret'] });
  expect(read('smtp_url')).toBe('smtps://mail.example.com');
});

it('gives each service a user of its own in both stores', () => {
  makeSecrets(folder, composeHosts);
  expect(read('mongodb_url.lead-intake')).toMatch(
    /^mongodb:\/\/lead-intake:\w{64}@mongodb-1:27017,mongodb-2:27017,mongodb-3:27017\/annuity-lantern\?replicaSet=annuity-lantern&authSource=admin$/,
  );
  expect(read('redis_url.gateway')).toMatch(/^redis:\/\/gateway:\w{64}@redis:6379$/);
});

it('writes the users of Redis with digests, and turns the default user off', () => {
  makeSecrets(folder, composeHosts);
  const lines = read('redis_users.acl').split('\n');
  // It keeps its rights: Redis reads its append-only file as this user.
  expect(lines[0]).toBe('user default off resetpass ~* &* +@all');
  expect(lines[1]).toMatch(/^user gateway on resetchannels #[0-9a-f]{64} -@all .* ~\{lantern\}:heartbeat:\* \+xadd \+pexpire$/);
  expect(lines.join()).not.toContain(new URL(read('redis_url.gateway')).password);
});
