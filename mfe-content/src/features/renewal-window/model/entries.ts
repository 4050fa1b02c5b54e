import type { WindowSide } from '@annuity-lantern/domain/renewal-window';
import type { DateEntry } from '../../../dates/read-date.ts';

/** Everything that can be entered: the day the term ends, and the window as the contract has it. */
export interface Entries extends DateEntry, Record<string, string> {
  readonly days: string;
  readonly side: WindowSide;
}

/** Thirty days from the end of the term: the window of most contracts. */
export const noEntries: Entries = { month: '', day: '', year: '', days: '30', side: 'after' };

export function fieldId(name: keyof Entries): string {
  return `renewal-${name}`;
}
