export { claimFeed } from './claim-feed.ts';
export { countResourceDownload } from './count-resource-download.ts';
export type { InsightRecord } from './insight-model.ts';
export { feedGoodSince, listArticles } from './list-articles.ts';
export { listInsights } from './list-insights.ts';
export { listResources } from './list-resources.ts';
export { prepareContent } from './prepare-content.ts';
export {
  awaitApproval,
  listWaiting,
  recordEnd,
  stopWaiting,
  type WaitingBatch,
  waitsAlready,
  wasTurnedDown,
} from './rates/await-approval.ts';
export { claimUntold, markTold } from './rates/claim-untold.ts';
export { findDayBefore } from './rates/find-day-before.ts';
export { findBatch, type ListedBatch, listBatches, parseBatchCursor } from './rates/list-batches.ts';
export { makeSheetCurrent, type SheetChanged } from './rates/make-sheet-current.ts';
export type { CurrentSheet, RateBatch, SheetSummary } from './rates/rate-batch-model.ts';
export type { StoredRate } from './rates/rate-model.ts';
export {
  claimRateSource,
  endRateSourceBadly,
  endRateSourceWell,
  rateSourceGoodSince,
  rememberRateSheet,
} from './rates/rate-source.ts';
export { currentSheet, findRateHistory, listSheetRates, readRates } from './rates/read-rates.ts';
export { stageSheet } from './rates/stage-sheet.ts';
export { tidySheets } from './rates/tidy-sheets.ts';
export { keepArticles, recordFeedFailure, replaceArticles } from './record-feed.ts';
export { askReminder, type NewReminder } from './reminders/ask-reminder.ts';
export {
  type ClaimedReminder,
  claimReminderMail,
  endReminderMail,
  markHandedOver,
  type ReminderOutcome,
} from './reminders/claim-reminder-mail.ts';
export { compareReminders } from './reminders/compare-reminders.ts';
export { type ConfirmedReminder, confirmReminder } from './reminders/confirm-reminder.ts';
export { holdRestoredMail } from './reminders/hold-restored-mail.ts';
export { type ReminderMail, type ReminderRecord, reminderModel } from './reminders/reminder-model.ts';
export { createReminderTokens, type ReminderTokens, reminderId, type TokenUse } from './reminders/reminder-tokens.ts';
export { isStopped, noteStops, type ReminderStop, stopReminder } from './reminders/stop-reminder.ts';
export type { ResourceRecord } from './resource-model.ts';
export { type SeededContent, seedContent } from './seed-content.ts';
