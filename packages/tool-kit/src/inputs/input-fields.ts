import { type DateEntry, entryOfIso, isoOfEntry } from '../dates/read-date.ts';
import { formatAmount } from './format-figures.ts';
import { parseAmount } from './parse-amount.ts';
import { type NumberLimits, parseNumber } from './parse-number.ts';

/** One input of a tool: the text it starts with, and how it goes into a link and comes out of one. */
export interface InputField {
  readonly initial: string;
  /** Its name in a link, where that is not the name of the field. */
  readonly key?: string;
  /** Private: never in a link, and never set by one. */
  readonly isPrivate?: boolean;
  /** As a link has it; undefined for a text that cannot be read. `inputs` are the texts of all fields. */
  readonly toLink: (text: string, inputs: Readonly<Record<string, string>>) => string | undefined;
  /** The text for the field. Undefined for values that the page could not have written, because anyone can write a link. */
  readonly fromLink: (value: string) => string | undefined;
}

/** Dollars, up to the cent. */
const amountInLink = /^\d{1,9}(?:\.\d{1,2})?$/;

/** Dollars; with `mayBeEmpty` nothing, or zero, is an answer as well. */
export function amountField(initial: string, { mayBeEmpty = false } = {}): InputField {
  return {
    initial,
    toLink: (text) => {
      const parsed = parseAmount(text);
      if (parsed.kind === 'empty') return mayBeEmpty ? '0' : undefined;
      return parsed.kind === 'amount' ? String(parsed.amount) : undefined;
    },
    fromLink: (value) => {
      if (!amountInLink.test(value)) return undefined;
      const parsed = parseAmount(value);
      if (parsed.kind === 'empty') return mayBeEmpty ? '0' : undefined;
      return parsed.kind === 'amount' ? formatAmount(parsed.amount) : undefined;
    },
  };
}

/** A number within its limits, such as a rate in percent or an age. */
export function numberField(initial: string, limits: NumberLimits): InputField {
  const read = (text: string) => {
    const parsed = parseNumber(text, limits);
    return parsed.kind === 'number' ? String(parsed.number) : undefined;
  };
  return { initial, toLink: read, fromLink: (value) => (/^-?\d{1,9}(?:\.\d{1,6})?$/.test(value) ? read(value) : undefined) };
}

/** One of some fixed answers: a select, radio buttons, or a box as `yes` and an empty text. */
export function choiceField(initial: string, choices: readonly string[]): InputField {
  const known = new Set(choices);
  const read = (value: string) => (known.has(value) ? value : undefined);
  // A link in a sentence may have lost the last point of a name: `Alder Life Co.`
  return { initial, toLink: read, fromLink: (value) => read(value) ?? read(`${value}.`) };
}

/** A date as three fields, which a link has as one day: `ends=2027-03-01`. */
export function dateInputs(key: string): Readonly<Record<keyof DateEntry, InputField>> {
  const part = (name: keyof DateEntry): InputField => ({
    initial: '',
    key,
    toLink: (_, { month = '', day = '', year = '' }) => isoOfEntry({ month, day, year }),
    fromLink: (value) => entryOfIso(value)?.[name],
  });
  return { month: part('month'), day: part('day'), year: part('year') };
}

/** The usual value makes no link longer: on paper, a longer one takes a line. */
export function linkedIfChanged(field: InputField): InputField {
  const toLink: InputField['toLink'] = (text, inputs) => {
    const value = field.toLink(text, inputs);
    return value === field.toLink(field.initial, inputs) ? undefined : value;
  };
  return { ...field, toLink };
}

/** A private answer: never in a link, and never set by one. */
export function privateField(initial: string): InputField {
  return { initial, isPrivate: true, toLink: () => undefined, fromLink: () => undefined };
}

/** Whole numbers as choices: ages of a select. */
export function wholeNumbers({ from, to }: { readonly from: number; readonly to: number }): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
}
