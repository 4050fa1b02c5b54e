import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Identity, Managed } from './managed.ts';

/** One line of `DATA_DIR/run/processes.json`. */
export type RunningProcess = { readonly name: string; readonly port?: number; readonly log: string } & Identity;

/** Keeps `DATA_DIR/run/processes.json` true: what runs now, under which pid or container, on which port, with which log. */
export class RunFile {
  readonly path: string;
  readonly #managed: Managed[] = [];

  constructor(dataDir: string) {
    this.path = runFilePath(dataDir);
    mkdirSync(dirname(this.path), { recursive: true });
  }

  add(managed: Managed): void {
    if (!this.#managed.includes(managed)) this.#managed.push(managed);
    this.write();
  }

  /** Takes out what will not come back, such as a server that never worked. */
  remove(managed: Managed): void {
    const at = this.#managed.indexOf(managed);
    if (at >= 0) this.#managed.splice(at, 1);
    this.write();
  }

  /** In the order in which they were added. */
  managed(): readonly Managed[] {
    return [...this.#managed];
  }

  write(): void {
    const rows = this.#managed.flatMap((managed): RunningProcess[] => {
      const identity = managed.identity();
      if (!identity) return [];
      return [{ name: managed.name, ...identity, ...(managed.port === undefined ? {} : { port: managed.port }), log: managed.log }];
    });
    // A reader must never see half a file.
    writeFileSync(`${this.path}.new`, `${JSON.stringify(rows, null, 2)}\n`);
    renameSync(`${this.path}.new`, this.path);
  }
}

/** The record of the last run; empty when there was none, or the file cannot be read. */
export function readRunFile(dataDir: string): RunningProcess[] {
  try {
    const rows: unknown = JSON.parse(readFileSync(runFilePath(dataDir), 'utf8'));
    return Array.isArray(rows) ? rows.filter(isRow) : [];
  } catch {
    return [];
  }
}

function isRow(row: unknown): row is RunningProcess {
  const { pid, startTime, containerId } = (row ?? {}) as Record<string, unknown>;
  return typeof containerId === 'string' || (typeof pid === 'number' && pid > 1 && typeof startTime === 'string');
}

function runFilePath(dataDir: string): string {
  return join(dataDir, 'run', 'processes.json');
}
