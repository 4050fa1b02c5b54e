import { contractThresholds } from '@annuity-lantern/domain/contract-thresholds';
import { formatNumber, formatPercent, roundTo } from '@annuity-lantern/domain/format-number';
import { type Exchange, exchangeCourse, yearsAhead } from '@annuity-lantern/domain/leave-or-stay';
import { type RollUp, rollUpReturn } from '@annuity-lantern/domain/roll-up';
import { ink, joinClasses } from '@annuity-lantern/ui';
import { ToolDrawing } from './tool-drawing.tsx';

const { warnFrom, severeFrom } = contractThresholds.yearlyFeesPercent;
const FEES = 3.4;
const xOfFee = (percent: number) => (percent / 5) * 200;

/** The scale of yearly fees with its limits, and an example in the warning. */
export function CheckDrawing() {
  return (
    <ToolDrawing label={`A scale of yearly fees: a warning from ${warnFrom}%, severe from ${severeFrom}%. The example has ${FEES}%.`}>
      <text x={0} y={22} className={ink.words}>
        Yearly fees
      </text>
      <rect x={0} y={36} width={xOfFee(warnFrom) - 2} height={14} className={ink.greek} />
      <rect x={xOfFee(warnFrom)} y={36} width={xOfFee(severeFrom - warnFrom) - 2} height={14} className={ink.guaranteed} />
      <rect x={xOfFee(severeFrom) + 1} y={36} width={xOfFee(5 - severeFrom) - 1} height={14} className={ink.loss} />
      <path d={`M${xOfFee(FEES)} 56l8 12h-16z`} className={ink.ink} />
      <text x={xOfFee(FEES)} y={88} className={joinClasses(ink.words, ink.middle)}>{`${FEES}%`}</text>
    </ToolDrawing>
  );
}

const exchange: Exchange = {
  value: 100_000,
  chargePercent: 6,
  oldRatePercent: 3,
  oldFeesPercent: 0,
  newRatePercent: 5.3,
  newFeesPercent: 0,
  newBonusPercent: 0,
  adjustedYears: 0,
  newSurrenderYears: 5,
};
const COURSE_YEARS = 6;

/** Two contracts over time: leaving starts lower and catches up. */
export function LeaveOrStayDrawing() {
  const course = exchangeCourse(exchange, COURSE_YEARS);
  const from = yearsAhead(exchange)?.from ?? 0;
  const line = (of: 'stay' | 'leave') =>
    course
      .map((year, index) => `${index ? 'L' : 'M'}${roundTo((year.year / COURSE_YEARS) * 200, 1)} ${roundTo(yOf(year[of]), 1)}`)
      .join('');
  const x = (from / COURSE_YEARS) * 200;
  const meeting = yOf(exchange.value * (1 + exchange.oldRatePercent / 100) ** from);
  const years = `${formatNumber(from, { most: 1 })} years`;
  return (
    <ToolDrawing
      label={`Two lines over ${COURSE_YEARS} years. Leaving costs ${exchange.chargePercent}% first, and is ahead after ${years}.`}
    >
      <text x={0} y={16} className={ink.words}>{`Ahead after ${years}`}</text>
      <path d={line('stay')} className={ink.savingsLine} />
      <path d={line('leave')} className={ink.baseLine} />
      <circle cx={x} cy={meeting} r={7} className={ink.guaranteed} />
    </ToolDrawing>
  );
}

const yOf = (value: number) => 94 - ((value - 94_000) / 34_500) * 66;

const rollUp: RollUp = { premium: 100_000, rollUpPercent: 8, kind: 'simple', years: 10, payoutPercent: 5 };
/** Bought at 60. */
const ALIVE_YEARS = 30;
const ALIVE_TO = 60 + ALIVE_YEARS;

/** The promised rate on paper, and the actual return. */
export function RollUpDrawing() {
  const earned = rollUpReturn(rollUp, ALIVE_YEARS) ?? 0;
  return (
    <ToolDrawing
      label={`Two bars: ${rollUp.rollUpPercent}% a year on paper, ${formatPercent(earned)} a year earned if you buy at 60 and live to ${ALIVE_TO}.`}
    >
      <text x={0} y={16} className={ink.words}>{`${formatPercent(rollUp.rollUpPercent)} on paper`}</text>
      <rect x={1} y={24} width={rollUp.rollUpPercent * 24.5} height={16} className={ink.dashed} />
      <text x={0} y={68} className={ink.words}>{`${formatPercent(earned)} earned, to age ${ALIVE_TO}`}</text>
      <rect x={1} y={76} width={earned * 24.5} height={16} className={ink.guaranteed} />
    </ToolDrawing>
  );
}

const QUESTIONS = 6;
const AGAINST = 2;

/** Six questions, some of whose answers speak against an annuity. */
export function NeedDrawing() {
  const bars = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => `M${(from + index) * 34} 40h26v40h-26z`).join('');
  return (
    <ToolDrawing label={`${QUESTIONS} questions. In this example ${AGAINST} answers speak against an annuity.`}>
      <text x={0} y={16} className={ink.words}>{`${AGAINST} of ${QUESTIONS} say no`}</text>
      <path d={bars(0, AGAINST)} className={ink.loss} />
      <path d={bars(AGAINST, QUESTIONS)} className={ink.greek} />
    </ToolDrawing>
  );
}
