/** Reads one sheet in a process of its own; see `readSheetApart`. */
import { readSheet, type SheetDocument } from './read-sheet.ts';

// Not once: without a listener the process would end before the answer is received.
process.on('message', (document) => process.send?.(readSheet(document as SheetDocument)));
