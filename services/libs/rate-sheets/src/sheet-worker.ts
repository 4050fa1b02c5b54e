/** Reads one sheet in a process of its own; see `readSheetApart`. */
import { flushCompileCache } from 'node:module';
import { readSheet, type SheetDocument } from './read-sheet.ts';

// At once: the process is killed after its answer.
flushCompileCache();

// Not once: without a listener the process would end before the answer is received.
process.on('message', (document) => process.send?.(readSheet(document as SheetDocument)));
