/**
 * The day on which privacy policy, terms or consent wording last changed, as YYYY-MM-DD. It is stored with each consent,
 * so raise it with every change of their text.
 */
export const LEGAL_VERSION = '2026-11-23';

/** The day of the first version, before which nothing was published. */
export const FIRST_LEGAL_VERSION = '2025-01-15';
