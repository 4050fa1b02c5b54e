import { toHash } from '@annuity-lantern/tool-kit/inputs-in-hash';
import { contractLimits } from '../../../inputs/contract-limits.ts';
import { figuresOf, oldRate } from './figures-of.ts';
import { type Answers, choiceIn, numberIn, percentsIn } from './read-answers.ts';

/** What a link to "Leave or stay" has after `#`: the answers that it asks for too. Empty without any. */
export function leaveLink(answers: Answers): string {
  const { value, chargePercent, yearsLeft, feesPercent, freePercent } = figuresOf(answers);
  // The guaranteed rate and the sum of the fees can be above what is read there.
  const text = (figure: number | null, { to } = { to: Number.POSITIVE_INFINITY }) =>
    figure === null || figure > to ? undefined : String(figure);
  return toHash({
    value: text(value),
    charge: text(chargePercent),
    earned: text(oldRate(answers), contractLimits.earned),
    newRate: text(numberIn(answers, 'newRate')),
    left: text(yearsLeft),
    mva: choiceIn(answers, 'mva') ?? undefined,
    fees: text(feesPercent, contractLimits.fees),
    newFees: text(numberIn(answers, 'newFees')),
    newBonus: text(numberIn(answers, 'newBonus')),
    newYears: text(numberIn(answers, 'newYears')),
    schedule: percentsIn(answers, 'schedule').join(', ') || undefined,
    free: text(freePercent),
  });
}
