import { readFile } from 'node:fs/promises';
import { median } from '@annuity-lantern/harness/rounds';

/** Of /proc, in milliseconds. */
const TICK = 10;

export const CPU_NOTE =
  'CPU per lead: user and system time of each process (/proc), divided by the leads; processes of one name count together.';

/** Milliseconds of processor time for each lead, by process. */
export type CpuPerLead = Readonly<Record<string, number>>;

/**
 * Reads the processor time of these processes; the function given back reads it again and divides what was added by the leads. Several processes of
 * one name count together.
 */
export async function watchCpu(
  pids: Readonly<Record<string, readonly (number | undefined)[]>>,
): Promise<(leads: number) => Promise<CpuPerLead>> {
  const read = () =>
    Promise.all(
      Object.entries(pids).map(async ([name, each]) => {
        const used = await Promise.all(each.map(cpuMilliseconds));
        return { name, used: used.reduce((sum, one) => sum + one, 0) };
      }),
    );
  const before = await read();
  return async (leads) =>
    Object.fromEntries((await read()).map(({ name, used }, place) => [name, (used - (before[place]?.used ?? Number.NaN)) / leads]));
}

/** Medians of several rounds: `gateway 0.12, lead-intake 0.09`. */
export function cpuText(rounds: readonly CpuPerLead[]): string {
  return Object.keys(rounds[0] ?? {})
    .map((name) => `${name} ${median(rounds.map((round) => round[name] ?? Number.NaN)).toFixed(2)}`)
    .join(', ');
}

/** User and system time of all its threads; NaN if it cannot be read, as for a process in a container. */
async function cpuMilliseconds(pid: number | undefined): Promise<number> {
  const stat = pid ? await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '') : '';
  // The name of the program, in parentheses, may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}
