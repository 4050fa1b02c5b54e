import type { CheckName, Finding } from '@annuity-lantern/domain/contract-check';
import { contractThresholds, secFirstChargePercent } from '@annuity-lantern/domain/contract-thresholds';
import { formatDollars, formatNumber, formatPercent, toDecimals } from '@annuity-lantern/domain/format-number';
import { costOfLeaving, type Exchange, yearsAhead } from '@annuity-lantern/domain/leave-or-stay';
import { ratesLookedAt } from '@annuity-lantern/domain/market-value-adjustment';
import { rollUpExample } from '@annuity-lantern/domain/roll-up';
import { roundedYears, sayYears } from '../../../result/say-years.ts';
import { takenFromWhole } from '../../../result/taken-from-whole.ts';
import { figuresOf, knownFeeParts } from './figures-of.ts';
import { type Answers, choiceIn, numberIn } from './read-answers.ts';

/** A finding in words: description, limit, arithmetic with the visitor's figures, and the question to ask. */
export interface FindingWords {
  readonly title: string;
  readonly what: string;
  readonly bound: string;
  readonly sum: string;
  readonly ask: string;
}

export function sayFinding(finding: Finding, answers: Answers): FindingWords {
  return words[finding.check](finding, answers);
}

/** For the list of usual terms. */
export const checkNames: Readonly<Record<CheckName, string>> = {
  'yearly-fees': 'Yearly fees',
  'fees-against-credit': 'Fees against interest',
  'surrender-period': 'Length of the surrender period',
  'charge-now': 'Surrender charge now',
  'free-withdrawal': 'Free withdrawal',
  'money-needed': 'Money needed early',
  'market-value': 'Market value adjustment',
  bonus: 'Bonus',
  'roll-up': 'Roll-up against real return',
  'base-as-cash': 'Income base called cash',
  exchange: 'Offered exchange',
};

const {
  yearlyFeesPercent: fees,
  surrenderYears: surrender,
  surrenderChargePercent: charges,
  freeWithdrawalPercent: free,
  rollUpGapPoints: gap,
  rollUpPayments,
  marketValueLossPercent: adjustment,
  exchangeYears,
} = contractThresholds;

type Say = (finding: Finding, answers: Answers) => FindingWords;

