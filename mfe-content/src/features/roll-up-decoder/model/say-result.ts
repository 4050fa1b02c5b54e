import { formatDollars, formatPercent, formatShortPercent } from '@annuity-lantern/domain/format-number';
import type { Decoded, Outcome } from '../../../roll-up/decode.ts';
import { BUYING_AGE } from '../../../roll-up/decoder-inputs.ts';

/** The first drawing in words. */
export function sayBrochure({ figures, base, incomeAge }: Decoded): string {
  const { premium, rollUpPercent, kind } = figures;
  return `You pay in ${formatDollars(premium)} at ${BUYING_AGE}. With ${formatShortPercent(rollUpPercent)} ${kind} a year, the income base on paper is ${formatDollars(base)} at ${incomeAge}. Nobody can ever withdraw it.`;
}

/** The second drawing in words. */
export function sayIncome({ figures, base, income, incomeAge }: Decoded): string {
  return `${formatDollars(base)} times ${formatShortPercent(figures.payoutPercent)} payout is ${formatDollars(income)} a year, from ${incomeAge}.`;
}

/** The third drawing in words. */
export function sayReturns({ figures, outcomes }: Decoded): string {
  const list = outcomes.map(({ age, percent }) => `to ${age}, ${percent === null ? 'nothing has been paid' : formatPercent(percent)}`);
  const { rollUpPercent } = figures;
  const above = outcomes.find(({ percent }) => percent !== null && percent >= rollUpPercent);
  const against = above
    ? `From ${above.age} on that is at least the ${formatShortPercent(rollUpPercent)} of the roll-up.`
    : `At none of these ages is it ${formatShortPercent(rollUpPercent)}.`;
  return `What you earn a year if you live ${list.slice(0, -1).join('; ')}; and ${list.at(-1)}. ${against}`;
}

/** The whole result in two short sentences, for a screen reader after a change. */
export function sayInShort(decoded: Decoded): string {
  const { income, incomeAge, outcomes } = decoded;
  const known = outcomes.filter((outcome): outcome is Outcome & { percent: number } => outcome.percent !== null);
  const [first, last] = [known[0], known.at(-1)];
  const pays = `Income ${formatDollars(income)} a year from ${incomeAge}.`;
  if (!first || !last) return `${pays} Nothing is paid by 100.`;
  const minus = (percent: number) => formatPercent(percent).replace('\u2212', 'minus ');
  if (first === last) return `${pays} You earn ${minus(first.percent)} a year if you live to ${first.age}.`;
  return `${pays} You earn ${minus(first.percent)} a year if you live to ${first.age}, ${minus(last.percent)} if you live to ${last.age}.`;
}
