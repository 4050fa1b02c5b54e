/** Stores "yes" while the visitor agrees to be counted. Absent otherwise. */
const KEY = 'annuity-lantern.analytics-consent';

/** True if the visitor agreed, in this browser, to be counted. */
export function hasAnalyticsConsent(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}

/** Stores the consent for later visits, or deletes it when the visitor withdraws it. Does nothing where storage is blocked. */
export function rememberAnalyticsConsent(given: boolean): void {
  try {
    if (given) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: the answer applies to this request only.
  }
}

/** True if the browser sends Global Privacy Control: do not share data about its owner. */
export function asksForPrivacy(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}
