import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processStartTime } from './process-start-time.ts';

const ATTEMPTS = 20;

export type Lock = { readonly taken: true; readonly release: () => void } | { readonly taken: false; readonly pid: number };

/**
 * Makes this process the only one that runs on a folder. A lock whose process has ended, or whose pid belongs to another process now, is
 * taken over.
 */
export function lockFolder(folder: string): Lock {
  const path = join(folder, 'owner.json');
  const mine = JSON.stringify({ pid: process.pid, startTime: processStartTime(process.pid) });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, mine);
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if (linked(draft, path)) return { taken: true, release: () => releaseOwn(path, mine) };
      const owner = readOwner(path);
      if (owner && processStartTime(owner.pid) === owner.startTime) return { taken: false, pid: owner.pid };
      setAside(path, owner?.text);
    }
    return { taken: false, pid: readOwner(path)?.pid ?? 0 };
  } finally {
    rmSync(draft, { force: true });
  }
}

/** A hard link appears at once with its content, or not at all: two starts at the same moment cannot both succeed. */
function linked(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readOwner(path: string): { pid: number; startTime: string; text: string } | undefined {
  try {
    const text = readFileSync(path, 'utf8');
    return { ...(JSON.parse(text) as { pid: number; startTime: string }), text };
  } catch {
    return undefined;
  }
}

/** Removes a dead owner's lock, but not the lock of another start that replaced it. */
function setAside(path: string, text: string | undefined): void {
  const aside = `${path}.${process.pid}.stale`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (readOwner(aside)?.text !== text) linked(aside, path);
  rmSync(aside, { force: true });
}

function releaseOwn(path: string, mine: string): void {
  if (readOwner(path)?.text === mine) rmSync(path, { force: true });
}
