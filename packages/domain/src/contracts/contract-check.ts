import { contractThresholds, type Flag, flagFrom, flagSurrenderPeriod, flagYearlyFees } from './contract-thresholds.ts';
import { costOfLeaving, type Exchange, yearsAhead } from './leave-or-stay.ts';
import { type AdjustmentRates, marketValueLoss, ratesLookedAt } from './market-value-adjustment.ts';
import { type RollUpKind, rollUpIncome, rollUpReturn } from './roll-up.ts';

/** The known figures of a contract. Null if not known; the checks that need it are then left out. */
export interface ContractFigures {
  /** Dollars in the contract today. */
  readonly value: number | null;
  /** Dollars paid into it. */
  readonly paidIn: number | null;
  /** All yearly fees together, in percent of the value. */
  readonly feesPercent: number | null;
  /** The most that one year can credit, in percent: a guaranteed rate or a cap. */
  readonly mostCreditPercent: number | null;
  /** Years of surrender charges, from the first payment on. */
  readonly surrenderYears: number | null;
  /** Those of them that are still to come. */
  readonly yearsLeft: number | null;
  /** Percent of the value that is charged for leaving now. */
  readonly chargePercent: number | null;
  /** Percent of the value that may be taken out each year without a charge. */
  readonly freePercent: number | null;
  readonly marketValueAdjustment: boolean | null;
  /** What the contract earns and what an offered one would: the rates that an adjustment goes by. */
  readonly adjustmentRates: AdjustmentRates | null;
  /** A sum that will be needed, in dollars, and in how many years. */
  readonly need: { readonly dollars: number; readonly inYears: number } | null;
  /** Percent of the premium. */
  readonly bonusPercent: number | null;
  /** Whether leaving early gives the bonus back to the insurer, in part or whole. */
  readonly bonusTakenBack: boolean | null;
  readonly rollUp: { readonly percent: number; readonly kind: RollUpKind; readonly years: number; readonly payoutPercent: number } | null;
  /** Whether a seller said that the roll-up base can be taken out as cash. It never can. */
  readonly toldBaseIsCash: boolean | null;
  readonly exchange: Exchange | null;
}

export type CheckName =
  | 'yearly-fees'
  | 'fees-against-credit'
  | 'surrender-period'
  | 'charge-now'
  | 'free-withdrawal'
  | 'money-needed'
  | 'market-value'
  | 'bonus'
  | 'roll-up'
  | 'base-as-cash'
  | 'exchange';

export interface Finding {
  readonly check: CheckName;
  readonly flag: Flag;
  /** The value compared with the bound, in the unit named at each check below. Null for a check without a number. */
  readonly figure: number | null;
  /** The finding in dollars; null when a figure for it is not known. */
  readonly dollars: number | null;
}

/**
 * Every check whose figures are known, in a fixed order, each with its flag by {@link contractThresholds}. Other checks are left out and
 * raise no flag. Not rounded.
 *
 * Raises RangeError when a figure is out of bounds or not a number. Dollars are 0 to 1e12, percents and years 0 to 100.
 * Source: the thresholds are the site's own, see the table. The formula of each check is beside it.
 */
export function checkContract(figures: ContractFigures): Finding[] {
  checkFigures(figures);
  return checks.flatMap(([check, look]) => {
    const found = look(figures);
    return found ? [{ check, ...found }] : [];
  });
}

type Found = Omit<Finding, 'check'> | null;

const checks: readonly (readonly [CheckName, (figures: ContractFigures) => Found])[] = [
  ['yearly-fees', yearlyFees],
  ['fees-against-credit', feesAgainstCredit],
  ['surrender-period', surrenderPeriod],
  ['charge-now', chargeNow],
  ['free-withdrawal', freeWithdrawal],
  ['money-needed', moneyNeeded],
  ['market-value', marketValue],
  ['bonus', bonus],
  ['roll-up', rollUp],
  ['base-as-cash', baseAsCash],
  ['exchange', exchangePaysLate],
];

/** Percent a year; dollars a year. */
function yearlyFees({ feesPercent, value }: ContractFigures): Found {
  if (feesPercent === null) return null;
  return { flag: flagYearlyFees(feesPercent), figure: feesPercent, dollars: partOf(value, feesPercent) };
}

