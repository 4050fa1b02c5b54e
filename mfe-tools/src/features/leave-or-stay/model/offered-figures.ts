import { toolNames } from '@annuity-lantern/contracts/tools';
import { formatDollars, formatPercent } from '@annuity-lantern/domain/format-number';
import type { OfferedFigures } from '@annuity-lantern/host-kit/hand-over';
import { writeInputsHash } from '@annuity-lantern/tool-kit/inputs-in-hash';
import { sexLabels, sexOf } from '../../../people/sexes.ts';
import { sayYears } from '../../../result/say-years.ts';
import { adjustmentOptions, type LeaveName, leaveFields, leaveLabels, mainNames } from './leave-fields.ts';
import type { Leaving } from './read-leaving.ts';

/** The visitor's figures as the review form would show and send them. Null while they are the example's. */
export function offeredFigures({ texts, exchange, figures, schedule, base, death }: Leaving): OfferedFigures | null {
  if (mainNames.every((name) => texts[name] === leaveFields[name].initial)) return null;
  const percent = (figure: number | null) => (figure === null ? '' : formatPercent(figure));
  const dollars = (amount: number | null) => (amount === null ? '' : formatDollars(amount));
  const years = (figure: number | null) => (figure === null ? '' : sayYears(figure));
  const rows: readonly (readonly [name: string, field: LeaveName, value: string])[] = [
    ['value', 'value', formatDollars(exchange.value)],
    ['chargeForLeavingNow', 'charge', percent(figures.charge)],
    ['rateEarnedNow', 'earned', percent(figures.earned)],
    ['rateOffered', 'newRate', percent(figures.newRate)],
    ['yearsOfChargesLeft', 'left', years(figures.left)],
    ['marketValueAdjustment', 'mva', adjustmentOptions.find(({ value }) => value === texts.mva)?.label ?? ''],
    ['yearlyFees', 'fees', percent(figures.fees)],
    ['newYearlyFees', 'newFees', percent(figures.newFees)],
    ['newBonus', 'newBonus', percent(figures.newBonus)],
    ['newYearsOfCharges', 'newYears', years(figures.newYears)],
    ['chargesOfNextYears', 'schedule', schedule.map(formatPercent).join(', ')],
    ['freeWithdrawal', 'free', texts.free === leaveFields.free.initial ? '' : percent(figures.free)],
    ['incomeBase', 'base', dollars(base)],
    ['payoutRate', 'payout', percent(figures.payout)],
    ['deathBenefit', 'death', dollars(death)],
    ['age', 'age', String(figures.age ?? '')],
    ['lifeExpectancyBasedOn', 'sex', texts.sex === leaveFields.sex.initial ? '' : sexLabels[sexOf(texts.sex)]],
  ];
  const given = rows.filter(([, , value]) => value !== '');
  return {
    attachment: {
      kind: 'leave-or-stay',
      version: 1,
      inputs: Object.fromEntries(given.map(([name, , value]) => [name, value])),
      hash: writeInputsHash(leaveFields, texts),
    },
    title: toolNames['leave-or-stay'],
    lines: given.map(([, field, value]) => ({ label: leaveLabels[field], value })),
  };
}
