import { lowerFirst } from '@annuity-lantern/domain/first-letter';
import { aboutDollars, formatDollars } from '@annuity-lantern/domain/format-number';
import { type Exchange, exchangeCourse } from '@annuity-lantern/domain/leave-or-stay';
import { fromExample } from '../../../inputs/from-example.ts';
import { sayYears } from '../../../result/say-years.ts';
import { takenFromWhole } from '../../../result/taken-from-whole.ts';
import { type Answer, type ExchangeView, exchangeView, sayInShort } from './exchange-view.ts';
import { leaveFields, leaveLabels, mainNames } from './leave-fields.ts';
import type { Leaving } from './read-leaving.ts';

/** Everything that the page and the sheet of paper say. */
export interface LeaveView extends ExchangeView {
  readonly leaving: Leaving;
  /** The same without the adjustment, while the visitor is not sure that there is one. Null where it makes no difference. */
  readonly unadjusted: ExchangeView | null;
  /** One answer, or two while the visitor is not sure: without the adjustment, and with it. */
  readonly answers: readonly [Answer, ...Answer[]];
  /** True while every main field has the number of the example. */
  readonly isExample: boolean;
  /** What belongs to the answer, as sentences. */
  readonly notes: readonly string[];
  readonly facts: readonly { readonly label: string; readonly figure: string }[];
}

export function leaveView(leaving: Leaving): LeaveView {
  const view = exchangeView(leaving.exchange);
  const isUnsure = leaving.texts.mva === 'unsure' && view.cost.adjustment > 0;
  const unadjusted = isUnsure ? withoutAdjustment(leaving.exchange, view.course.length - 1) : null;
  const answers = answersOf(view.answer, unadjusted?.answer ?? view.answer);
  const example = fromExample(mainNames, leaving.texts, leaveFields, leaveLabels);
  const notes = [
    ...answers.map(({ more }) => more),
    sayAdjustment(view, isUnsure),
    sayBonus(leaving),
    sayLaterCharges(leaving),
    example.note,
  ];
  return {
    ...view,
    leaving,
    unadjusted,
    answers,
    isExample: example.isExample,
    notes: [...new Set(notes)].filter((note) => note !== ''),
    facts: unadjusted ? costsOf(view, unadjusted) : factsOf(view),
  };
}

/** For as many years as the other answer, so that both are in one chart. */
function withoutAdjustment(exchange: Exchange, years: number): ExchangeView {
  const unadjusted = { ...exchange, adjustedYears: 0 };
  return { ...exchangeView(unadjusted), course: exchangeCourse(unadjusted, years) };
}

/** The result in one or two sentences. */
export function sayLeaving({ answer, unadjusted, answers: [first, second] }: LeaveView): string {
  if (!second || !unadjusted) return sayInShort(first);
  const without = unadjusted.answer;
  return without.lead === answer.lead && without.words === answer.words
    ? `${without.lead} ${without.figure}, or ${answer.figure} if yours adjusts with interest rates${answer.words}`
    : `${sayInShort(first)} ${sayInShort(second)}`;
}

function answersOf(adjusted: Answer, without: Answer): LeaveView['answers'] {
  if (sayInShort(adjusted) === sayInShort(without)) return [adjusted];
  const onlyIf = (words: string, answer: Answer) => ({ ...answer, lead: `${words}, ${lowerFirst(answer.lead)}` });
  return [onlyIf('If yours doesn’t adjust with interest rates', without), onlyIf('If it does', adjusted)];
}

/** The adjustment in dollars, and where its real amount comes from. */
function sayAdjustment({ cost }: ExchangeView, isUnsure: boolean): string {
  if (cost.adjustment === 0) return '';
  const dollars = `of ${aboutDollars(cost.adjustment)}, our estimate from your two rates`;
  return isUnsure
    ? `The second answer counts an adjustment ${dollars}. ${takenFromWhole} Ask the insurer if yours adjusts, and what it would take today.`
    : `This counts a market value adjustment ${dollars}. ${takenFromWhole} Ask the insurer for today’s dollars.`;
}

function sayBonus({ figures: { newBonus, newYears } }: Leaving): string {
  return newBonus && newYears === null
    ? 'We don’t count the new bonus yet. Enter the years of new charges: until they end, the insurer can take it back.'
    : '';
}

function sayLaterCharges({ figures: { left }, schedule }: Leaving): string {
  // The first year of charges is today’s.
  return schedule.slice(Math.max(0, (left ?? 0) - 1)).some((charge) => charge > 0)
    ? 'You entered charges for more years than there are years of charges left. We leave out the later ones. Check both fields.'
    : '';
}

function costsOf({ cost }: ExchangeView, unadjusted: ExchangeView): LeaveView['facts'] {
  return [
    { label: 'to leave today, if it doesn’t adjust', figure: formatDollars(unadjusted.cost.charge) },
    { label: 'to leave today, if it does', figure: aboutDollars(cost.adjustment + cost.charge) },
  ];
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
