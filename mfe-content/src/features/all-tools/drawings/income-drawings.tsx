import { formatDollars, roundTo } from '@annuity-lantern/domain/format-number';
import { priceLevel } from '@annuity-lantern/domain/income-floor';
import { calculatePayout, FIRST_TABLE_AGE, LAST_TABLE_AGE, payoutRate } from '@annuity-lantern/domain/payout';
import { monthsOfLumpSum } from '@annuity-lantern/domain/pension-choice';
import { requiredWithdrawal } from '@annuity-lantern/domain/required-withdrawal';
import { ink } from '@annuity-lantern/ui';
import { ToolDrawing } from './tool-drawing.tsx';

const bar = (x: number, top: number, bottom: number, width: number) => `M${roundTo(x, 1)} ${roundTo(top, 1)}h${width}V${bottom}h${-width}z`;

const EXAMPLE = { amount: 200_000, currentAge: 65, startAge: 65 };
const AGES = Array.from({ length: LAST_TABLE_AGE - FIRST_TABLE_AGE + 1 }, (_, index) => FIRST_TABLE_AGE + index);

/** The payout by start age, with an example lit. */
export function PayoutDrawing() {
  const payout = calculatePayout(EXAMPLE);
  if (!payout) return null;
  const monthly = `${formatDollars(payout.monthlyIncome)} a month`;
  const place = (age: number) => bar((age - FIRST_TABLE_AGE) * 9.6, 94 - payoutRate(age) * 6.4, 94, 7);
  return (
    <ToolDrawing
      label={`Bars that rise with the age at which income starts. ${formatDollars(EXAMPLE.amount)} from ${EXAMPLE.startAge} is ${monthly} in this example.`}
    >
      <text x={0} y={16} className={ink.words}>
        {monthly}
      </text>
      <path
        d={AGES.filter((age) => age !== EXAMPLE.startAge)
          .map(place)
          .join('')}
        className={ink.base}
      />
      <path d={place(EXAMPLE.startAge)} className={ink.guaranteed} />
    </ToolDrawing>
  );
}

const SOCIAL_SECURITY = 2_500;
const START = 67;
const LAST = 95;
const PER_DOLLAR = 0.0125;

/** Social Security below, and above it a level annuity that prices shrink. */
export function PlannerDrawing() {
  const annuity = (500_000 * payoutRate(START)) / 100 / 12;
  const ages = Array.from({ length: 8 }, (_, index) => START + index * 4);
  const total = formatDollars(SOCIAL_SECURITY + annuity);
  const floor = 94 - SOCIAL_SECURITY * PER_DOLLAR;
  const top = (age: number) => floor - 2 - (annuity / priceLevel(2.5, age - START)) * PER_DOLLAR;
  return (
    <ToolDrawing
      label={`Bars from ${START} to ${LAST}: Social Security keeps up with prices, a level annuity does not. At ${START} both pay ${total} a month.`}
    >
      <text x={0} y={16} className={ink.words}>{`${total} at ${START}`}</text>
      <path d={ages.map((_, index) => bar(index * 25.5, floor, 94, 21)).join('')} className={ink.base} />
      <path d={ages.map((age, index) => bar(index * 25.5 + 0.75, top(age), floor - 2, 20)).join('')} className={ink.guaranteed} />
    </ToolDrawing>
  );
}

const OFFER = { lumpSum: 350_000, monthly: 2_400, percent: 4.5, age: 65 };
const TO_AGE = 95;

/** A lump sum that pays itself out, above a pension for life. */
export function PensionDrawing() {
  const { lumpSum, monthly, percent, age } = OFFER;
  const years = (monthsOfLumpSum(lumpSum, monthly, percent) ?? 0) / 12;
  const runsOut = age + Math.floor(years);
  const end = (years / (TO_AGE - age)) * 200;
  return (
    <ToolDrawing
      label={`${formatDollars(lumpSum)} that pays ${formatDollars(monthly)} a month and earns ${percent}% lasts to age ${runsOut}. The pension lasts for life.`}
    >
      <text x={0} y={16} className={ink.words}>{`Lasts to ${runsOut}`}</text>
      <path d={`M1 30V52H${roundTo(end, 1)}z`} className={ink.savings} />
      <rect x={1} y={66} width={198} height={18} className={ink.guaranteed} />
    </ToolDrawing>
  );
}

const OWNER = { born: 1953, balance: 100_000 };
const OWNER_AGES = [75, 80, 85, 90, 95];

/** What must be taken out of the same balance, at later and later ages. */
export function WithdrawalDrawing() {
  const percents = OWNER_AGES.map((age) => {
    const found = requiredWithdrawal(OWNER.born, OWNER.born + age, OWNER.balance);
    return found.kind === 'due' ? (found.dollars / OWNER.balance) * 100 : 0;
  });
  const [first = 0, last = 0] = [percents[0], percents.at(-1)];
  const at = (percent: number) => `${roundTo(percent, 1)}%`;
  return (
    <ToolDrawing
      label={`Bars that rise with age: ${at(first)} of the balance must be taken out at ${OWNER_AGES[0]}, ${at(last)} at ${OWNER_AGES.at(-1)}.`}
    >
      <text x={0} y={16} className={ink.words}>{`${at(first)} to ${at(last)}`}</text>
      <path d={percents.map((percent, index) => bar(index * 42, 94 - percent * 6, 94, 30)).join('')} className={ink.base} />
    </ToolDrawing>
  );
}

/**
 * The shortest run of $500,000 that pays $25,000 a year, 60% in stocks. Not worked out here: history would come with the page.
 */
const SHORTEST = { lasts: 16, from: 1969 };

/** Four bars of years: one without an end, one that becomes smaller, one that ran out, and a ladder. */
export function FourWaysDrawing() {
  const end = SHORTEST.lasts * 6.6;
  return (
    <ToolDrawing
      label={`Four bars, one for each way. In this example, the portfolio lasted ${SHORTEST.lasts} years from ${SHORTEST.from}, its shortest run.`}
    >
      <rect x={1} y={4} width={198} height={16} className={ink.guaranteed} />
      <rect x={1} y={28} width={80} height={16} className={ink.guaranteed} />
      <rect x={81} y={28} width={60} height={16} className={ink.base} />
      <rect x={1} y={52} width={end} height={16} className={ink.base} />
      <text x={end + 8} y={66} className={ink.words}>{`${SHORTEST.lasts} years`}</text>
      <path d={[0, 1, 2, 3, 4].map((rung) => bar(1 + rung * 26, 76, 92, 22)).join('')} className={ink.savings} />
    </ToolDrawing>
  );
}

/** Of $600 a month for $100,000 to a man of 65 born in 1961, at 4.5%. Not worked out here: the life tables would come with the page. */
const CENTS_BACK = 87;

/** The part of a dollar that a quote gives back on average. */
export function QuoteDrawing() {
  return (
    <ToolDrawing label={`A bar of 100 cents. In this example, ${CENTS_BACK} cents of each dollar come back on average.`}>
      <text x={0} y={22} className={ink.words}>{`${CENTS_BACK} cents come back`}</text>
      <rect x={1} y={40} width={198} height={26} className={ink.dashed} />
      <rect x={1} y={40} width={CENTS_BACK * 1.98} height={26} className={ink.guaranteed} />
    </ToolDrawing>
  );
}
