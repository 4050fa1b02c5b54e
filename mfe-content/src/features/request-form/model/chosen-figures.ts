import { type OfferedFigures, readOfferedFigures, withdrawFigures } from '@annuity-lantern/host-kit/hand-over';
import { readDraft, saveDraft } from './draft.ts';
import type { RequestFormKind } from './request-form-kind.ts';

/** Figures that one of our tools offers to the form, and whether the visitor wants to send them along. */
export interface ChosenFigures extends OfferedFigures {
  readonly ticked: boolean;
}

export function readChosenFigures(form: RequestFormKind): readonly ChosenFigures[] {
  const ticked = readDraft(form)?.ticked ?? [];
  return readOfferedFigures().map((offered) => ({ ...offered, ticked: ticked.includes(markOf(offered)) }));
}

/** Stores in the draft whether the figures are checked. */
export function tickFigures(form: RequestFormKind, figures: OfferedFigures, isTicked: boolean): void {
  const { ticked = [], ...draft } = readDraft(form) ?? { answers: {}, consents: {} };
  const others = ticked.filter((mark) => mark !== markOf(figures));
  saveDraft(form, { ...draft, ticked: isTicked ? [...others, markOf(figures)] : others });
}

/** Clears figures, unless their tool has offered others since. */
export function forgetFigures(figures: readonly OfferedFigures[]): void {
  const marks = figures.map(markOf);
  for (const offered of readOfferedFigures()) {
    if (marks.includes(markOf(offered))) withdrawFigures(offered.attachment.kind);
  }
}

/**
 * Identifies the exact figures: a visitor who calculates others must check the box again. A checksum, because a draft must not keep
 * figures that were cleared.
 */
function markOf({ attachment }: OfferedFigures): string {
  let sum = 7;
  for (const letter of JSON.stringify(attachment.inputs)) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return `${attachment.kind} ${attachment.version} ${sum}`;
}
