import { runApart } from '@annuity-lantern/service-kit/run-apart';
import type { SheetDocument, SheetReading } from './read-sheet.ts';

/** In milliseconds. Twenty thousand rows take half a second on an idle processor. */
const TIME_LIMIT = 40_000;
const gaveUp: SheetReading = {
  ok: false,
  reason: 'not_a_sheet',
  problems: [{ message: 'Reading it took too long. Is this a rate sheet?' }],
  more: 0,
};

/** Like `readSheet`, in a process of its own with limits on time and memory. */
export async function readSheetApart(document: SheetDocument, timeLimit = TIME_LIMIT): Promise<SheetReading> {
  return (await runApart<SheetReading>(new URL('./sheet-worker.ts', import.meta.url), document, timeLimit)) ?? gaveUp;
}
