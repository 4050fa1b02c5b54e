/** Reads one sheet in a thread of its own; see `readSheetApart`. */
import { parentPort, workerData } from 'node:worker_threads';
import { readSheet, type SheetDocument } from './read-sheet.ts';

parentPort?.postMessage(readSheet(workerData as SheetDocument));
