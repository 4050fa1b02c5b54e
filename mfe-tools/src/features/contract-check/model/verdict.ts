import type { CheckName, Finding } from '@annuity-lantern/domain/contract-check';
import { formatDollars, formatPercent, formatShortPercent, toDecimals } from '@annuity-lantern/domain/format-number';
import { type RollUpKind, rollUpExample, rollUpReturn } from '@annuity-lantern/domain/roll-up';
import { sayYears } from '../../../result/say-years.ts';
import type { CheckResult } from './check-result.ts';
import { figuresOf, missingForExchange } from './figures-of.ts';
import { type Answers, choiceIn, numberIn } from './read-answers.ts';

/** Sentences of the verdict, with the one about a paper number: more is not read. */
const MOST_SENTENCES = 2;

/** The age to which a paper number is worked out. */
const LIVE_TO = 85;

export interface Verdict {
  /** What a roll-up rate really earns, beside the count of flags. Null without a roll-up. */
  readonly paper: PaperNumber | null;
  /** Worst first. */
  readonly sentences: readonly string[];
}

/** A roll-up rate against what it earns. */
export interface PaperNumber {
  readonly words: string;
  /** For the line at the bottom of a phone's screen. */
  readonly short: string;
  /** The terms that it takes for granted. */
  readonly assumed: string;
}

/** What the answers come to, in dollars or years. It says what is, never what to do. */
export function verdictOf({ flags, usual }: CheckResult, answers: Answers): Verdict {
  const paper = paperNumber(answers);
  const own = flags
    .filter(({ check }) => !(paper && check === 'roll-up'))
    .map((finding) => ({ ...finding, words: sayShort(finding, answers) }));
  const worst = (flag: Finding['flag']) =>
    own
      .filter((finding) => finding.flag === flag)
      .sort((a, b) => lossOf(b) - lossOf(a))
      .map(({ words }) => words);
  const all = [...worst('severe'), ...worst('warn'), ...(flags.length === 0 ? sayClean(usual, answers) : [])];
  return { paper, sentences: all.slice(0, paper ? MOST_SENTENCES - 1 : MOST_SENTENCES) };
}

/** Without a flag: what is still open. Only when nothing is, that the figures stay within the limits. */
function sayClean(usual: readonly Finding[], answers: Answers): readonly string[] {
  const open = openPoints(usual, answers);
  if (open.length > 0) return open;
  if (usual.length === 0) return ['Add the yearly fees, or the years of surrender charges.'];
  const unsure = Object.values(answers).some(({ kind }) => kind === 'unsure') ? ' What you aren’t sure of isn’t checked.' : '';
  return [`That doesn’t mean it’s a good contract. It only means that the figures you gave stay within our limits.${unsure}`];
}

/** What may be called within the limits. The charge alone may not, where an adjustment comes on top that is flagged or not priced. */
export function withinLimits(usual: readonly Finding[], answers: Answers): readonly Finding[] {
  const { marketValueAdjustment } = figuresOf(answers);
  const isCostKnown = !marketValueAdjustment || usual.some(({ check }) => check === 'market-value');
  return usual.filter(({ check }) => isCostKnown || check !== 'charge-now');
}

/** What the answers name without settling it, so that no result may be called clean. */
export function openPoints(usual: readonly Finding[], answers: Answers): readonly string[] {
  const { exchange, marketValueAdjustment, yearsLeft } = figuresOf(answers);
  const points: string[] = [];
  if (marketValueAdjustment && yearsLeft === null)
    points.push('What the market value adjustment takes isn’t checked yet. Add the years of charges left.');
  if (numberIn(answers, 'newRate') === null || usual.some(({ check }) => check === 'exchange')) return points;
  if (exchange) points.push('The offered exchange isn’t judged yet. Is there a market value adjustment? It can cost more than the charge.');
  else points.push(`The offered exchange isn’t judged yet. Still missing: ${missingForExchange(answers).join('; ')}.`);
  return points;
}

