import { consentVersion } from '@annuity-lantern/contracts/consent-versions';

/** The day on which privacy policy, terms or consent wording last changed, as YYYY-MM-DD. It is stored with each consent. */
export const LEGAL_VERSION = consentVersion;

/** The day of the first version. */
export const FIRST_LEGAL_VERSION = '2025-01-15';
