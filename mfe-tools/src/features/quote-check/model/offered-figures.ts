import { toolNames } from '@annuity-lantern/contracts/tools';
import { formatCents, formatDollars, formatShortPercent } from '@annuity-lantern/domain/format-number';
import type { OfferedFigures } from '@annuity-lantern/host-kit/hand-over';
import { writeInputsHash } from '@annuity-lantern/tool-kit/inputs-in-hash';
import { sexLabels, sexOf } from '../../../people/sexes.ts';
import { isForTwo, mainNames, payoutOptions, type QuoteName, quoteFields, quoteLabels } from './quote-fields.ts';
import type { Quote } from './read-quote.ts';

/** The visitor's figures as the request form would show and send them. Null while they are the example's. */
export function offeredFigures({ texts, price, monthly, age, option, spouseAge, rate }: Quote): OfferedFigures | null {
  if (mainNames.every((name) => texts[name] === quoteFields[name].initial)) return null;
  const rows: readonly (readonly [name: string, field: QuoteName, value: string])[] = [
    ['price', 'price', formatDollars(price)],
    ['monthlyPayment', 'monthly', formatCents(monthly)],
    ['age', 'age', String(age)],
    ['payoutOption', 'option', payoutOptions[option].label],
    ['lifeExpectancy', 'sex', sexLabels[sexOf(texts.sex)]],
    ...(isForTwo(option)
      ? ([
          ['spouseAge', 'spouseAge', String(spouseAge)],
          ['spouseLifeExpectancy', 'spouseSex', sexLabels[sexOf(texts.spouseSex)]],
        ] as const)
      : []),
    ['interest', 'rate', formatShortPercent(rate)],
  ];
  return {
    attachment: {
      kind: 'quote-check',
      version: 1,
      inputs: Object.fromEntries(rows.map(([name, , value]) => [name, value])),
      hash: writeInputsHash(quoteFields, texts),
    },
    title: toolNames['quote-check'],
    lines: rows.map(([, field, value]) => ({ label: quoteLabels[field], value })),
  };
}
