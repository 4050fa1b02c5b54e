const KEY = 'annuity-lantern.roll-up';

/** The link to the figures last shown in this tab: an anchor of the page takes their place in the address. */
export function readKeptHash(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function keepHash(hash: string): void {
  try {
    sessionStorage.setItem(KEY, hash);
  } catch {
    // Without storage the address alone keeps them.
  }
}
