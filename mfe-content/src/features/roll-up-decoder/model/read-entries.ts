import { formatNumber } from '@annuity-lantern/domain/format-number';
import { type Entries, type Figures, type NumberName, numberNames, numberRules } from './decoder-inputs.ts';
import { readEntry } from './read-entry.ts';

/** What is wrong, by field. Empty when every field could be read. */
export type Problems = Partial<Record<NumberName, string>>;

/** All fields read: their numbers, or null with what is wrong. */
export function readEntries(entries: Entries): { readonly figures: Figures | null; readonly problems: Problems } {
  const problems: Problems = {};
  const numbers = {} as Record<NumberName, number>;
  for (const name of numberNames) {
    const read = readEntry(name, entries[name]);
    if (read.problem === undefined) numbers[name] = read.value;
    else problems[name] = read.problem;
  }
  return { figures: Object.keys(problems).length === 0 ? { ...numbers, kind: entries.kind } : null, problems };
}

/** Numbers as their fields show them. */
export function writeEntries(figures: Figures): Entries {
  const texts = numberNames.map((name) => [name, writeEntry(name, figures[name])]);
  return { ...(Object.fromEntries(texts) as Record<NumberName, string>), kind: figures.kind };
}

export function writeEntry(name: NumberName, value: number): string {
  return numberRules[name].unit === 'percent' ? formatNumber(value, { least: 1 }) : formatNumber(value);
}
