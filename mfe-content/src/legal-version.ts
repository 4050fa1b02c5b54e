import type { ConsentVersion } from '@annuity-lantern/contracts/consent-texts';

/**
 * The day on which privacy policy, terms or consent wording last changed, as YYYY-MM-DD. It is stored with each consent,
 * so raise it with every change of their text; `consent-texts.ts` of the contracts then needs a row for it.
 */
export const LEGAL_VERSION = '2026-11-26' satisfies ConsentVersion;

/** The day of the first version, before which nothing was published. */
export const FIRST_LEGAL_VERSION = '2025-01-15';
