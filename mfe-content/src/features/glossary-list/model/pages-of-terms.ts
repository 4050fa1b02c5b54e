import type { TermId } from '../../../glossary/terms.ts';

interface TermPage {
  readonly to: string;
  readonly words: string;
}

/** The pages on which a term can be followed with one's own figures. */
export const pagesOfTerms: Readonly<Partial<Record<TermId, TermPage>>> = {
  'free-look': { to: 'free-look', words: 'Count your days, and print the letter that cancels a contract' },
  'income-base': { to: 'annuity-alert', words: 'Why an income base is not money' },
  'roll-up-rate': { to: 'annuity-alert', words: 'What a roll-up is worth, with your own figures' },
};
