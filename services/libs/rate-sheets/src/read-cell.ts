import { usStates } from '@annuity-lantern/contracts/http';
import { toIso } from '@annuity-lantern/domain/calendar-day';
import { cleanLine, hasHidden } from '@annuity-lantern/domain/clean-text';
import { formatPercent } from '@annuity-lantern/domain/format-number';
import type { KindValues, RateColumn } from '@annuity-lantern/domain/rate-columns';
import { readDay } from '@annuity-lantern/domain/read-day';
import { decimalsOf, type ReadNumber, readNumber, withoutDollarSign } from '@annuity-lantern/domain/read-number';
import { shown } from './sheet-problem.ts';
import { wrongLetters } from './wrong-letters.ts';

/** Why a cell is refused, in words. */
export class CellRefusal extends Error {}

const LONGEST_TERM = 40;
const MOST_CHARGES = 20;
const HIGHEST_CHARGE = 25;
const MOST_DOLLARS = 10_000_000;
const AGES = { from: 18, to: 120 } as const;
const ratings = 'A++ A+ A A- B++ B+ B B- C++ C+ C C- D NR'.split(' ');

type Kind = RateColumn['kind'];
type Reader<Of extends Kind> = (cell: string, column: RateColumn & { readonly kind: Of }, latest: string) => KindValues[Of];

const kinds: { readonly [Of in Kind]: Reader<Of> } = {
  text: (cell, { longest }) => readText(cell, longest),
  choice: (cell, { choices }) => readChoice(cell, choices),
  term: readTerm,
  percent: (cell, { least }) => readPercent(cell, least),
  dollars: readWholeDollars,
  grade: readGrade,
  years: readYears,
  charges: readCharges,
  day: (cell, _column, latest) => readSheetDay(cell, latest),
  mark: readYesNo,
  flag: readYesNo,
  states: readStates,
  age: readAge,
};

/**
 * Parses a cell of a column. Of numbers, days and choices hidden characters are dropped. In a name they are refused, since they tell two
 * names apart that look the same.
 *
 * @param latest the last day allowed
 * @throws CellRefusal
 */
export function readCell(cell: string, column: RateColumn, latest: string): unknown {
  const wrong = wrongLetters(cell);
  if (wrong) throw new CellRefusal(`${shown(cell)} ${wrong}`);
  return (kinds[column.kind] as Reader<Kind>)(column.kind === 'text' ? cell : cleanLine(cell), column, latest);
}

function readText(cell: string, longest: number): string {
  const name = cleanLine(cell);
  if (hasHidden(cell) || /[\p{C}\ufffd]/u.test(name))
    throw new CellRefusal(`${shown(cell)} has a character that cannot be shown: was it saved in another encoding than UTF-8?`);
  if (name === '') throw new CellRefusal('is empty');
  if (/^[=+@-]/.test(name)) throw new CellRefusal(`${shown(name)} begins as a formula does: write the text itself`);
  if (name.length > longest) throw new CellRefusal(`${shown(name)} is longer than ${longest} characters`);
  return name;
}

function readChoice(cell: string, choices: readonly string[]): string {
  const choice = choices.find((one) => one.toLowerCase() === cell.toLowerCase());
  if (choice !== undefined) return choice;
  const [others, last] = [choices.slice(0, -1).join(', '), choices.at(-1)];
  throw new CellRefusal(cell === '' ? `is empty: write ${others} or ${last}` : `${shown(cell)} is neither ${others} nor ${last}`);
}

function readTerm(cell: string): string {
  const years = readYears(cell);
  return `${years} ${years === 1 ? 'year' : 'years'}`;
}

function readYears(cell: string): number {
  const years = readWhole(cell);
  if (years >= 1 && years <= LONGEST_TERM) return years;
  throw new CellRefusal(
    cell === '' ? 'is empty: write a whole number of years' : `${shown(cell)} is not a whole number of years from 1 to ${LONGEST_TERM}`,
  );
}

/** A cap may be far higher than a guaranteed rate: `read-row` checks the limit of each type. */
function readPercent(cell: string, least: number): number {
  if (cell === '') throw new CellRefusal('is empty: write a number of percent such as 5.30');
  if (cell.startsWith('=')) throw new CellRefusal(`${shown(cell)} is a formula: write its result, a number of percent such as 5.30`);
  const read = readPlain(cell, '%');
  if (!read) throw new CellRefusal(`${shown(cell)} is not a number of percent such as 5.30`);
  const percent = read.number;
  if (percent < least)
    throw new CellRefusal(`${shown(cell)} is below ${formatPercent(least)}: write percent, so 5.30 for five and three tenths`);
  if (decimalsOf(read) > 2) throw new CellRefusal(`${shown(cell)} has more than two decimals`);
  return percent;
}

