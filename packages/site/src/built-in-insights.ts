export interface BuiltInInsight {
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly readTime: string;
  /** ISO date. */
  readonly date: string;
  readonly color: string;
  /** Name of a drawn cover. */
  readonly image: string;
  /** Empty: it leads to the education site of the site file. */
  readonly link: string;
}

/**
 * The three insight cards that the content service starts with, and that Home falls back to when it cannot read any.
 * Their arithmetic: 30,000 x 1.053^n for 3, 5 and 7 years; 1,000 / 1.03^n for 10, 20 and 30 years.
 */
export const builtInInsights: readonly [BuiltInInsight, BuiltInInsight, BuiltInInsight] = [
  {
    title: 'A ladder of three contracts, not one long promise',
    description:
      '$30,000 in each contract at 5.30%, as an example. A third becomes available after three, five and seven years. Only the last third waits the full seven.',
    category: 'Planning',
    readTime: '6 min read',
    date: '2026-11-12',
    color: 'teal',
    image: 'ladder',
    link: '',
  },
  {
    title: 'What a level $1,000 buys at 3% inflation',
    description: 'A payment that never grows buys $744 worth after ten years, $554 after twenty and $412 after thirty.',
    category: 'Inflation',
    readTime: '4 min',
    date: '2026-11-05',
    color: 'teal',
    image: 'level-payment',
    link: '',
  },
  {
    title: 'How long you have to change your mind',
    description: 'Most states give you 10 to 30 days to send a new contract back. The cover page says how many.',
    category: 'Your rights',
    readTime: '5 min',
    date: '2026-10-29',
    color: 'lamp',
    image: 'free-look',
    link: '',
  },
];
