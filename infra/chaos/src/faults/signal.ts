import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ManagedService } from '../product/start-product.ts';

const run = promisify(execFile);

/** Freezes all of a process (SIGSTOP) or its container, and gives what wakes it again; undefined when nothing runs. */
export function freeze(managed: ManagedService): (() => void) | undefined {
  const identity = managed.identity();
  if (!identity) return undefined;
  if ('pid' in identity) {
    signalGroup(identity.pid, 'SIGSTOP');
    return () => signalGroup(identity.pid, 'SIGCONT');
  }
  const docker = (command: string) => void run('docker', [command, identity.containerId]).catch((error: unknown) => console.error(error));
  docker('pause');
  return () => docker('unpause');
}

/** Kills a service as a machine would: its supervisor knows of nothing, and starts it again. */
export function killService(managed: ManagedService): boolean {
  const identity = managed.identity();
  if (!identity || !('pid' in identity)) return false;
  signalGroup(identity.pid, 'SIGKILL');
  return true;
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    // Dead meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