/** Three digits behind a point may be thousands, as Europeans write them. */
function readWholeDollars(cell: string): number {
  const dollars = /\.\d{3}/.test(cell) ? Number.NaN : readWhole(withoutDollarSign(cell));
  if (dollars >= 1 && dollars <= MOST_DOLLARS) return dollars;
  throw new CellRefusal(
    cell === ''
      ? 'is empty: write whole dollars such as 10000'
      : `${shown(cell)} is not a number of whole dollars from 1 to 10,000,000, such as 10000`,
  );
}

function readGrade(cell: string): string {
  // Word processors turn hyphens into minus signs.
  const rating = cell.toUpperCase().replace(/[\u2212\u2013\u2010]/g, '-');
  if (ratings.includes(rating)) return rating;
  throw new CellRefusal(
    cell === '' ? 'is empty: write a rating such as A+, or NR' : `${shown(cell)} is not a rating: ${ratings.join(', ')}`,
  );
}

function readCharges(cell: string): number[] {
  if (cell === '' || /^none$/i.test(cell)) return [];
  const parts = cell.split(';').map((part) => part.trim());
  if (parts.length > MOST_CHARGES) throw new CellRefusal(`lists ${parts.length} years, more than ${MOST_CHARGES}`);
  const charges = parts.map((part) => readPlain(part, '%'));
  const wrong = parts.find((_, place) => {
    const charge = charges[place];
    return !charge || decimalsOf(charge) > 2 || charge.number > HIGHEST_CHARGE;
  });
  if (wrong === undefined) return charges.flatMap((charge) => charge?.number ?? []);
  throw new CellRefusal(
    `${shown(wrong)} in ${shown(cell)} is not a charge of 0 to ${HIGHEST_CHARGE} percent: write one for each year, such as 8;7;6;5`,
  );
}

/** 2026-11-18, or another spelling that has one meaning in the United States: 11/18/2026, 18-Nov-26. */
function readSheetDay(cell: string, latest: string): string {
  const read = readDay(cell);
  if (!read) throw new CellRefusal(`${shown(cell)} is not a day such as 2026-11-18`);
  const day = toIso(read);
  if (day > latest) throw new CellRefusal(`${shown(cell)} is in the future`);
  if (day < '2000-01-01') throw new CellRefusal(`${shown(cell)} is before the year 2000`);
  return day;
}

function readYesNo(cell: string): boolean {
  if (/^(?:yes|true|1)$/i.test(cell)) return true;
  if (/^(?:no|false|0)$/i.test(cell)) return false;
  throw new CellRefusal(`${shown(cell)} is neither yes nor no`);
}

/** `all`, `all but NY;CA` or `AZ;NV`: sorted codes, separated by commas. */
function readStates(cell: string): string {
  const all = /^all(?: but (.+))?$/i.exec(cell.replace(/\s+/g, ' '));
  if (all && all[1] === undefined) return 'all';
  const codes = (all?.[1] ?? cell).split(';').map((code) => code.trim().toUpperCase());
  const unknown = codes.find((code) => !Object.hasOwn(usStates, code));
  if (unknown !== undefined)
    throw new CellRefusal(`${shown(unknown)} in ${shown(cell)} is not a state: write all, all but NY;CA, or codes such as AZ;NV`);
  return `${all ? 'all but ' : ''}${[...new Set(codes)].sort().join(', ')}`;
}

function readAge(cell: string): number {
  const age = readWhole(cell);
  if (age >= AGES.from && age <= AGES.to) return age;
  throw new CellRefusal(`${shown(cell)} is not an age from ${AGES.from} to ${AGES.to}`);
}

/** A number of zero or more, alone or before the unit. */
function readPlain(cell: string, unit: '' | '%'): ReadNumber | null {
  const read = readNumber(cell);
  return read && read.number >= 0 && (read.unit === '' || read.unit === unit) ? read : null;
}

/** Not a number for what is no whole one. */
function readWhole(cell: string): number {
  const read = readPlain(cell, '');
  return read && decimalsOf(read) === 0 ? read.number : Number.NaN;
}
