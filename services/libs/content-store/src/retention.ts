/** How long content is stored. TTL indexes delete older content; `tidySheets` deletes the rates of earlier sheets. */
const HOUR = 3600;
const DAY = 24 * HOUR;

/** Seconds for which a visitor's visit to a resource is kept: further visits in that time are not counted. */
export const VISIT_KEPT_FOR = HOUR;
/** Seconds for which an unused feed copy or rate source is kept. */
export const UNUSED_SOURCE_KEPT_FOR = 30 * DAY;
/** Replaced sheets whose rates are kept, so that running reads finish and staff can roll back. */
export const REPLACED_SHEETS_KEPT = 3;
/** Seconds for which the rates of more replaced sheets are kept: a new sheet is compared with the one of the day before. */
export const REPLACED_RATES_KEPT_FOR = DAY + HOUR;
