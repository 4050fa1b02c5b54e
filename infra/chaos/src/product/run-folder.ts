import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endLeftovers } from '@annuity-lantern/local/processes';

/** Marks what was left on purpose. */
const KEPT = 'kept';
const runsFolder = path.join(tmpdir(), 'annuity-lantern-chaos');

export interface RunFolder {
  readonly path: string;
  /** Leaves it where it is when the run ends: its logs say what happened. */
  readonly keep: () => void;
}

/** A folder of this run's own, which is gone when this process ends. What a run that was killed has left is ended and removed first. */
export async function makeRunFolder(log: (line: string) => void): Promise<RunFolder> {
  await endDeadRuns(log);
  const folder = path.join(runsFolder, String(process.pid));
  // An earlier process of the same id may have left one on purpose.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  let kept = false;
  process.once('exit', () => kept || rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return {
    path: folder,
    keep: () => {
      kept = true;
      writeFileSync(path.join(folder, KEPT), '');
    },
  };
}

async function endDeadRuns(log: (line: string) => void): Promise<void> {
  mkdirSync(runsFolder, { recursive: true });
  for (const run of readdirSync(runsFolder)) {
    if (!/^\d+$/.test(run) || isAlive(Number(run)) || existsSync(path.join(runsFolder, run, KEPT))) continue;
    log(`Ending what an earlier run that was killed has left in ${path.join(runsFolder, run)} ...`);
    // Services before the stores that they use.
    const parts = readdirSync(path.join(runsFolder, run)).sort((one) => (one === 'stores' ? 1 : -1));
    for (const part of parts) await endLeftovers(path.join(runsFolder, run, part));
    rmSync(path.join(runsFolder, run), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
