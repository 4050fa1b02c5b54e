import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Section } from '@annuity-lantern/harness/report';
import type { Installation } from './start-on-production-host.ts';

const REST_SECONDS = 10;

/** Resident memory of the supervisor and each process it runs, before the first visit. */
export async function measureMemory({ dataDir, pid }: Installation, log: (line: string) => void): Promise<Section> {
  log(`Memory: resting for ${REST_SECONDS} s ...`);
  const bare = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], { stdio: 'ignore' });
  await pause(REST_SECONDS * 1000);
  const running = JSON.parse(await readFile(path.join(dataDir, 'run/processes.json'), 'utf8')) as { name: string; pid?: number }[];
  const all = [{ name: 'supervisor', pid }, ...running];
  const measured = await Promise.all(all.map(async (one) => ({ name: one.name, megabytes: await residentMegabytes(one.pid) })));
  const baseline = await residentMegabytes(bare.pid);
  bare.kill();
  const sum = measured.reduce((total, { megabytes }) => total + (megabytes || 0), 0);
  return {
    title: 'Memory at rest',
    notes: [`Resident set (VmRSS) ${REST_SECONDS} s after the ready line; 1 MB is 1000 KB. Shared pages count in each process.`],
    figures: [
      { name: 'all processes', value: sum, unit: 'MB', digits: 0 },
      { name: 'bare Node process', value: baseline, unit: 'MB', digits: 0 },
      { name: 'mean process as a multiple of it', value: sum / all.length / baseline, unit: 'times' },
    ],
    tables: [
      {
        title: 'By process',
        columns: ['process', 'resident'],
        // A process in a container has no pid here.
        rows: measured.map(({ name, megabytes }) => [name, Number.isNaN(megabytes) ? 'unknown' : `${Math.round(megabytes)} MB`]),
      },
    ],
  };
}

/** Resident memory of a process; NaN if it cannot be read. 1 MB is 1000 KB. */
export async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = pid ? await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '') : '';
  return (Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024) / 1_000_000;
}