/** With the terms that are known, and the usual ones for the others. Null without a roll-up. */
export function paperNumber(answers: Answers): PaperNumber | null {
  const percent = numberIn(answers, 'rollUp');
  if (!percent) return null;
  const given = choiceIn(answers, 'rollUpKind');
  const kinds: readonly RollUpKind[] = given === 'simple' || given === 'compound' ? [given] : ['simple', 'compound'];
  const years = numberIn(answers, 'rollUpYears') ?? rollUpExample.years;
  const payoutPercent = numberIn(answers, 'payout') ?? rollUpExample.payoutPercent;
  const earned = kinds.map((kind) =>
    rollUpReturn({ premium: 100, rollUpPercent: percent, kind, years, payoutPercent }, LIVE_TO - rollUpExample.boughtAt),
  );
  const rate = `The ${formatShortPercent(percent)}`;
  const known = earned.filter((one) => one !== null).map((one) => toDecimals(one, 1).replace('-', '\u2212'));
  const earns = `earns about ${[...new Set(known)].join(' to ')}% a year`;
  const isKnown = known.length > 0;
  return {
    words: `${rate} is a paper number: ${isKnown ? `it ${earns} if you live to ${LIVE_TO}` : `by ${LIVE_TO} it has paid no income`}.`,
    short: isKnown ? `${rate} ${earns}.` : `${rate} has paid no income by ${LIVE_TO}.`,
    assumed: sayAssumed(answers),
  };
}

/** The terms that {@link paperNumber} takes for granted. */
function sayAssumed(answers: Answers): string {
  const { boughtAt, years, payoutPercent } = rollUpExample;
  const assumed = [
    `bought at ${boughtAt}`,
    ...(numberIn(answers, 'rollUpYears') === null ? [`income after ${years} years`] : []),
    ...(numberIn(answers, 'payout') === null ? [`a ${formatShortPercent(payoutPercent)} payout`] : []),
    ...(choiceIn(answers, 'rollUpKind') === null ? ['simple or compound growth'] : []),
  ];
  return `Our assumptions: ${assumed.join(', ')}.`;
}

/** Dollars that a finding costs, once or in a year. Zero where it costs none, or where they are not known. */
function lossOf({ check, dollars }: Finding): number {
  return losses.has(check) ? (dollars ?? 0) : 0;
}

const losses: ReadonlySet<CheckName> = new Set(['yearly-fees', 'charge-now', 'money-needed', 'market-value', 'exchange']);

function sayShort(finding: Finding, answers: Answers): string {
  return short[finding.check](finding, answers);
}

const short: Readonly<Record<CheckName, (finding: Finding, answers: Answers) => string>> = {
  'yearly-fees': (finding) => `Fees take ${amountOf(finding)} a year, even in a year without interest.`,
  'fees-against-credit': ({ figure }) =>
    (figure ?? 0) > 0 ? `Fees leave you ${formatPercent(figure ?? 0)} of interest in the best year.` : 'Fees take all of the interest.',
  'surrender-period': ({ figure }, answers) => {
    const left = numberIn(answers, 'left');
    return left === null
      ? `You pay a charge to leave in the first ${sayYears(figure ?? 0)}.`
      : `You pay a charge to leave for ${sayYears(left)} more.`;
  },
  'charge-now': (finding) => `Leaving today costs a charge of ${amountOf(finding)}.`,
  'free-withdrawal': (finding) => `You can take out only ${amountOf(finding)} a year without a charge.`,
  'money-needed': ({ dollars }) =>
    dollars === null
      ? 'You may need more than you can take out without a charge.'
      : `The money you may need costs ${formatDollars(dollars)} to take out.`,
  'market-value': (finding) => `A market value adjustment could take ${amountOf(finding)} if you leave.`,
  bonus: (finding, answers) =>
    figuresOf(answers).bonusTakenBack
      ? `The insurer can take back the bonus of ${amountOf(finding)}.`
      : `The bonus of ${amountOf(finding)} comes with years of charges.`,
  'roll-up': ({ figure }) => `The roll-up earns about ${toDecimals(figure ?? 0, 1).replace('-', '\u2212')}% a year.`,
  'base-as-cash': () => 'The income base isn’t cash: you can never take it out.',
  exchange: ({ figure }) =>
    figure === null
      ? 'The offered exchange never pays for itself.'
      : `The offered exchange pays for itself after about ${sayYears(figure)}.`,
};

/** In dollars where they are known, otherwise in percent. */
function amountOf({ dollars, figure }: Finding): string {
  return dollars === null ? formatPercent(figure ?? 0) : formatDollars(dollars);
}
