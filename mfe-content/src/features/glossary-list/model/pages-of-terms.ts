import type { SiteRouteId } from '@annuity-lantern/contracts/routes';
import { placeOf, type ToolId, toolNames, toolQuestions } from '@annuity-lantern/contracts/tools';
import type { TermId } from '../../../glossary/terms.ts';

interface TermPage {
  readonly place: { readonly to: SiteRouteId; readonly suffix?: string };
  readonly words: string;
}

/** The pages on which a term can be followed: with one's own figures, or drawn and worked out. */
export const pagesOfTerms: Readonly<Partial<Record<TermId, TermPage>>> = {
  'free-look': tool('free-look'),
  'income-base': { place: { to: 'annuity-alert' }, words: 'Why an income base is not money' },
  spia: { place: { to: 'immediate-annuity' }, words: 'Immediate annuities: who they suit, costs, red flags' },
  'deferred-income-annuity': {
    place: { to: 'deferred-income-annuity' },
    words: 'Deferred income annuities: who they suit, costs, red flags',
  },
  myga: { place: { to: 'multi-year-annuity' }, words: 'MYGAs: who they suit, costs, red flags' },
  'fixed-index-annuity': { place: { to: 'fixed-index-annuity' }, words: 'Fixed index annuities: who they suit, costs, red flags' },
  'variable-annuity': { place: { to: 'variable-annuity' }, words: 'Variable annuities: who they suit, costs, red flags' },
  'roll-up-rate': tool('roll-up-decoder'),
};

function tool(id: ToolId): TermPage {
  return { place: placeOf(id), words: `${toolNames[id]}: ${toolQuestions[id]}` };
}
