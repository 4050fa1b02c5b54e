import { toolNames } from '@annuity-lantern/contracts/tools';
import { formatDollars, formatShortPercent } from '@annuity-lantern/domain/format-number';
import type { OfferedFigures } from '@annuity-lantern/host-kit/hand-over';
import { writeInputsHash } from '@annuity-lantern/tool-kit/inputs-in-hash';
import { sexLabels, sexOf } from '../../../people/sexes.ts';
import { sayYears } from '../../../result/say-years.ts';
import { mainNames, pensionFields, pensionLabels } from './pension-fields.ts';
import type { NamedOffer, Pension } from './read-pension.ts';

const offerRows = {
  single: ['lifeAlone', pensionLabels.single],
  joint: ['withPartToSpouse', pensionLabels.joint],
  p75: ['with75Percent', pensionLabels.p75],
  p50: ['with50Percent', pensionLabels.p50],
} as const;

/** The visitor's figures as the request form would show and send them. Null while they are the example's. */
export function offeredFigures({ texts, lumpSum, offers, age, spouseAge, rate, premium, policyYears }: Pension): OfferedFigures | null {
  if (mainNames.every((name) => texts[name] === pensionFields[name].initial)) return null;
  const rows: readonly (readonly [name: string, label: string, value: string])[] = [
    ['lumpSum', pensionLabels.lump, formatDollars(lumpSum)],
    ...offers.map((offer) => [...offerRows[offer.id], sayOffer(offer)] as const),
    ['age', pensionLabels.age, String(age)],
    ...(spouseAge === null ? [] : ([['spouseAge', pensionLabels.spouseAge, String(spouseAge)]] as const)),
    ['lifeExpectancy', pensionLabels.sex, sexLabels[sexOf(texts.sex)]],
    ...(spouseAge === null ? [] : ([['spouseLifeExpectancy', pensionLabels.spouseSex, sexLabels[sexOf(texts.spouseSex)]]] as const)),
    ['interest', pensionLabels.rate, formatShortPercent(rate)],
    ...(premium === null ? [] : ([['premium', pensionLabels.premium, `${formatDollars(premium)} a month`]] as const)),
    ...(premium === null || policyYears === null ? [] : ([['policyYears', pensionLabels.policyYears, sayYears(policyYears)]] as const)),
  ];
  return {
    attachment: {
      kind: 'pension-choice',
      version: 1,
      inputs: Object.fromEntries(rows.map(([name, , value]) => [name, value])),
      hash: writeInputsHash(pensionFields, texts),
    },
    title: toolNames['pension-choice'],
    lines: rows.map(([, label, value]) => ({ label, value })),
  };
}

function sayOffer({ id, monthly, share }: NamedOffer): string {
  return `${formatDollars(monthly)} a month${id === 'joint' ? `, then ${formatShortPercent(share * 100)} of it` : ''}`;
}
