import { formatShortPercent } from '@annuity-lantern/domain/format-number';
import { parseAmount } from '@annuity-lantern/tool-kit/parse-amount';
import { parseNumber } from '@annuity-lantern/tool-kit/parse-number';
import { type ClaimId, claimIds, claimOf } from './brochure-claims.ts';
import type { CheckTexts } from './check-fields.ts';
import { type BrochureName, type KeptTexts, limitsOf, percentName, pickName } from './kept-fields.ts';
import { questionOf } from './questions.ts';

/** The amount of the example, until the visitor gives one. */
export const EXAMPLE_AMOUNT = 100_000;

/** A phrase that the visitor remembers, and what its clause makes of it. */
export interface Picked {
  readonly id: ClaimId;
  readonly phrase: string;
  readonly clause: string;
  readonly look: readonly string[];
  readonly means: string;
  readonly basis: string | undefined;
  readonly ask: string;
  readonly fills: Partial<CheckTexts>;
}

export interface Brochure {
  /** Dollars; null until the visitor gives them. */
  readonly amount: number | null;
  readonly picked: readonly Picked[];
  /** The first field that cannot be read. */
  readonly wrong: BrochureName | null;
}

export function readBrochure(texts: KeptTexts): Brochure {
  const parsed = parseAmount(texts.amount);
  const amount = parsed.kind === 'amount' ? parsed.amount : null;
  const ids = claimIds.filter((id) => texts[pickName(id)] === 'yes');
  const wrong = ids.filter((id) => claimOf(id).figure && percentIn(id, texts) === null).map(percentName);
  return {
    amount,
    picked: ids.map((id) => pickedOf(id, texts, amount ?? EXAMPLE_AMOUNT)),
    wrong: (parsed.kind === 'wrong' ? 'amount' : wrong[0]) ?? null,
  };
}

/** The phrase with the figure that its field has; with the usual one while that cannot be read. */
export function phraseOf(id: ClaimId, texts: KeptTexts): string {
  const { words, figure } = claimOf(id);
  return figure ? `${formatShortPercent(percentIn(id, texts) ?? figure.usual)} ${words}` : words;
}

function pickedOf(id: ClaimId, texts: KeptTexts, amount: number): Picked {
  const { figure, clause, look, means, basis, ask, fills } = claimOf(id);
  const percent = percentIn(id, texts) ?? figure?.usual ?? 0;
  return {
    id,
    phrase: phraseOf(id, texts),
    clause,
    look,
    means: means(amount, percent),
    basis,
    ask: questionOf(ask).ask,
    fills: fills(String(percent)),
  };
}

/** Null without a figure, and while it cannot be read. */
function percentIn(id: ClaimId, texts: KeptTexts): number | null {
  const [name, { figure }] = [percentName(id), claimOf(id)];
  if (!figure || !name) return null;
  const parsed = parseNumber(texts[name], limitsOf(figure.question));
  return parsed.kind === 'number' ? parsed.number : null;
}

/** Phrases that fit on the page. */
const PHRASES_ON_PAPER = 3;

/** The phrases that fit on the page, and the number of the others. */
export function phrasesOnPaper(picked: readonly Picked[]): { readonly named: readonly Picked[]; readonly more: number } {
  const named = picked.slice(0, PHRASES_ON_PAPER);
  return { named, more: picked.length - named.length };
}

/** "“7% roll-up”; “No fees”; 2 more" */
export function listPhrases(picked: readonly Picked[]): string {
  const { named, more } = phrasesOnPaper(picked);
  return [...named.map(({ phrase }) => `“${phrase}”`), ...(more > 0 ? [`${more} more`] : [])].join('; ');
}