const words: Readonly<Record<CheckName, Say>> = {
  'yearly-fees': ({ figure, dollars }, answers) => {
    const parts = knownFeeParts(answers);
    const added =
      numberIn(answers, 'fees') === null && parts.length > 1 ? `${parts.map(formatPercent).join(' + ')} = ${percent(figure)}. ` : '';
    return {
      title: `Yearly fees of ${percent(figure)}`,
      what: 'You pay fees every year, even in a year without interest.',
      bound: `We warn from ${fees.warnFrom}% and call it severe from ${fees.severeFrom}%.`,
      sum: `${added}${times(answers, percent(figure), dollars, ' a year')}`,
      ask: 'Which fees are these, one by one in dollars, and which of them can I drop?',
    };
  },
  'fees-against-credit': ({ figure, dollars }, answers) => {
    const { mostCreditPercent, feesPercent } = figuresOf(answers);
    const isFixed = choiceIn(answers, 'credit') === 'fixed';
    const left = `${percent(mostCreditPercent)}${isFixed ? '' : ' at best'} − ${percent(feesPercent)} fees = ${percent(figure)} left`;
    return {
      title: (figure ?? 0) > 0 ? 'Fees take much of the interest' : 'Fees take all of the interest',
      what: isFixed
        ? 'This is what’s left of the guaranteed rate after fees, every year.'
        : 'This is the best year that the cap allows. Any year below the cap leaves less.',
      bound: 'We warn when fees take half of the best year’s interest, and call it severe when they take all of it.',
      sum: dollars === null ? left : `${left}: ${formatDollars(dollars)} a year`,
      ask: 'What did I earn in each of the last five years, after all fees, in dollars?',
    };
  },
  'surrender-period': ({ figure, dollars }, answers) => {
    const { value, freePercent } = figuresOf(answers);
    const freeDollars = value === null || freePercent === null ? null : (value * freePercent) / 100;
    return {
      title: `A surrender period of ${sayYears(figure ?? 0)}`,
      what: 'Until then you pay a charge on anything above the free amount.',
      bound: `We warn over ${surrender.warnOver} years and call it severe over ${surrender.severeOver}.`,
      sum:
        value === null || dollars === null
          ? 'Type the contract value to see it in dollars.'
          : freeDollars === null
            ? `You pay a charge to take out ${formatDollars(value)}, apart from what is free each year`
            : `${formatDollars(value)} − ${formatDollars(freeDollars)} free this year = ${formatDollars(dollars)} with a charge`,
      ask: 'On which date does the last charge end, and does a later payment start a new period?',
    };
  },
  'charge-now': ({ figure, dollars }, answers) => {
    const value = numberIn(answers, 'value');
    const left = value === null || dollars === null ? '' : `; ${formatDollars(value - dollars)} would be yours`;
    return {
      title: `A charge of ${percent(figure)} for leaving today`,
      what: 'The insurer keeps this if you take everything out. Some contracts don’t charge for the free part.',
      bound: `We warn from ${charges.warnFrom}% and call it severe from ${charges.severeFrom}%. The SEC’s own example of a schedule begins at ${secFirstChargePercent}%.`,
      sum: `${times(answers, percent(figure), dollars, '')}${left}`,
      ask: 'What is my surrender value today, in dollars, after every charge and adjustment?',
    };
  },
  'free-withdrawal': ({ figure, dollars }, answers) => ({
    title: `You can take out only ${percent(figure)} a year without a charge`,
    what: 'If you need more, you pay a charge.',
    bound: `${free.warnBelow}% a year is usual. We warn below that and call it severe below ${free.severeBelow}%.`,
    sum: times(answers, percent(figure), dollars, ' a year'),
    ask: 'Do you count the free part from what I paid in or from today’s value? Does an unused part carry over?',
  }),
  'money-needed': ({ figure, dollars }, answers) => {
    const { need, value, freePercent, yearsLeft, chargePercent } = figuresOf(answers);
    const needed = formatDollars(need?.dollars ?? 0);
    const freeDollars = formatDollars(((value ?? 0) * (freePercent ?? 0)) / 100);
    const beyond = `${needed} − ${freeDollars} free in one year = ${formatDollars(figure ?? 0)}`;
    return {
      title: `You need ${needed} before the charges end`,
      what: `${needIn(need?.inYears ?? 0)}; the charges last ${sayYears(yearsLeft ?? 0)} more.`,
      bound:
        'We warn if you need more than one year’s free part. We call it severe if you need more than the free parts of all years until then.',
      sum: dollars === null ? beyond : `${beyond}; × ${percent(chargePercent)} = ${formatDollars(dollars)} at today’s charge`,
      ask: `How could I take out ${needed}, and what would it cost on that day? Do you waive the charge for nursing care or a serious illness?`,
    };
  },
  'market-value': ({ figure, dollars }, answers) => {
    const { adjustmentRates } = figuresOf(answers);
    const { boughtAt, leftAt } = ratesLookedAt(adjustmentRates);
    const isOwn = boughtAt === adjustmentRates?.boughtAt && leftAt === adjustmentRates.leftAt;
    const left = numberIn(answers, 'left') ?? 0;
    const loss = `1 − (${formatNumber(1 + boughtAt / 100, { most: 4 })} ÷ ${formatNumber(1 + leftAt / 100, { most: 4 })}) to the power of ${left} = ${percent(figure)}`;
    return {
      title: `A market value adjustment, with ${sayYears(left)} left`,
      what: 'If rates have risen since you bought, leaving costs more than the charge. If they have fallen, it can cost less.',
      bound: `${isOwn ? `We took the rates you gave (${leftAt}%, not ${boughtAt}%).` : `In our example, rates are one point higher than when you bought (${leftAt}%, not ${boughtAt}%).`} We warn from ${adjustment.warnFrom}% of the value and call it severe from ${adjustment.severeFrom}%.`,
      sum: dollars === null ? loss : `${loss}: ${formatDollars(dollars)} on top of the charge`,
      ask: 'What would the market value adjustment be today, in dollars, and which rate does it follow?',
    };
  },
  bonus: ({ figure, dollars }, answers) => {
    const paidIn = numberIn(answers, 'paidIn');
    return {
      title: `A bonus of ${percent(figure)}`,
      what: figuresOf(answers).bonusTakenBack
        ? 'If you leave early, the insurer takes back part or all of it.'
        : 'You usually pay for a bonus with more years of charges, or with lower rates.',
      bound: `We warn if the insurer can take it back, or if it comes with over ${surrender.warnOver} years of charges. We call it severe if the insurer can take it back for over ${surrender.severeOver} years.`,
      sum:
        paidIn === null || dollars === null
          ? 'Type the amount you paid in to see it in dollars.'
          : `${formatDollars(paidIn)} × ${percent(figure)} = ${formatDollars(dollars)}`,
      ask: 'How much of my bonus is mine today, how much in each coming year, and what does the same contract pay without one?',
    };
  },
  'roll-up': ({ figure, dollars }, answers) => {
    const { rollUp } = figuresOf(answers);
    const difference = (rollUp?.percent ?? 0) - (figure ?? 0);
    const income = dollars === null ? '' : ` Income: ${formatDollars(dollars)} a year.`;
    return {
      title: `A roll-up of ${percent(rollUp?.percent ?? null)}: a number on paper`,
      what: `The roll-up grows a number that only sets the size of your income. Say you buy at ${rollUpExample.boughtAt}, wait ${sayYears(rollUp?.years ?? 0)}, and the payout is ${percent(rollUp?.payoutPercent ?? null)}. Live to ${rollUpExample.boughtAt + (rollUp?.years ?? 0) + rollUpPayments}, and ${rollUpPayments} yearly payments earn you ${percent(figure)} a year. Nothing is left at death.`,
      bound: `We warn when the roll-up rate is ${gap.warnFrom} points or more above what you earn, and call it severe from ${gap.severeFrom}.`,
      sum: `${percent(rollUp?.percent ?? null)} − ${percent(figure)} = ${toDecimals(difference, 2)} points.${income}`,
      ask: 'If I start income at that age, how many dollars a year is it for life, and what is my cash value on that day?',
    };
  },
  'base-as-cash': (_, answers) => {
    const { rollUp, paidIn } = figuresOf(answers);
    return {
      title: 'The income base was called cash',
      what: 'It isn’t cash. An income base, also called benefit base or roll-up base, only measures income. You can never take it out.',
      bound: 'We call it severe whenever someone said so.',
      sum:
        rollUp && paidIn !== null && rollUp.kind === 'simple'
          ? `${formatDollars(paidIn)} × (1 + ${percent(rollUp.percent)} × ${rollUp.years}) = ${formatDollars(paidIn * (1 + (rollUp.percent / 100) * rollUp.years))} on paper, $0 of it as cash`
          : 'Cash you can take out of an income base: $0',
      ask: 'Which page of the contract says that I can take the income base as cash?',
    };
  },
  exchange: ({ figure, dollars }, answers) => {
    const { exchange, marketValueAdjustment, yearsLeft } = figuresOf(answers);
    const years = exchange?.newSurrenderYears ?? 0;
    const charges =
      years > 0 ? `The new contract charges for leaving in its first ${sayYears(years)}.` : 'The new contract has no charge for leaving.';
    const mayBeAdjusted =
      marketValueAdjustment === null && yearsLeft !== 0 && exchange && exchange.newRatePercent > exchange.oldRatePercent;
    const unpriced = mayBeAdjusted ? ' A market value adjustment would make it later.' : '';
    return {
      title: exchangeTitle(figure, exchange && yearsAhead(exchange)?.until),
      what: `${charges}${unpriced} See the math in “Leave or stay”.`,
      bound:
        'We warn if making up for the charge takes half of the new surrender period or more. We call it severe if it takes all of it, never happens, or lasts only some years.',
      sum: sayCost(exchange, dollars ?? 0),
      ask: 'How are you paid if I exchange, and how if I stay?',
    };
  },
};

