import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Managed } from '../process/managed.ts';
import { StartFailure } from '../start-failure.ts';

const READY_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 75;
const ANSWER_WITHIN_MS = 3000;
const LINES_SHOWN = 12;

/**
 * Waits until a service answers 200.
 *
 * @throws StartFailure with the last lines of its log when it ends, or is not ready within a minute
 */
export async function waitUntilReady(managed: Managed, url: string): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  let answer = 'no answer';
  while (Date.now() < until) {
    if (managed.exits() > 0) {
      // Its last words are still on their way into the file.
      await pause(200);
      throw new StartFailure(`${managed.name} ended while it was starting:\n${lastLines(managed)}\nIts whole log: ${managed.log}`);
    }
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
      if (response.ok) return;
      answer = `it answers ${response.status}: ${(await response.text()).slice(0, 300)}`;
    } catch {
      // Not listening yet.
    }
    await pause(LOOK_EVERY_MS);
  }
  throw new StartFailure(
    `${managed.name} was not ready after ${READY_WITHIN_MS / 1000} s (${answer}):\n${lastLines(managed)}\nIts whole log: ${managed.log}`,
  );
}

function lastLines({ log, name }: Managed): string {
  try {
    const lines = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-LINES_SHOWN);
    return lines.map((line) => `  ${line.replace(`${name} | `, '')}`).join('\n');
  } catch {
    return '  (nothing in its log)';
  }
}
