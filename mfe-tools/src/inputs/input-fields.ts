import { formatAmount } from '../figures/format-figures.ts';
import { parseAmount } from './parse-amount.ts';
import { type NumberLimits, parseNumber } from './parse-number.ts';

/** One input of a tool: the text it starts with, and how it goes into a link and comes out of one. */
export interface InputField {
  readonly initial: string;
  /** As it stands in a link; undefined for a text that cannot be read. */
  readonly toLink: (text: string) => string | undefined;
  /** As it stands in the field. Anyone can write a link: undefined for all that the page could not have written. */
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
  return { initial, toLink: read, fromLink: read };
}

/** An answer that belongs to the visitor alone: it is in no link, and no link sets it. */
export function privateField(initial: string): InputField {
  return { initial, toLink: () => undefined, fromLink: () => undefined };
}

/** Whole numbers as choices: ages of a select. */
export function wholeNumbers({ from, to }: { readonly from: number; readonly to: number }): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
}