function sayCost(exchange: Exchange | null, dollars: number): string {
  if (!exchange) return '';
  const { adjustment, charge } = costOfLeaving(exchange);
  const ofCharge = `${formatDollars(exchange.value)} × ${percent(exchange.chargePercent)}`;
  if (adjustment === 0) return `${ofCharge} = ${formatDollars(dollars)} to make up for`;
  return `${formatDollars(adjustment)} of market value adjustment + ${formatDollars(charge)} of charge (${ofCharge}) = ${formatDollars(dollars)} to make up for. ${takenFromWhole}`;
}

function exchangeTitle(years: number | null, until: number | null | undefined): string {
  if (years === null) return 'An exchange that never pays for itself';
  if (until && until <= exchangeYears) return `An exchange that is ahead only until year ${roundedYears(until)}`;
  return years > exchangeYears
    ? `An exchange that does not pay within ${exchangeYears} years`
    : `An exchange that pays only after ${sayYears(years)}`;
}

function percent(figure: number | null): string {
  return formatPercent(figure ?? 0);
}

/** The value times a percentage, or the input that is missing for it. */
function times(answers: Answers, part: string, dollars: number | null, unit: string): string {
  const value = numberIn(answers, 'value');
  if (value === null || dollars === null) return 'Type the contract value to see it in dollars.';
  return `${formatDollars(value)} × ${part} = ${formatDollars(dollars)}${unit}`;
}

function needIn(years: number): string {
  return years === 0 ? 'You may need it this year' : `You may need it in ${sayYears(years)}`;
}
