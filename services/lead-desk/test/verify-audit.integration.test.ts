import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openAuditWriter } from '@annuity-lantern/staff-store';
import { connectStore, type Store } from '@annuity-lantern/store-kit/connection';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { auditSecret, withDatabase } from './desk-under-test.ts';

const url = withDatabase(inject('mongodbUrl'), 'desk-verify-audit');
const command = path.join(import.meta.dirname, '../src/verify-audit.ts');
let store: Store;
let folder: string;
let headsFile: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'verify-audit-'));
  headsFile = path.join(folder, 'heads.jsonl');
  store = connectStore({ mongodbUrl: url });
  await store.connected;
  const writer = openAuditWriter(store.connection, { secrets: [auditSecret], id: 'w1', headsFile });
  for (let count = 0; count < 3; count += 1) {
    await writer.append({ at: new Date('2026-03-02T15:00:00.000Z'), by: 'margaret', action: 'signed_in' });
  }
  await writer.close();
});

afterAll(async () => {
  await rm(folder, { recursive: true });
  await store.close();
});

async function verify(words: string[], settings: Record<string, string> = {}): Promise<{ code: number; output: string }> {
  const { NODE_COMPILE_CACHE } = process.env;
  const env = { NODE_COMPILE_CACHE, MONGODB_URL: url, AUDIT_KEY: auditSecret, AUDIT_HEADS_FILE: headsFile, ...settings };
  const child = spawn(process.execPath, [command, ...words], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

test('reports days as intact, and where a day was tampered with', async () => {
  const days = await verify(['2026-03-01..2026-03-02']);
  expect(days).toEqual({
    code: 0,
    output: expect.stringMatching(/2026-03-01[\s\S]*0 entries[\s\S]*3 entries of 1 writer[\s\S]*Intact\.\n$/),
  });
  const foreign = await verify(['2026-03-02'], { AUDIT_KEY: 'x'.repeat(32) });
  expect(foreign).toEqual({ code: 1, output: expect.stringContaining('sealed with another key') });
  expect(await verify(['2026-03-02'], { AUDIT_HEADS_FILE: '/none' })).toEqual({
    code: 1,
    output: expect.stringContaining('CANNOT BE READ'),
  });
  const records = store.connection.db?.collection<{ _id: string }>('audit');
  await records?.deleteOne({ _id: '2026-03-02/w1/000000002' });
  const tampered = await verify(['2026-03-01..2026-03-02']);
  expect(tampered.code).toBe(1);
  expect(tampered.output).toMatch(/w1\/000000002: this entry is gone[\s\S]*NOT INTACT: 1 fault\./);
});

test('explains itself, refuses unknown words, and does not call an unanswered day intact', async () => {
  expect(await verify(['--help'])).toMatchObject({ code: 0, output: expect.stringContaining('audit:verify') });
  expect(await verify(['yesterday'])).toMatchObject({ code: 1, output: expect.stringContaining('audit:verify') });
  expect(await verify([], { AUDIT_KEY: '' })).toMatchObject({ code: 1, output: expect.stringContaining('AUDIT_KEY: is not set') });
  const away = await verify([], { MONGODB_URL: 'mongodb://127.0.0.1:9/away?directConnection=true' });
  expect(away).toEqual({ code: 1, output: 'MongoDB did not answer: nothing is known of the audit.\n' });
});
