import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const WRITTEN_WITHIN_MS = 5000;
const LOOK_EVERY_MS = 50;

/**
 * How long the gateway, and all behind it, took for a call: what its own log says, in whole milliseconds.
 *
 * @throws Error when the log does not mention the call within 5 s
 */
export async function serverTime(dataDir: string, requestId: string): Promise<number> {
  const late = Date.now() + WRITTEN_WITHIN_MS;
  for (;;) {
    const ms = timeInLog(await readFile(path.join(dataDir, 'logs', 'gateway.log'), 'utf8'), requestId);
    if (ms !== undefined) return ms;
    if (Date.now() > late) throw new Error("The gateway's log does not tell how long it took for the form.");
    await pause(LOOK_EVERY_MS);
  }
}

/** Lines are JSON after the name of the process. */
export function timeInLog(log: string, requestId: string): number | undefined {
  const line = log.split('\n').find((text) => text.includes(`"requestId":"${requestId}"`) && text.includes('"ms":'));
  return line === undefined ? undefined : (JSON.parse(line.slice(line.indexOf('{'))) as { ms: number }).ms;
}
