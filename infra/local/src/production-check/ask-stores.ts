import { join } from 'node:path';
import { runCommand } from '../process/run-command.ts';
import { readRunFile } from '../process/run-file.ts';
import { repositoryRoot } from '../repository-root.ts';
import { mongodbUrl } from '../stores/mongodb-server.ts';
import type { StoreReport } from './installation.ts';

const WITHIN_MS = 30_000;
const command = 'services/lead-desk/src/report-readiness.ts';

/** Asks MongoDB by the desk's own command: that of the settings, of a running `npm start`, or of the containers. Never rejects. */
export async function askStores(given: Readonly<Record<string, string>>, dataDir: string): Promise<StoreReport | undefined> {
  const port = readRunFile(dataDir).find(({ name }) => name === 'mongodb')?.port;
  const url = given.MONGODB_URL ?? (port === undefined ? undefined : mongodbUrl(port));
  try {
    const printed = url
      ? await runCommand(process.execPath, [join(repositoryRoot, command)], {
          withinMs: WITHIN_MS,
          env: { MONGODB_URL: url, MONGODB_URL_FILE: undefined },
        })
      : await runCommand('docker', ['compose', 'exec', '-T', 'lead-desk', 'node', command], { withinMs: WITHIN_MS, cwd: repositoryRoot });
    return JSON.parse(printed) as StoreReport;
  } catch {
    return undefined;
  }
}