/** Percentage points that the best year leaves after fees, below zero when it costs more than it credits; the same in dollars. */
function feesAgainstCredit({ feesPercent, mostCreditPercent, value }: ContractFigures): Found {
  if (feesPercent === null || mostCreditPercent === null) return null;
  const left = mostCreditPercent - feesPercent;
  const { warnFrom, severeFrom } = contractThresholds.feeShareOfCreditPercent;
  const bounds = { warnFrom: (mostCreditPercent * warnFrom) / 100, severeFrom: (mostCreditPercent * severeFrom) / 100 };
  return { flag: feesPercent === 0 ? 'none' : flagFrom(feesPercent, bounds), figure: left, dollars: partOf(value, left) };
}

/** Years; dollars that a charge holds today: the value without what is free this year. */
function surrenderPeriod({ surrenderYears, yearsLeft, freePercent, value }: ContractFigures): Found {
  if (surrenderYears === null && yearsLeft === null) return null;
  // A period cannot be shorter than what is left of it.
  const years = Math.max(surrenderYears ?? 0, yearsLeft ?? 0);
  const over = yearsLeft === 0;
  return { flag: over ? 'none' : flagSurrenderPeriod(years), figure: years, dollars: over ? 0 : partOf(value, 100 - (freePercent ?? 0)) };
}

/** Percent; dollars charged for leaving with all of the value. */
function chargeNow({ chargePercent, value }: ContractFigures): Found {
  if (chargePercent === null) return null;
  const flag = flagFrom(chargePercent, contractThresholds.surrenderChargePercent);
  return { flag, figure: chargePercent, dollars: partOf(value, chargePercent) };
}

/** Percent; dollars that may be taken out this year. */
function freeWithdrawal({ freePercent, yearsLeft, value }: ContractFigures): Found {
  if (freePercent === null) return null;
  const { warnBelow, severeBelow } = contractThresholds.freeWithdrawalPercent;
  const flag = freePercent < severeBelow ? 'severe' : freePercent < warnBelow ? 'warn' : 'none';
  return { flag: yearsLeft === 0 ? 'none' : flag, figure: freePercent, dollars: partOf(value, freePercent) };
}

/**
 * Dollars of the need beyond what is free in one year: a warning; severe when it is also beyond what is free in all years until then.
 * In dollars, what leaving charges on it at today's rate.
 */
function moneyNeeded({ need, yearsLeft, freePercent, value, chargePercent }: ContractFigures): Found {
  if (need === null || yearsLeft === null) return null;
  if (need.inYears >= yearsLeft) return { flag: 'none', figure: 0, dollars: 0 };
  if (freePercent === null || value === null) return null;
  const free = (value * freePercent) / 100;
  const beyond = Math.max(0, need.dollars - free);
  const flag = need.dollars > free * Math.max(1, need.inYears) ? 'severe' : 'warn';
  return { flag: beyond > 0 ? flag : 'none', figure: beyond, dollars: chargePercent === null ? null : partOf(beyond, chargePercent) };
}

/** Percent of the value, by {@link marketValueLoss} at {@link ratesLookedAt}; the same in dollars. */
function marketValue({ marketValueAdjustment, adjustmentRates, yearsLeft, value }: ContractFigures): Found {
  if (marketValueAdjustment === false) return { flag: 'none', figure: 0, dollars: 0 };
  if (marketValueAdjustment === null || yearsLeft === null) return null;
  const loss = marketValueLoss(yearsLeft, ratesLookedAt(adjustmentRates));
  return { flag: flagFrom(loss, contractThresholds.marketValueLossPercent), figure: loss, dollars: partOf(value, loss) };
}

/**
 * Percent of the premium; dollars. A warning when the bonus can be taken back or the surrender period is long. Severe when it can be taken
 * back and the period alone is severe.
 */
