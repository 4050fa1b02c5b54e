import { toolNames } from '@annuity-lantern/contracts/tools';
import { formatDollars, formatShortPercent } from '@annuity-lantern/domain/format-number';
import type { OfferedFigures } from '@annuity-lantern/host-kit/hand-over';
import { writeInputsHash } from '@annuity-lantern/tool-kit/inputs-in-hash';
import { sexLabels, sexOf } from '../../../people/sexes.ts';
import type { WantedWays } from './read-ways.ts';
import { ladderLabels, mainNames, rateNameOf, riseLabels, type WaysName, waysFields, waysLabels } from './ways-fields.ts';

/** The visitor's figures as the request form would show and send them. Null while they are the example's. */
export function offeredFigures({ texts, amount, income, rises, age, share, stocks, costs, ladder }: WantedWays): OfferedFigures | null {
  if (mainNames.every((name) => texts[name] === waysFields[name].initial)) return null;
  const rows: readonly (readonly [name: string, field: WaysName, value: string])[] = [
    ['money', 'amount', formatDollars(amount)],
    ['yearlyIncome', 'income', formatDollars(income)],
    ['age', 'age', String(age)],
    ['lifeExpectancy', 'sex', sexLabels[sexOf(texts.sex)]],
    ['incomeShould', 'rises', riseLabels[rises ? 'prices' : 'level']],
    ['annuityPart', 'share', formatShortPercent(share)],
    ['stocks', 'stocks', formatShortPercent(stocks)],
    ['costs', 'costs', formatShortPercent(costs)],
    ['ladderPaysIn', 'ladder', ladderLabels[ladder.real ? 'real' : 'dollars']],
    ['ladderEarns', rateNameOf(texts.ladder), formatShortPercent(ladder.ratePercent)],
  ];
  return {
    attachment: {
      kind: 'four-ways',
      version: 1,
      inputs: Object.fromEntries(rows.map(([name, , value]) => [name, value])),
      hash: writeInputsHash(waysFields, texts),
    },
    title: toolNames['four-ways'],
    lines: rows.map(([, field, value]) => ({ label: waysLabels[field], value })),
  };
}
