import { type Entries, entryNames } from './entries.ts';

const KEY = 'annuity-lantern.free-look';

/** Longest text of one field that is taken back. */
const LONGEST = 500;

/** What was typed in this tab. It stays in the tab: not in the address, not in what outlives the tab, and nothing is sent. */
export function readKeptEntries(): Partial<Entries> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const texts = Object.entries(kept).filter(([name, text]) => entryNames.some((one) => one === name) && typeof text === 'string');
    return Object.fromEntries(texts.map(([name, text]) => [name, String(text).slice(0, LONGEST)]));
  } catch {
    return {};
  }
}

export function keepEntries(entries: Entries): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(entries));
  } catch {
    // Without storage a reload loses the letter; the dates are in the address.
  }
}

export function forgetEntries(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
