/** A paragraph or an item; of a pair, the first words weigh more. */
export type Words = string | readonly [strong: string, rest: string];

export interface PdfTable {
  readonly kind: 'table';
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of a row names it; an empty cell is one to write in. */
  readonly rows: readonly (readonly string[])[];
  /** Shares of the width, one for each column. */
  readonly widths: readonly number[];
  /** A bar behind the last column, as a share of the longest: the same numbers, drawn. The lit row is the one to read first. */
  readonly bars?: { readonly lengths: readonly number[]; readonly lit: number };
  /** Columns of numbers stand at the right. */
  readonly numbersFrom?: number;
}

export type PdfBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly words: Words }
  | { readonly kind: 'small'; readonly words: Words }
  /** The one thing to read first. */
  | { readonly kind: 'key'; readonly words: Words }
  | { readonly kind: 'list'; readonly marker: 'bullet' | 'number' | 'tick'; readonly items: readonly Words[] }
  /** Words to say, with the other side's answer to write down. */
  | { readonly kind: 'ask'; readonly items: readonly string[]; readonly lines: number }
  | PdfTable;

export interface PdfDocumentSource {
  readonly id: string;
  readonly title: string;
  /** Below the title, and the description that a reader's program shows. */
  readonly lead: string;
  readonly keywords: readonly string[];
  readonly blocks: readonly PdfBlock[];
}
