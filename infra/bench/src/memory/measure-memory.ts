import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ProductOnProductionHost } from '../product/start-on-production-host.ts';
import type { Section } from '../report/section.ts';

const REST_SECONDS = 10;

interface ProcessRow {
  readonly name: string;
  readonly pid?: number;
}

/** Resident memory of the supervisor and of each process it runs, ten seconds after the ready line and before any visit. */
export async function measureMemory({ dataDir, pid }: ProductOnProductionHost, log: (line: string) => void): Promise<Section> {
  log(`Memory: ${REST_SECONDS} s of rest ...`);
  await pause(REST_SECONDS * 1000);
  const running = JSON.parse(await readFile(path.join(dataDir, 'run/processes.json'), 'utf8')) as ProcessRow[];
  const measured = await Promise.all([{ name: 'supervisor', pid }, ...running].map(residentMegabytes));
  const sum = measured.reduce((total, { megabytes = 0 }) => total + megabytes, 0);
  return {
    title: 'Memory of each process at rest',
    notes: [
      `Resident set (VmRSS), ${REST_SECONDS} s after the ready line, before any visit; 1 MB is 1000 KB. Shared pages count in each process.`,
    ],
    figures: [{ name: 'all processes together', value: Math.round(sum), unit: 'MB' }],
    tables: [
      {
        title: 'By process',
        columns: ['process', 'resident'],
        rows: measured.map(({ name, megabytes }) => [
          name,
          megabytes === undefined ? 'not to be read here (in a container, or no /proc)' : `${Math.round(megabytes)} MB`,
        ]),
      },
    ],
  };
}

async function residentMegabytes({ name, pid }: ProcessRow): Promise<{ name: string; megabytes: number | undefined }> {
  const status = pid ? await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '') : '';
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return { name, megabytes: kibibytes ? (Number(kibibytes) * 1024) / 1_000_000 : undefined };
}
