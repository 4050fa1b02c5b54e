import { stat, statfs } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { newestBackup } from '@annuity-lantern/backup/backup-folder';
import { lastRestore } from '@annuity-lantern/backup/restores';
import type { BackupFolder } from './installation.ts';

/** File systems of other machines, as Linux numbers them (statfs(2)): NFS, SMB in three versions, Ceph. FUSE may be of this machine. */
const ELSEWHERE: readonly number[] = [0x6969, 0x517b, 0xff534d42, 0xfe534d42, 0x00c36400];
/** The copy of an hour may lack what was erased since. */
const COPIED_WITHIN_MS = 2 * 3_600_000;

/** Undefined without a folder that can be read. */
export async function readBackups(folder: string | undefined, erasuresFile: string | undefined): Promise<BackupFolder | undefined> {
  if (folder === undefined) return undefined;
  try {
    const [newest, restored, { blocks, bavail, bsize, type }, hasErasures] = await Promise.all([
      newestBackup(folder),
      lastRestore(folder),
      statfs(folder),
      erasuresFile === undefined ? undefined : hasCopy(folder, erasuresFile),
    ]);
    const disk = { used: (blocks - bavail) * bsize, total: blocks * bsize };
    return { newest, restored, disk, isElsewhere: ELSEWHERE.includes(type), hasErasures };
  } catch {
    return undefined;
  }
}

async function hasCopy(folder: string, file: string): Promise<boolean | undefined> {
  const [original, copy] = await Promise.all([sizeOf(file), sizeOf(join(folder, basename(file)))]);
  if (!original) return undefined;
  if (original.size === 0) return true;
  return copy !== undefined && (copy.size === original.size || Date.now() - original.mtimeMs < COPIED_WITHIN_MS);
}

async function sizeOf(file: string): Promise<{ readonly size: number; readonly mtimeMs: number } | undefined> {
  return await stat(file).catch(() => undefined);
}