function bonus({ bonusPercent, bonusTakenBack, surrenderYears, yearsLeft, paidIn }: ContractFigures): Found {
  if (bonusPercent === null) return null;
  const found = { figure: bonusPercent, dollars: partOf(paidIn, bonusPercent) };
  if (bonusPercent === 0 || yearsLeft === 0) return { flag: 'none', ...found };
  const known = surrenderYears !== null || yearsLeft !== null;
  const length = flagSurrenderPeriod(Math.max(surrenderYears ?? 0, yearsLeft ?? 0));
  if (bonusTakenBack) return { flag: length === 'severe' ? 'severe' : 'warn', ...found };
  if (length !== 'none') return { flag: 'warn', ...found };
  return bonusTakenBack === false && known ? { flag: 'none', ...found } : null;
}

/** Percent a year that the buyer earns in {@link contractThresholds.rollUpPayments} years of income; dollars of income a year. */
function rollUp({ rollUp: rider, paidIn, value }: ContractFigures): Found {
  if (rider === null) return null;
  const terms = { ...rider, rollUpPercent: rider.percent };
  // The return is the same for every premium.
  const earned = rollUpReturn({ ...terms, premium: 100 }, rider.years + contractThresholds.rollUpPayments);
  if (earned === null) return null;
  const premium = paidIn ?? value;
  return {
    flag: flagFrom(rider.percent - earned, contractThresholds.rollUpGapPoints),
    figure: earned,
    dollars: premium === null ? null : rollUpIncome({ ...terms, premium }),
  };
}

function baseAsCash({ toldBaseIsCash }: ContractFigures): Found {
  if (toldBaseIsCash === null) return null;
  return { flag: toldBaseIsCash ? 'severe' : 'none', figure: null, dollars: null };
}

/**
 * Years until the exchange has paid for itself, null for never; dollars that leaving costs today. Severe as well when the old contract leads again: the
 * new one is then ahead from the end of its surrender period on at the earliest.
 */
function exchangePaysLate({ exchange, marketValueAdjustment, yearsLeft }: ContractFigures): Found {
  if (exchange === null) return null;
  const found = flagExchange(exchange);
  const mayBeAdjusted = marketValueAdjustment === null && yearsLeft !== 0 && exchange.newRatePercent > exchange.oldRatePercent;
  // An adjustment only makes it worse. So a flag is certain without an answer about it, and no flag is not.
  if (found.flag !== 'none' || !mayBeAdjusted) return found;
  if (yearsLeft === null) return null;
  return flagExchange({ ...exchange, adjustedYears: yearsLeft }).flag === 'none' ? found : null;
}

function flagExchange(exchange: Exchange): NonNullable<Found> {
  const ahead = yearsAhead(exchange);
  const { adjustment, charge } = costOfLeaving(exchange);
  const dollars = adjustment + charge;
  if (ahead === null) return { flag: 'severe', figure: null, dollars };
  const { warnFrom, severeFrom } = contractThresholds.breakEvenShareOfNewPeriodPercent;
  const bounds = { warnFrom: (exchange.newSurrenderYears * warnFrom) / 100, severeFrom: (exchange.newSurrenderYears * severeFrom) / 100 };
  const lasts = ahead.until === null || ahead.until > contractThresholds.exchangeYears;
  return { flag: ahead.from === 0 && lasts ? 'none' : flagFrom(ahead.from, bounds), figure: ahead.from, dollars };
}

function partOf(dollars: number | null, percent: number): number | null {
  return dollars === null ? null : (dollars * percent) / 100;
}

function checkFigures(figures: ContractFigures): void {
  const { value, paidIn, need, rollUp: rider } = figures;
  const dollars = [value, paidIn, need?.dollars];
  const years = [figures.surrenderYears, figures.yearsLeft, need?.inYears, rider?.years];
  const percents = [
    figures.feesPercent,
    figures.mostCreditPercent,
    figures.chargePercent,
    figures.freePercent,
    figures.bonusPercent,
    rider?.percent,
    rider?.payoutPercent,
  ];
  if (!areWithin(dollars, 1e12)) throw new RangeError('Dollars must be numbers from 0 to 1e12');
  if (!areWithin([...percents, ...years], 100)) throw new RangeError('Percents and years must be numbers from 0 to 100');
}

function areWithin(numbers: readonly (number | null | undefined)[], most: number): boolean {
  return numbers.every((number) => number === null || number === undefined || (number >= 0 && number <= most));
}
