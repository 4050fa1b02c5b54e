export { type AppliedSheet, type ApplyOptions, applySheet } from './apply-sheet.ts';
export { count } from './count.ts';
export { approvalWords } from './needs-approval.ts';
export { type PlannedSheet, type PlanOptions, planSheet } from './plan-sheet.ts';
export { planWarnings } from './plan-warnings.ts';
export { type PublishedSheet, publishSheet } from './publish-sheet.ts';
export { MOST_BYTES, MOST_ROWS, readSheet, type SheetDocument, type SheetReading } from './read-sheet.ts';
export { readSheetApart } from './read-sheet-apart.ts';
export { problemText } from './sheet-problem.ts';
