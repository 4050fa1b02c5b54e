import { rm } from 'node:fs/promises';
import type { ManagedProcess } from '../process/managed-process.ts';

/** One server of several that hold the same data. */
export interface Member {
  readonly port: number;
  readonly process: ManagedProcess;
}

/**
 * Runs the members of a test until `stop`, or until this process ends, however it ends. Their folder is removed.
 *
 * @param begin starts them; if it rejects, they are stopped
 */
export async function runMembers<T extends object>(folder: string, members: readonly Member[], begin: () => Promise<T>) {
  const kill = () => {
    for (const { process } of members) process.kill();
  };
  process.once('exit', kill);
  const stop = async () => {
    await Promise.all(members.map(({ process }) => process.stop()));
    await rm(folder, { recursive: true, force: true });
    process.off('exit', kill);
  };
  try {
    return { ...(await begin()), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
