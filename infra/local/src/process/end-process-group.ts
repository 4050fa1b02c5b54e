import { setTimeout as pause } from 'node:timers/promises';
import { processStartTime } from './process-start-time.ts';

const LOOK_EVERY_MS = 25;

/**
 * Ends a process and everything in its group: SIGTERM, then SIGKILL when it is still there after `withinMs` milliseconds.
 * Does nothing when the process that began at `startTime` has ended already.
 */
export async function endProcessGroup(pid: number, startTime: string, withinMs: number): Promise<void> {
  const runs = () => processStartTime(pid) === startTime;
  if (!runs()) return;
  signalGroup(pid, 'SIGTERM');
  // A frozen process (SIGSTOP) would sit on the SIGTERM for ever.
  signalGroup(pid, 'SIGCONT');
  const until = Date.now() + withinMs;
  while (runs() && Date.now() < until) await pause(LOOK_EVERY_MS);
  signalGroup(pid, 'SIGKILL');
  const gone = Date.now() + 2000;
  while (runs() && Date.now() < gone) await pause(LOOK_EVERY_MS);
}

/** Sends a signal to a process group; a group that no longer exists is no error. */
export function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
