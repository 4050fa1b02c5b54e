import { Worker } from 'node:worker_threads';
import type { SheetDocument, SheetReading } from './read-sheet.ts';

/** Milliseconds. Twenty thousand rows take half a second of a free processor. */
const TIME_LIMIT = 40_000;
const limits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };
const gaveUp: SheetReading = {
  ok: false,
  reason: 'not_a_sheet',
  problems: [{ message: 'Reading it took too long. Is this a rate sheet?' }],
  more: 0,
};

/** As `readSheet`, in a thread of its own: others are answered meanwhile, and it ends within `timeLimit` milliseconds and within its memory. */
export async function readSheetApart(document: SheetDocument, timeLimit = TIME_LIMIT): Promise<SheetReading> {
  // Without the settings of the process, among them keys.
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
    workerData: document,
    resourceLimits: limits,
    env: {},
    execArgv: [],
  });
  const { promise, resolve } = Promise.withResolvers<SheetReading>();
  const giveUp = () => resolve(gaveUp);
  const timer = setTimeout(giveUp, timeLimit);
  worker.once('message', resolve);
  worker.once('error', giveUp);
  worker.once('exit', giveUp);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
