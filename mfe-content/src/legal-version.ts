import { consentVersion } from '@annuity-lantern/contracts/consent-versions';

/** The day of the release that last changed the privacy policy, the terms or the consent words, as YYYY-MM-DD. Each consent stores it. */
export const LEGAL_VERSION = consentVersion;

/** The day of the first version. */
export const FIRST_LEGAL_VERSION = '2025-01-15';
