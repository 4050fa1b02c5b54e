import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '../start-failure.ts';
import { type StoreName, type StoreSource, sourceWords } from './program.ts';

/** The program that wrote one store's data in this folder. */
export interface StoreRecord {
  readonly source: StoreSource;
  readonly version: string;
  /** Used again when it is free, so that addresses stay the same. */
  readonly port: number;
}

export type StoresRecord = { readonly [store in StoreName]?: StoreRecord };

/**
 * Reads `DATA_DIR/stores.json`; empty before the first start.
 *
 * @throws StartFailure when the file is there but cannot be understood
 */
export function readStoresRecord(dataDir: string): StoresRecord {
  const path = recordPath(dataDir);
  if (!existsSync(path)) return {};
  try {
    const record = JSON.parse(readFileSync(path, 'utf8')) as StoresRecord;
    if ([record.mongodb, record.redis].every(isRecord)) return record;
  } catch {
    // The sentence below covers both.
  }
  throw new StartFailure(
    `${path} cannot be read: it says which programs wrote the data beside it. Restore it, or set DATA_DIR to another folder.`,
  );
}

/** Records the program of one store, and keeps the record of the other. */
export function writeStoreRecord(dataDir: string, store: StoreName, record: StoreRecord): void {
  const path = recordPath(dataDir);
  writeFileSync(`${path}.new`, `${JSON.stringify({ ...readStoresRecord(dataDir), [store]: record }, null, 2)}\n`);
  renameSync(`${path}.new`, path);
}

/**
 * Data of another release line may be unreadable, or be changed for good when it is read. A line of MongoDB is major and minor number, of
 * Redis the major number.
 *
 * @throws StartFailure when the versions are of different lines
 */
export function refuseOtherVersion(store: StoreName, record: StoreRecord, version: string): void {
  if (releaseLine(store, record.version) === releaseLine(store, version)) return;
  const title = store === 'mongodb' ? 'MongoDB' : 'Redis';
  throw new StartFailure(
    `The data in this folder was written by ${title} ${record.version} (${sourceWords[record.source]}), but version ${version} is what is here now: ` +
      'bring the old version back, or set DATA_DIR to another folder.',
  );
}

function releaseLine(store: StoreName, version: string): string {
  return version
    .split('.')
    .slice(0, store === 'mongodb' ? 2 : 1)
    .join('.');
}

function isRecord(record: StoreRecord | undefined): boolean {
  return (
    record === undefined ||
    (Object.hasOwn(sourceWords, record.source) && typeof record.version === 'string' && Number.isInteger(record.port))
  );
}

function recordPath(dataDir: string): string {
  return join(dataDir, 'stores.json');
}
