import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const { open } = files;
/** Longest time of a call, in milliseconds. */
const SLOWEST = 20;

/**
 * A file that exists only in the simulation: each open of this name reads and appends its lines. Each call takes a while, so that a process can die
 * between two. Other files stay real.
 */
export function startVirtualFile(name: string, random: () => number): { stop(): void } {
  let content = '';
  /** By the timers of the process that calls. */
  const take = () => new Promise<void>((resolve) => setTimeout(resolve, SLOWEST * random()));
  const handle = {
    write: async (text: string) => {
      await take();
      content += text;
    },
    sync: take,
    close: async () => {},
    readLines: () => content.split('\n'),
  };
  files.open = ((path: string, ...how: never[]) => (path === name ? Promise.resolve(handle) : open(path, ...how))) as typeof open;
  syncBuiltinESMExports();
  return {
    stop: () => {
      files.open = open;
      syncBuiltinESMExports();
    },
  };
}
