import type { TermId } from '../../../glossary/terms.ts';

interface TermPage {
  readonly to: string;
  readonly words: string;
}

/** The pages on which a term can be followed: with one's own figures, or drawn and worked out. */
export const pagesOfTerms: Readonly<Partial<Record<TermId, TermPage>>> = {
  'free-look': { to: 'free-look', words: 'Count your days, and print the letter that cancels a contract' },
  'income-base': { to: 'annuity-alert', words: 'Why an income base is not money' },
  spia: { to: 'immediate-annuity', words: 'Immediate annuities: who they suit, costs, red flags' },
  'deferred-income-annuity': { to: 'deferred-income-annuity', words: 'Deferred income annuities: who they suit, costs, red flags' },
  myga: { to: 'multi-year-annuity', words: 'MYGAs: who they suit, costs, red flags' },
  'fixed-index-annuity': { to: 'fixed-index-annuity', words: 'Fixed index annuities: who they suit, costs, red flags' },
  'variable-annuity': { to: 'variable-annuity', words: 'Variable annuities: who they suit, costs, red flags' },
  'roll-up-rate': { to: 'annuity-alert', words: 'What a roll-up is worth, with your own figures' },
};
