import { endProcessGroup } from './end-process-group.ts';
import { processStartTime } from './process-start-time.ts';
import { removeContainer } from './remove-container.ts';
import { readRunFile } from './run-file.ts';

/** As the supervisor gives them: a service may still mark what it has done. */
const STOP_WITHIN_MS = 30_000;

/**
 * Ends the processes that a killed supervisor left in this data folder, services before stores. Returns their names.
 * Only a process whose pid and start time both match is touched: the pid alone may belong to someone else by now.
 */
export async function endLeftovers(dataDir: string): Promise<string[]> {
  const ended: string[] = [];
  // Stores are started first, so going backwards ends them last.
  for (const row of readRunFile(dataDir).reverse()) {
    if ('containerId' in row) {
      if (await removeContainer(row.containerId)) ended.push(row.name);
    } else if (processStartTime(row.pid) === row.startTime) {
      await endProcessGroup(row.pid, row.startTime, STOP_WITHIN_MS);
      ended.push(row.name);
    }
  }
  return ended;
}
