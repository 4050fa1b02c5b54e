import { formatDollars } from '@annuity-lantern/domain/format-number';
import { lowerFirst } from '../../../result/first-letter.ts';
import { sayYears } from '../../../result/say-years.ts';
import { takenFromWhole } from '../../../result/taken-from-whole.ts';
import { type ExchangeView, exchangeView, sayInShort } from './exchange-view.ts';
import { leaveFields, leaveLabels, mainNames } from './leave-fields.ts';
import type { Leaving } from './read-leaving.ts';

/** Everything that the page and the sheet of paper say. */
export interface LeaveView extends ExchangeView {
  readonly leaving: Leaving;
  /** True while every main field has the number of the example. */
  readonly isExample: boolean;
  /** What belongs to the answer, as sentences. */
  readonly notes: readonly string[];
  readonly facts: readonly { readonly label: string; readonly figure: string }[];
}

export function leaveView(leaving: Leaving): LeaveView {
  const view = exchangeView(leaving.exchange);
  const fromExample = mainNames.filter((name) => leaving.texts[name] === leaveFields[name].initial);
  const isExample = fromExample.length === mainNames.length;
  const notes = [view.answer.more, sayAdjustment(leaving, view), sayBonus(leaving), isExample ? '' : sayFromExample(fromExample)];
  return { ...view, leaving, isExample, notes: notes.filter((note) => note !== ''), facts: factsOf(view) };
}

/** The adjustment in dollars. Without an answer about it, also what holds for a contract that has none. */
function sayAdjustment({ exchange, texts }: Leaving, { cost }: ExchangeView): string {
  if (cost.adjustment === 0) return '';
  const counted = `This counts a market value adjustment of about ${formatDollars(cost.adjustment)}, our estimate from your two rates. ${takenFromWhole}`;
  if (texts.mva === 'yes') return `${counted} Ask the insurer for today’s dollars.`;
  const { answer } = exchangeView({ ...exchange, adjustedYears: 0 });
  const without = sayInShort(answer);
  return `${counted} Not every contract has one. Without it: ${lowerFirst(without)}`;
}

function sayBonus({ figures: { newBonus, newYears } }: Leaving): string {
  return newBonus && newYears === null
    ? 'We don’t count the new bonus yet. Enter the years of new charges: until they end, the insurer can take it back.'
    : '';
}

function sayFromExample(names: readonly (typeof mainNames)[number][]): string {
  return names.length > 0 ? `Still as in our example: ${names.map((name) => leaveLabels[name]).join('; ')}.` : '';
}

function factsOf({ cost: { adjustment, charge }, course }: ExchangeView): LeaveView['facts'] {
  const last = course.at(-1);
  const difference = last ? last.leave - last.stay : 0;
  return [
    { label: 'to leave today', figure: formatDollars(adjustment + charge) },
    ...(adjustment > 0
      ? [
          { label: 'for the charge', figure: formatDollars(charge) },
          { label: 'for the adjustment', figure: formatDollars(adjustment) },
        ]
      : []),
    ...(last
      ? [{ label: `${difference < 0 ? 'less' : 'more'} after ${sayYears(last.year)}`, figure: formatDollars(Math.abs(difference)) }]
      : []),
  ];
}
