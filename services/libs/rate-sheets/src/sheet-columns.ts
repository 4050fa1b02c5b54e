import { usStates } from '@annuity-lantern/contracts/http';
import { shown } from './sheet-problem.ts';

/** Why a cell cannot be taken, in words. */
export class CellRefusal extends Error {}

export interface SheetDay {
  /** As of when rates are that do not say it themselves. */
  readonly asOf: string | undefined;
  /** The latest day that a rate may be of. */
  readonly latest: string;
}

export interface SheetRow {
  readonly carrier: string;
  readonly product: string;
  readonly type: 'FIA' | 'MYGA';
  readonly termYears: number;
  readonly rate: number;
  readonly minimumPremium: number;
  readonly rating: string;
  readonly guaranteeYears: number | undefined;
  readonly surrenderCharges: number[];
  readonly asOf: string;
  readonly source: string | undefined;
  readonly sample: boolean;
  readonly ratingAgency: string | undefined;
  readonly ratingDate: string | undefined;
  readonly marketValueAdjustment: boolean | undefined;
  readonly states: string | undefined;
  readonly maximumIssueAge: number | undefined;
}

export interface SheetColumn {
  /** As written in the header, where case, blanks, dashes and underscores do not matter. */
  readonly name: string;
  readonly field: keyof SheetRow;
  readonly required: boolean;
  /** Of the trimmed cell, empty also where the column is missing. */
  readonly read: (cell: string, day: SheetDay) => unknown;
}

const LONGEST_TERM = 40;
const MOST_CHARGES = 20;
const HIGHEST_CHARGE = 25;
const LOWEST_RATE = 0.5;
const LARGEST_PREMIUM = 10_000_000;
const ISSUE_AGES = { from: 18, to: 120 } as const;
const ratings = 'A++ A+ A A- B++ B+ B B- C++ C+ C C- D NR'.split(' ');

/** The format of a sheet, column by column. */
const columns: Readonly<Record<keyof SheetRow, Omit<SheetColumn, 'field'>>> = {
  carrier: { name: 'carrier', required: true, read: (cell) => readName(cell, 60) },
  product: { name: 'product', required: true, read: (cell) => readName(cell, 80) },
  type: { name: 'type', required: true, read: readType },
  termYears: { name: 'term_years', required: true, read: (cell) => readYears(cell, 1) },
  rate: { name: 'rate', required: true, read: readRate },
  minimumPremium: { name: 'minimum_premium', required: true, read: readPremium },
  rating: { name: 'rating', required: true, read: readRating },
  guaranteeYears: { name: 'guarantee_years', required: false, read: (cell) => (cell === '' ? undefined : readYears(cell, 1)) },
  surrenderCharges: { name: 'surrender_charges', required: true, read: readCharges },
  asOf: { name: 'as_of', required: false, read: readDay },
  source: { name: 'source', required: false, read: (cell) => (cell === '' ? undefined : readName(cell, 80)) },
  sample: { name: 'sample', required: false, read: (cell) => readYesNo(cell) ?? false },
  ratingAgency: { name: 'rating_agency', required: false, read: (cell) => (cell === '' ? undefined : readName(cell, 40)) },
  ratingDate: { name: 'rating_date', required: false, read: (cell, day) => (cell === '' ? undefined : readDay(cell, day)) },
  marketValueAdjustment: { name: 'market_value_adjustment', required: false, read: readYesNo },
  states: { name: 'states', required: false, read: (cell) => (cell === '' ? undefined : readStates(cell)) },
  maximumIssueAge: { name: 'maximum_issue_age', required: false, read: (cell) => (cell === '' ? undefined : readIssueAge(cell)) },
};
export const sheetColumns: readonly SheetColumn[] = Object.entries(columns).map(([field, column]) => ({
  field: field as keyof SheetRow,
  ...column,
}));

function readName(cell: string, longest: number): string {
  const name = cell.normalize('NFC').replace(/\s+/g, ' ');
  if (name === '') throw new CellRefusal('is empty');
  if (/[\p{C}\ufffd]/u.test(name))
    throw new CellRefusal(`${shown(name)} has a character that cannot be shown: was it saved in another encoding than UTF-8?`);
  if (/^[=+@-]/.test(name)) throw new CellRefusal(`${shown(name)} begins as a formula does: write the text itself`);
  if (name.length > longest) throw new CellRefusal(`${shown(name)} is longer than ${longest} characters`);
  return name;
}

function readType(cell: string): 'FIA' | 'MYGA' {
  const type = cell.toUpperCase();
  if (type === 'FIA' || type === 'MYGA') return type;
  throw new CellRefusal(cell === '' ? 'is empty: write FIA or MYGA' : `${shown(cell)} is neither FIA nor MYGA`);
}

function readYears(cell: string, fewest: number): number {
  const years = /^\d{1,3}$/.test(cell) ? Number(cell) : Number.NaN;
  if (years >= fewest && years <= LONGEST_TERM) return years;
  throw new CellRefusal(
    cell === ''
      ? 'is empty: write a whole number of years'
      : `${shown(cell)} is not a whole number of years from ${fewest} to ${LONGEST_TERM}`,
  );
}

