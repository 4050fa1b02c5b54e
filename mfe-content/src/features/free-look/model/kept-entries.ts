import { readTab, removeTab, writeTab } from '@annuity-lantern/host-kit';
import { type Entries, entryNames } from './entries.ts';

const KEY = 'annuity-lantern.free-look';

/** Longest text of one field that is taken back. */
const LONGEST = 500;

/** What was typed in this tab. It stays in the tab: not in the address, not in what outlives the tab, and nothing is sent. */
export function readKeptEntries(): Partial<Entries> {
  try {
    const kept: unknown = JSON.parse(readTab(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const texts = Object.entries(kept).filter(([name, text]) => entryNames.some((one) => one === name) && typeof text === 'string');
    return Object.fromEntries(texts.map(([name, text]) => [name, String(text).slice(0, LONGEST)]));
  } catch {
    return {};
  }
}

export function keepEntries(entries: Entries): void {
  writeTab(KEY, JSON.stringify(entries));
}

export function forgetEntries(): void {
  removeTab(KEY);
}
