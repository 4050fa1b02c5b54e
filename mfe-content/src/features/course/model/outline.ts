export interface LessonOutline {
  /** Stands in the kept progress; the anchor counts, so that a lesson can be named by its number. */
  readonly id: string;
  readonly title: string;
  /** Reading, the worked example with a pencil, and the quiz. */
  readonly minutes: number;
  readonly summary: string;
}

/** The ten lessons in their order: all that lists, progress and certificate need, without the texts. */
export const outline = [
  {
    id: 'fia-fundamentals',
    title: 'FIA fundamentals',
    minutes: 14,
    summary: 'What a fixed index annuity is, what it guarantees, and what you give up for it.',
  },
  {
    id: 'index-crediting-methods',
    title: 'Index crediting methods',
    minutes: 18,
    summary: 'How the change of an index becomes interest: point to point, monthly sum, averages.',
  },
  { id: 'cap-rates', title: 'Cap rates', minutes: 13, summary: 'The ceiling on a good year, and why the ceiling can move.' },
  { id: 'participation-rates', title: 'Participation rates', minutes: 12, summary: 'Getting a share of the rise instead of all of it.' },
  { id: 'spread-and-margin', title: 'Spread and margin', minutes: 12, summary: 'The part of each rise that is taken off first.' },
  {
    id: 'multi-index-options',
    title: 'Multi-index options',
    minutes: 15,
    summary: 'Dividing your money among several indexes, and what made-to-order indexes hide.',
  },
  {
    id: 'income-riders-and-glwb',
    title: 'Income riders and GLWB',
    minutes: 22,
    summary: 'The promise of income for life: two sets of books, the fee, and the number you cannot withdraw.',
  },
  { id: 'surrender-periods', title: 'Surrender periods', minutes: 14, summary: 'What leaving early costs, year by year.' },
  { id: 'bonus-annuities', title: 'Bonus annuities', minutes: 14, summary: 'Who pays for the bonus, and when you do.' },
  {
    id: 'fia-vs-other-vehicles',
    title: 'FIA vs other vehicles',
    minutes: 16,
    summary: 'The same money in a guarantee annuity, a bank certificate, bonds, and the market.',
  },
] as const satisfies readonly LessonOutline[];

export type LessonId = (typeof outline)[number]['id'];

export const lessonIds: readonly LessonId[] = outline.map(({ id }) => id);
