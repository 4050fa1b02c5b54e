import { placeOf, type ToolId, toolNames, toolQuestions } from '@annuity-lantern/contracts/tools';
import type { TermId } from '../../../glossary/terms.ts';

interface TermPage {
  readonly place: ReturnType<typeof placeOf>;
  readonly words: string;
}

/** The pages on which a term can be followed with one's own figures. */
export const pagesOfTerms: Readonly<Partial<Record<TermId, TermPage>>> = {
  'free-look': tool('free-look'),
  'income-base': { place: { to: 'annuity-alert' }, words: 'Why an income base is not money' },
  'roll-up-rate': tool('roll-up-decoder'),
};

function tool(id: ToolId): TermPage {
  return { place: placeOf(id), words: `${toolNames[id]}: ${toolQuestions[id]}` };
}
