const KEY = 'annuity-lantern.staff-signed-in';

/**
 * Whether this browser was signed in when it was last here. The cookie itself cannot be seen by scripts; without the hint
 * every visit of a signed-out browser would begin with a failed request.
 */
export function readSessionHint(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // Storage can be switched off: then the server is asked.
    return true;
  }
}

export function keepSessionHint(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // The hint saves a request, nothing more.
  }
}
