export { type AppliedSheet, type ApplyOptions, applySheet } from './apply-sheet.ts';
export { type PlannedSheet, type PlanOptions, planSheet } from './plan-sheet.ts';
export { MOST_BYTES, MOST_ROWS, readSheet, type SheetDocument, type SheetReading } from './read-sheet.ts';
export { problemText } from './sheet-problem.ts';
