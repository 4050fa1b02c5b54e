import type { DateEntry } from '../../../dates/read-date.ts';

/** Everything that can be typed on the page. */
export interface Entries extends DateEntry {
  readonly days: string;
  readonly name: string;
  readonly address: string;
  readonly insurer: string;
  readonly insurerAddress: string;
  readonly contractNumber: string;
}

export type EntryName = keyof Entries;

export const noEntries: Entries = {
  month: '',
  day: '',
  year: '',
  days: '',
  name: '',
  address: '',
  insurer: '',
  insurerAddress: '',
  contractNumber: '',
};

export const entryNames = Object.keys(noEntries) as EntryName[];

/** Of the fields, which can be read without any script when the page comes to life. */
export function fieldId(name: EntryName): string {
  return `free-look-${name}`;
}
