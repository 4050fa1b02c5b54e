import type { ContractFigures } from '@annuity-lantern/domain/contract-check';
import { roundTo } from '@annuity-lantern/domain/format-number';
import type { Exchange } from '@annuity-lantern/domain/leave-or-stay';
import { contractLimits } from '../../../inputs/contract-limits.ts';
import { type QuestionName, questions } from './questions.ts';
import { type Answers, choiceIn, numberIn } from './read-answers.ts';

/** The answers as figures of a contract. */
export function figuresOf(answers: Answers): ContractFigures {
  const number = (name: QuestionName) => numberIn(answers, name);
  const credit = choiceIn(answers, 'credit');
  const needed = number('needAmount');
  const neededIn = number('needYears');
  return {
    value: number('value'),
    paidIn: number('paidIn'),
    feesPercent: allFees(answers),
    mostCreditPercent: credit === 'fixed' || credit === 'cap' ? number('rate') : null,
    surrenderYears: number('period'),
    yearsLeft: number('left'),
    chargePercent: chargeNow(answers),
    freePercent: number('free'),
    marketValueAdjustment: yesIn(answers, 'mva'),
    adjustmentRates: adjustmentRates(answers),
    need: needed === null || neededIn === null ? null : { dollars: needed, inYears: neededIn },
    bonusPercent: number('bonus'),
    bonusTakenBack: yesIn(answers, 'bonusBack'),
    rollUp: rollUpIn(answers),
    toldBaseIsCash: yesIn(answers, 'asCash'),
    exchange: exchangeIn(answers),
  };
}

const feeParts = ['feeRider', 'feeInsurance', 'feeAdmin', 'feeFunds'] as const;

/** The parts of the fees that are known, in the order in which they are asked. */
export function knownFeeParts(answers: Answers): readonly number[] {
  return feeParts.flatMap((name) => numberIn(answers, name) ?? []);
}

/** The fees as one number; else the sum of the parts that are known. */
function allFees(answers: Answers): number | null {
  const whole = numberIn(answers, 'fees');
  if (whole !== null) return whole;
  const parts = knownFeeParts(answers);
  const sum = parts.reduce((total, part) => total + part, 0);
  return parts.length === 0 ? null : roundTo(sum, contractLimits.fees.decimals);
}

/** The inputs that judging an offered exchange still needs. Empty if complete. */
export function missingForExchange(answers: Answers): readonly string[] {
  const needed: readonly (readonly [number | null, string])[] = [
    [numberIn(answers, 'value'), questions.value.label],
    [chargeNow(answers), questions.charge.label],
    [oldRate(answers), questions.earned.label],
    [numberIn(answers, 'newRate'), questions.newRate.label],
    [numberIn(answers, 'newYears'), questions.newYears.label],
  ];
  const missing = needed.filter(([figure]) => figure === null).map(([, label]) => label);
  // Asked last: only a contract with a market value adjustment needs it.
  return missing.length === 0 && adjustedYears(answers) === null ? ['Years of charges left, for the market value adjustment'] : missing;
}

function exchangeIn(answers: Answers): Exchange | null {
  const value = numberIn(answers, 'value');
  const chargePercent = chargeNow(answers);
  const oldRatePercent = oldRate(answers);
  const newRatePercent = numberIn(answers, 'newRate');
  const newSurrenderYears = numberIn(answers, 'newYears');
  const adjusted = adjustedYears(answers);
  if (value === null || chargePercent === null || oldRatePercent === null) return null;
  if (newRatePercent === null || newSurrenderYears === null || adjusted === null) return null;
  return {
    value,
    chargePercent,
    oldRatePercent,
    oldFeesPercent: allFees(answers) ?? 0,
    newRatePercent,
    newFeesPercent: numberIn(answers, 'newFees') ?? 0,
    newBonusPercent: numberIn(answers, 'newBonus') ?? 0,
    newSurrenderYears,
    adjustedYears: adjusted,
  };
}

/** The years of a market value adjustment: those in which charges are left. Null if there is one, and its years are not known. */
function adjustedYears(answers: Answers): number | null {
  return yesIn(answers, 'mva') ? numberIn(answers, 'left') : 0;
}

function adjustmentRates(answers: Answers): ContractFigures['adjustmentRates'] {
  const [boughtAt, leftAt] = [oldRate(answers), numberIn(answers, 'newRate')];
  return boughtAt === null || leftAt === null ? null : { boughtAt, leftAt };
}

function chargeNow(answers: Answers): number | null {
  return numberIn(answers, 'left') === 0 ? 0 : numberIn(answers, 'charge');
}

/** The guaranteed rate is the return, unless the visitor gave another. */
export function oldRate(answers: Answers): number | null {
  return numberIn(answers, 'earned') ?? (choiceIn(answers, 'credit') === 'fixed' ? numberIn(answers, 'rate') : null);
}

function rollUpIn(answers: Answers): ContractFigures['rollUp'] {
  const percent = numberIn(answers, 'rollUp');
  const kind = choiceIn(answers, 'rollUpKind');
  const years = numberIn(answers, 'rollUpYears');
  const payoutPercent = numberIn(answers, 'payout');
  if (percent === null || years === null || payoutPercent === null || (kind !== 'simple' && kind !== 'compound')) return null;
  return { percent, kind, years, payoutPercent };
}

/** The missing answers for checking a roll-up. Empty without a roll-up, or if the answers are unsure. */
export function missingForRollUp(answers: Answers): readonly QuestionName[] {
  if (!numberIn(answers, 'rollUp')) return [];
  return (['rollUpKind', 'rollUpYears', 'payout'] as const).filter((name) => answers[name] === undefined);
}

function yesIn(answers: Answers, name: QuestionName): boolean | null {
  const choice = choiceIn(answers, name);
  return choice === null ? null : choice === 'yes';
}
