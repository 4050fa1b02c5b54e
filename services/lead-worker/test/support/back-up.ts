import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { redisCommand } from './dump-redis.ts';
import type { PipelineRig } from './pipeline-rig.ts';

/** A key pair of tests. */
const RECIPIENT = 'age1s999npjel3kn3w4dejaf06ljlee5683305vnyavkjv45r3xurp7s7sjnp4';
const IDENTITY = 'AGE-SECRET-KEY-1V3W4C8AGSV8ZJLF5Y4MK7ZF3T2AAELU7UFTKXLHJ2KL7ZTUE742SXDGXZD';

export interface CommandEnd {
  readonly code: number | null;
  readonly output: string;
}

/** Runs `npm run backup` on the stores of the rig. */
export function backUp(rig: PipelineRig, folder: string): Promise<CommandEnd> {
  return runCommand('backup.ts', [], { ...rig.storeSettings, BACKUP_DIR: folder, BACKUP_RECIPIENTS: RECIPIENT });
}

/** Runs `npm run restore` on the stores of the rig, with the newest backup of the folder. */
export async function restoreBackup(rig: PipelineRig, folder: string, words: readonly string[] = []): Promise<CommandEnd> {
  const [newest = ''] = (await readdir(folder))
    .filter((name) => name.endsWith('.age'))
    .toSorted()
    .reverse();
  return runCommand('restore.ts', [join(folder, newest), ...words], { ...rig.storeSettings, BACKUP_IDENTITY: IDENTITY });
}

/** Both stores lose everything. */
export async function loseStores(rig: PipelineRig, redisUrl: string, redisDatabase: number): Promise<void> {
  await rig.command({ dropDatabase: 1 });
  await redisCommand(redisUrl, redisDatabase, ['FLUSHDB']);
}

function runCommand(file: string, words: readonly string[], settings: Readonly<Record<string, string>>): Promise<CommandEnd> {
  const main = fileURLToPath(new URL(`../../../backup/src/${file}`, import.meta.url));
  const child = spawn(process.execPath, [main, ...words], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}
