import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { BackupSettings } from '../env.ts';
import { backupName } from '../file/backup-folder.ts';
import { doRound, roundAt } from './night.ts';

let settings: BackupSettings;

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'night-'));
  settings = {
    MONGODB_URL: 'mongodb://127.0.0.1:1/annuity-lantern',
    REDIS_URL: 'redis://127.0.0.1:1',
    BACKUP_DIR: folder,
    BACKUP_RECIPIENTS: ['age1'],
    BACKUP_HOUR: 7,
    ERASED_WITHIN_DAYS: 30,
  };
});

afterEach(() => rm(settings.BACKUP_DIR, { recursive: true, force: true }));

const at = (time: string) => new Date(`2026-11-24T${time}Z`);

it('backs up and forgets at the hour of the night, and does neither at another one', async () => {
  await writeFile(join(settings.BACKUP_DIR, backupName(at('07:00:00'))), '');
  expect(await roundAt(at('07:00:00'), settings)).toEqual({ backsUp: true, forgets: true });
  expect(await roundAt(at('08:00:00'), settings)).toEqual({ backsUp: false, forgets: false });
});

it('backs up after a night without a backup, unless none are made here', async () => {
  expect(await roundAt(at('08:00:00'), settings)).toEqual({ backsUp: true, forgets: false });
  expect(await roundAt(at('08:00:00'), { ...settings, BACKUP_RECIPIENTS: undefined })).toEqual({ backsUp: false, forgets: false });
});

it('copies heads and erasures even if the backup fails, and says that a part failed', async () => {
  const ERASURES_FILE = join(settings.BACKUP_DIR, 'there', 'erasures.jsonl');
  const without = { ...settings, BACKUP_RECIPIENTS: undefined, ERASURES_FILE: join(import.meta.dirname, 'night.test.ts') };
  const { signal } = new AbortController();
  expect(await doRound({ backsUp: true, forgets: false }, without, signal)).toBe(false);
  expect(await readdir(settings.BACKUP_DIR)).toEqual(['night.test.ts']);
  expect(await doRound({ backsUp: false, forgets: false }, { ...settings, ERASURES_FILE }, signal)).toBe(true);
});
