import { readTab, writeTab } from '@annuity-lantern/host-kit';

const KEY = 'annuity-lantern.roll-up';

/** The link to the figures last shown in this tab: an anchor of the page takes their place in the address. */
export function readKeptHash(): string {
  return readTab(KEY) ?? '';
}

export function keepHash(hash: string): void {
  writeTab(KEY, hash);
}
