/** One measured figure, with the bar it is held against; figures without a bar are only told. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** After the point, at most; 2 when absent. */
  readonly digits?: number;
  readonly bar?: { readonly at: 'most' | 'least'; readonly value: number };
  /** What is hoped for below or above the bar. */
  readonly aim?: number;
}

export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What one kind of measurement found. */
export interface Section {
  readonly title: string;
  /** How it was measured, and what a reader must know to believe the figures. */
  readonly notes: readonly string[];
  readonly figures: readonly Figure[];
  readonly tables: readonly Table[];
}

export function isMissed({ value, bar }: Figure): boolean {
  if (!bar) return false;
  return bar.at === 'most' ? value > bar.value : value < bar.value;
}
