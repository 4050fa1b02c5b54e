import { Worker } from 'node:worker_threads';
import type { RateRecord } from '@annuity-lantern/contracts/http';
import type { SheetDocument, SheetReading } from '@annuity-lantern/rate-sheets';
import { SheetRefusal } from './sheet-refusal.ts';

/** Milliseconds. Twenty thousand rows take half a second of a free processor. */
const TIME_LIMIT = 40_000;
const limits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };

/**
 * As `readSheet`, in a thread of its own: visitors are answered meanwhile, and it ends in seconds and within its memory.
 *
 * @throws SheetRefusal
 */
export async function readSheetApart(document: SheetDocument): Promise<RateRecord[]> {
  // Without the settings of the process, among them keys.
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
    workerData: document,
    resourceLimits: limits,
    env: {},
    execArgv: [],
  });
  const { promise, resolve } = Promise.withResolvers<SheetReading | undefined>();
  const giveUp = () => resolve(undefined);
  const timer = setTimeout(giveUp, TIME_LIMIT);
  worker.once('message', resolve);
  worker.once('error', giveUp);
  worker.once('exit', giveUp);
  try {
    const reading = await promise;
    if (!reading?.ok) throw new SheetRefusal(reading?.reason ?? 'not_a_sheet');
    return reading.rates;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
