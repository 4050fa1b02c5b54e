/** Holds "yes" as long as the visitor's yes to being counted stands; absent otherwise. */
const KEY = 'annuity-lantern.analytics-consent';

/** True when the visitor once agreed, in this browser, to being counted. */
export function hasAnalyticsConsent(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}

/** Keeps a yes for later visits, and forgets it when it is taken back. Where storage is switched off, nothing is remembered. */
export function rememberAnalyticsConsent(given: boolean): void {
  try {
    if (given) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // Then the answer holds for this request alone.
  }
}

/** True when the browser asks every site, by Global Privacy Control, not to pass on anything about its owner. */
export function asksForPrivacy(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}
