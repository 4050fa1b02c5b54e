import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { openAuditWriter } from '@annuity-lantern/staff-store';
import { connectStore, type Store } from '@annuity-lantern/store-kit/connection';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { withDatabase } from './desk-under-test.ts';

const url = withDatabase(inject('mongodbUrl'), 'desk-verify-audit');
const command = path.join(import.meta.dirname, '../src/verify-audit.ts');
let store: Store;

beforeAll(async () => {
  store = connectStore({ mongodbUrl: url });
  await store.connected;
  const writer = openAuditWriter(store.connection, 'w1');
  for (let count = 0; count < 3; count += 1) {
    await writer.append({ at: new Date('2026-03-02T15:00:00.000Z'), by: 'margaret', action: 'signed_in' });
  }
});

afterAll(async () => {
  await store.close();
});

async function verify(words: string[], mongodbUrl = url): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [command, ...words], { env: { MONGODB_URL: mongodbUrl } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

test('the command says that a day is intact, and of one that was tampered with where', async () => {
  expect(await verify(['2026-03-02'])).toEqual({ code: 0, output: expect.stringMatching(/3 entries of 1 writer[\s\S]*Intact\.\n$/) });
  await store.connection.db?.collection<{ _id: string }>('audit').deleteOne({ _id: '2026-03-02/w1/000000001' });
  const tampered = await verify(['2026-03-02']);
  expect(tampered.code).toBe(1);
  expect(tampered.output).toContain('2026-03-02/w1/000000002: entries before this one are gone\nNOT INTACT: 1 fault.');
  expect(await verify(['2026-03-03'])).toMatchObject({ code: 0, output: expect.stringContaining('0 entries') });
});

test('it explains itself, refuses what it does not understand, and does not call a silence intact', async () => {
  expect(await verify(['--help'])).toMatchObject({ code: 0, output: expect.stringContaining('audit:verify') });
  expect(await verify(['yesterday'])).toMatchObject({ code: 1, output: expect.stringContaining('audit:verify') });
  const away = await verify([], 'mongodb://127.0.0.1:9/away?directConnection=true');
  expect(away).toEqual({ code: 1, output: 'MongoDB did not answer: nothing is known of the audit.\n' });
});