/** A cap may be far higher than a guaranteed rate: `read-row` holds it against the type. */
function readRate(cell: string): number {
  if (cell === '') throw new CellRefusal('is empty: write a number of percent such as 5.30');
  if (cell.startsWith('=')) throw new CellRefusal(`${shown(cell)} is a formula: write its result, a number of percent such as 5.30`);
  if (!/^\d{1,3}(?:\.\d+)?\s*%?$/.test(cell)) throw new CellRefusal(`${shown(cell)} is not a number of percent such as 5.30`);
  const rate = Number.parseFloat(cell);
  if (rate < LOWEST_RATE)
    throw new CellRefusal(`${shown(cell)} is below ${LOWEST_RATE.toFixed(2)}%: write percent, so 5.30 for five and three tenths`);
  if (/\.\d{2}0*[1-9]/.test(cell)) throw new CellRefusal(`${shown(cell)} has more than two decimals`);
  return rate;
}

function readPremium(cell: string): number {
  const isWhole = /^\$?\s*(?:\d{1,8}|\d{1,3}(?:,\d{3}){1,2})(?:\.00?)?$/.test(cell);
  const dollars = isWhole ? Number(cell.replace(/[$,\s]/g, '')) : Number.NaN;
  if (dollars >= 1 && dollars <= LARGEST_PREMIUM) return dollars;
  throw new CellRefusal(
    cell === ''
      ? 'is empty: write whole dollars such as 10000'
      : `${shown(cell)} is not a number of whole dollars from 1 to 10,000,000, such as 10000`,
  );
}

function readRating(cell: string): string {
  // Word processors make a minus of the hyphen.
  const rating = cell.toUpperCase().replace(/[\u2212\u2013\u2010]/g, '-');
  if (ratings.includes(rating)) return rating;
  throw new CellRefusal(
    cell === '' ? 'is empty: write a rating such as A+, or NR' : `${shown(cell)} is not a rating: ${ratings.join(', ')}`,
  );
}

function readCharges(cell: string): number[] {
  if (cell === '' || /^none$/i.test(cell)) return [];
  const charges = cell.split(';').map((part) => part.trim().replace(/%$/, '').trimEnd());
  if (charges.length > MOST_CHARGES) throw new CellRefusal(`lists ${charges.length} years, more than ${MOST_CHARGES}`);
  const wrong = charges.find((charge) => !/^\d{1,2}(?:\.\d{1,2})?$/.test(charge) || Number(charge) > HIGHEST_CHARGE);
  if (wrong === undefined) return charges.map(Number);
  throw new CellRefusal(
    `${shown(wrong)} in ${shown(cell)} is not a charge of 0 to ${HIGHEST_CHARGE} percent: write one for each year, such as 8;7;6;5`,
  );
}

/** 2026-11-18, or 11/18/2026 as a spreadsheet of the United States makes it. */
function readDay(cell: string, { asOf, latest }: SheetDay): string {
  if (cell === '') {
    if (asOf) return asOf;
    throw new CellRefusal('is empty, and the sheet has no day of its own: write one such as 2026-11-18');
  }
  const day = isoDay(cell);
  if (!day) throw new CellRefusal(`${shown(cell)} is not a day such as 2026-11-18`);
  if (day > latest) throw new CellRefusal(`${shown(cell)} is in the future`);
  if (day < '2000-01-01') throw new CellRefusal(`${shown(cell)} is before the year 2000`);
  return day;
}

export function isoDay(text: string): string | undefined {
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  const day = american ? `${american[3]}-${american[1]?.padStart(2, '0')}-${american[2]?.padStart(2, '0')}` : text;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : undefined;
}

/** Undefined for an empty cell. */
function readYesNo(cell: string): boolean | undefined {
  if (cell === '') return undefined;
  if (/^(?:yes|true|1)$/i.test(cell)) return true;
  if (/^(?:no|false|0)$/i.test(cell)) return false;
  throw new CellRefusal(`${shown(cell)} is neither yes nor no`);
}

/** `all`, `all but NY;CA` or `AZ;NV`: the codes sorted, with commas between them. */
function readStates(cell: string): string {
  const all = /^all(?: but (.+))?$/i.exec(cell.replace(/\s+/g, ' '));
  if (all && all[1] === undefined) return 'all';
  const codes = (all?.[1] ?? cell).split(';').map((code) => code.trim().toUpperCase());
  const unknown = codes.find((code) => !Object.hasOwn(usStates, code));
  if (unknown !== undefined)
    throw new CellRefusal(`${shown(unknown)} in ${shown(cell)} is not a state: write all, all but NY;CA, or codes such as AZ;NV`);
  return `${all ? 'all but ' : ''}${[...new Set(codes)].sort().join(', ')}`;
}

function readIssueAge(cell: string): number {
  const age = /^\d{1,3}$/.test(cell) ? Number(cell) : Number.NaN;
  if (age >= ISSUE_AGES.from && age <= ISSUE_AGES.to) return age;
  throw new CellRefusal(`${shown(cell)} is not an age from ${ISSUE_AGES.from} to ${ISSUE_AGES.to}`);
}
