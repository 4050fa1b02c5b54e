/** How long content is stored. MongoDB deletes what is older by its TTL indexes, the rates of earlier sheets are deleted by `tidySheets`. */
const HOUR = 3600;
const DAY = 24 * HOUR;

/** A visitor's visit to a resource, in seconds: until then, further visits are not counted. */
export const VISIT_KEPT_FOR = HOUR;
/** The copy of a feed, and the state of a rate source, that no process asks any more, in seconds. */
export const UNUSED_SOURCE_KEPT_FOR = 30 * DAY;
/** Replaced sheets whose rates are kept, so that running reads finish and staff can roll back. */
export const REPLACED_SHEETS_KEPT = 3;
