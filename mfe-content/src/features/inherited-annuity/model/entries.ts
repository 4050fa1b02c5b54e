import type { DateEntry } from '../../../dates/read-date.ts';

/** Everything that can be entered: who inherits, the kind of account, and the day of death. An empty choice is not made yet. */
export interface Entries extends DateEntry, Record<string, string> {
  readonly who: string;
  readonly account: string;
}

export const noEntries: Entries = { who: '', account: '', month: '', day: '', year: '' };

export function fieldId(name: keyof Entries): string {
  return `inherited-${name}`;
}
