import { roundTo } from '../text/format-number.ts';
import { cents, change, dollars, factor, number, percent, rate } from './text-figure.ts';
import {
  buyingPower,
  deferredIncome,
  firstInterest,
  fixedIndex,
  INFLATION,
  immediate,
  multiYear,
  PREMIUM,
  receivedBy,
  variable,
} from './type-examples.ts';

/** Percent a year that the insurer may earn on the premium of the immediate annuity: an assumption of the example. */
const EARNED = { low: 4, high: 5 } as const;
/** Years after which the text says what a level payment still buys. */
const LATER = 20;
const deferredWait = deferredIncome.startsAt - deferredIncome.boughtAt;
const lostToFees = variable.without - variable.withFees;
const [year1, year2, year3, year4, year5] = fixedIndex.years.map(({ indexReturn, credited, value }) => ({
  index: change(indexReturn),
  credited: percent(credited),
  value: cents(value),
})) as [IndexYear, IndexYear, IndexYear, IndexYear, IndexYear];

type IndexYear = Readonly<Record<'index' | 'credited' | 'value', ReturnType<typeof percent>>>;

/** What the texts on the five types of annuity name: the figures of their examples. */
export const typeFigures = {
  'example.premium': dollars(PREMIUM),
  'example.inflation': rate(INFLATION),
  'example.inflationFactor': factor(1 + INFLATION / 100),
  'immediate.boughtAt': number(immediate.boughtAt),
  'immediate.perMonth': dollars(immediate.perMonth),
  'immediate.perYear': dollars(immediate.perYear),
  'immediate.payoutRate': rate(immediate.payoutRate),
  'immediate.yearsToGetBack': number(immediate.yearsToGetBack),
  'immediate.exactYearsToGetBack': number(roundToTenth(PREMIUM / immediate.perYear)),
  'immediate.backAtAge': number(immediate.backAtAge),
  'immediate.earnedLow': percent(EARNED.low),
  'immediate.earnedHigh': percent(EARNED.high),
  'immediate.interestLow': dollars(firstInterest(EARNED.low)),
  'immediate.interestHigh': dollars(firstInterest(EARNED.high)),
  'immediate.yearsBy85': number(85 - immediate.startsAt),
  'immediate.by85': dollars(receivedBy(immediate, 85)),
  'immediate.yearsBy95': number(95 - immediate.startsAt),
  'immediate.by95': dollars(receivedBy(immediate, 95)),
  'immediate.laterYears': number(LATER),
  'immediate.buysLater': dollars(buyingPower(immediate.perMonth, LATER)),
  'deferred.boughtAt': number(deferredIncome.boughtAt),
  'deferred.startsAt': number(deferredIncome.startsAt),
  'deferred.wait': number(deferredWait),
  'deferred.perMonth': dollars(deferredIncome.perMonth),
  'deferred.perYear': dollars(deferredIncome.perYear),
  'deferred.yearsToGetBack': number(deferredIncome.yearsToGetBack),
  'deferred.exactYearsToGetBack': number(roundToTenth(PREMIUM / deferredIncome.perYear)),
  'deferred.yearsBy80': number(80 - deferredIncome.startsAt),
  'deferred.by80': dollars(receivedBy(deferredIncome, 80)),
  'deferred.yearsBy95': number(95 - deferredIncome.startsAt),
  'deferred.by95': dollars(receivedBy(deferredIncome, 95)),
  'deferred.buysAtStart': dollars(buyingPower(deferredIncome.perMonth, deferredWait)),
  'multiYear.rate': rate(multiYear.rate),
  'multiYear.years': number(multiYear.years),
  'multiYear.end': dollars(multiYear.endValue),
  'multiYear.endInCents': cents(multiYear.endValue),
  'multiYear.interest': dollars(multiYear.endValue - PREMIUM),
  'multiYear.leaveAfter': number(multiYear.leaveAfter),
  'multiYear.valueWhenLeaving': cents(multiYear.valueWhenLeaving),
  'multiYear.chargePercent': percent(multiYear.chargePercent),
  'multiYear.charge': cents(multiYear.charge),
  'multiYear.paidOut': cents(multiYear.paidOut),
  'multiYear.growthLeft': cents(multiYear.paidOut - PREMIUM),
  'fixedIndex.cap': percent(fixedIndex.cap),
  'fixedIndex.year1.index': year1.index,
  'fixedIndex.year1.credited': year1.credited,
  'fixedIndex.year1.value': year1.value,
  'fixedIndex.year2.index': year2.index,
  'fixedIndex.year2.credited': year2.credited,
  'fixedIndex.year2.value': year2.value,
  'fixedIndex.year3.index': year3.index,
  'fixedIndex.year3.credited': year3.credited,
  'fixedIndex.year3.value': year3.value,
  'fixedIndex.year4.index': year4.index,
  'fixedIndex.year4.credited': year4.credited,
  'fixedIndex.year4.value': year4.value,
  'fixedIndex.year5.index': year5.index,
  'fixedIndex.year5.credited': year5.credited,
  'fixedIndex.year5.value': year5.value,
  'fixedIndex.end': dollars(fixedIndex.endValue),
  'fixedIndex.indexEnd': dollars(fixedIndex.indexValue),
  'fixedIndex.interest': cents(fixedIndex.endValue - PREMIUM),
  'fixedIndex.riderFee': rate(fixedIndex.riderFee),
  'fixedIndex.riderCost': cents(fixedIndex.endValue - fixedIndex.endValueWithFee),
  'fixedIndex.endAfterFee': cents(fixedIndex.endValueWithFee),
  'variable.mortalityAndExpense': rate(variable.feeLayers.mortalityAndExpense),
  'variable.administration': rate(variable.feeLayers.administration),
  'variable.funds': rate(variable.feeLayers.funds),
  'variable.incomeRider': rate(variable.feeLayers.incomeRider),
  'variable.fees': rate(variable.feePercent),
  'variable.growth': percent(variable.growthPercent),
  'variable.years': number(variable.years),
  'variable.withoutFees': dollars(variable.without),
  'variable.withFees': dollars(variable.withFees),
  'variable.growthInDollars': dollars(variable.without - PREMIUM),
  'variable.lost': dollars(lostToFees),
  'variable.fall': percent(-variable.badYear),
  'variable.afterBadYear': cents(variable.afterBadYear),
} as const;

function roundToTenth(value: number): number {
  return roundTo(value, 1);
}
