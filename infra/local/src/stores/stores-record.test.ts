import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readStoresRecord, refuseOtherVersion, writeStoreRecord } from './stores-record.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'annuity-lantern-record-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const wheel = { source: 'wheel', version: '6.0.5', port: 20_001 } as const;
const redis = { source: 'path', version: '7.0.15', port: 20_002 } as const;

test('both stores are recorded beside each other', () => {
  expect(readStoresRecord(folder)).toEqual({});
  writeStoreRecord(folder, 'mongodb', wheel);
  writeStoreRecord(folder, 'redis', redis);
  expect(readStoresRecord(folder)).toEqual({ mongodb: wheel, redis });
});

test.each(['{', '{"mongodb":{"source":"elsewhere","version":"6.0.5","port":1}}'])('a record that holds %j stops the start', (text) => {
  writeFileSync(join(folder, 'stores.json'), text);
  expect(() => readStoresRecord(folder)).toThrow(/stores\.json cannot be read/);
});

test('data of one release line is not opened by another', () => {
  expect(() => refuseOtherVersion('mongodb', wheel, '6.0.9')).not.toThrow();
  expect(() => refuseOtherVersion('mongodb', wheel, '8.2.6')).toThrow(
    'The data in this folder was written by MongoDB 6.0.5 (Python wheel), but version 8.2.6 is what is here now: bring the old version back, or set DATA_DIR to another folder.',
  );
  expect(() => refuseOtherVersion('redis', redis, '7.4.0')).not.toThrow();
  expect(() => refuseOtherVersion('redis', redis, '8.0.0')).toThrow(/version 8\.0\.0/);
});
