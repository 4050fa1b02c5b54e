import { formatAge, formatDollars, formatPercent, toDecimals } from '@annuity-lantern/domain/format-number';
import { newestFigure } from '@annuity-lantern/domain/year-figures';
import { FigureYear } from '@annuity-lantern/host-kit';
import { ShowWorking, type WorkingStep } from '@annuity-lantern/tool-kit/show-working';
import { above, ChartFrame, font, Info, joinClasses, Notice, ruled } from '@annuity-lantern/ui';
import { type ExchangeView, exchangeView } from '../model/exchange-view.ts';
import { figuresOf, missingForExchange } from '../model/figures-of.ts';
import { type Answers, percentsIn } from '../model/read-answers.ts';
import { ExchangeChart } from './exchange-chart.tsx';
import styles from './leave-or-stay.module.css';
import { PrintExchange } from './print-exchange.tsx';

const earlyWithdrawalTaxPercent = newestFigure('earlyWithdrawalTaxPercent');
const earlyWithdrawalAge = formatAge(newestFigure('earlyWithdrawalAge').value);

interface LeaveOrStayProps {
  readonly answers: Answers;
  readonly outdated: boolean;
  /** The fragment of a link to this result. */
  readonly hash: string;
}

/** Whether and from which year an exchange pays, or the inputs that are missing for an answer. */
export function LeaveOrStay({ answers, outdated, hash }: LeaveOrStayProps) {
  const { exchange, feesPercent } = figuresOf(answers);
  const missing = missingForExchange(answers);
  return (
    <section className={joinClasses(ruled[24], above[40])} aria-labelledby="leave-or-stay">
      <h2 id="leave-or-stay" className={font.h3}>
        Leave or stay
      </h2>
      {exchange ? (
        <Worked
          view={exchangeView(exchange)}
          schedule={percentsIn(answers, 'schedule')}
          feesKnown={feesPercent !== null}
          outdated={outdated}
          hash={hash}
        />
      ) : (
        <p
          className={joinClasses(font.quiet, font.measure, above[8])}
        >{`Offered a replacement? Five numbers show when you’d come out ahead. ${missing.length < 5 ? 'Still missing' : 'They are'}: ${missing.join('; ')}.`}</p>
      )}
    </section>
  );
}

interface WorkedProps extends Pick<LeaveOrStayProps, 'outdated' | 'hash'> {
  readonly view: ExchangeView;
  /** The charges of the coming years in percent, where they are known. */
  readonly schedule: readonly number[];
  readonly feesKnown: boolean;
}

function Worked({ view, schedule, feesKnown, outdated, hash }: WorkedProps) {
  const { exchange, cost, course, headline, sentence } = view;
  return (
    <>
      <p className={joinClasses(font.strong, above[8], styles.headline)}>{headline}</p>
      {exchange.newRatePercent <= exchange.oldRatePercent && exchange.chargePercent > 0 && (
        <p className={joinClasses(font.quiet, font.measure, above[8])}>
          An equal or lower rate never makes up for a charge. Only lower yearly fees, or a bonus larger than the charge, can.
        </p>
      )}
      {cost.adjustment > 0 && (
        <p className={joinClasses(font.quiet, font.measure, above[8])}>
          {`We estimate the market value adjustment from your two rates: about ${formatDollars(cost.adjustment)}. Ask the insurer for today’s dollars.`}
        </p>
      )}
      <Waiting view={view} schedule={schedule} />
      <ChartFrame
        id="leave-or-stay-by-year"
        title="What each contract holds, year by year"
        className={above[24]}
        sentence={sentence}
        table={{
          columns: [
            { key: 'year', label: 'After years' },
            { key: 'stay', label: 'Stay', numeric: true },
            { key: 'leave', label: 'Leave', numeric: true },
            { key: 'difference', label: 'Leave minus stay', numeric: true },
          ],
          rows: course.map(({ year, stay, leave }) => ({
            year: String(year),
            stay: formatDollars(stay),
            leave: formatDollars(leave),
            difference: `${leave > stay ? '+' : ''}${formatDollars(leave - stay)}`,
          })),
        }}
        source={`Your own numbers, before taxes and before any charge for leaving in that year. ${feesKnown ? '' : 'You gave no fees for your contract, so we count none. '}The scale doesn’t start at zero.`}
      >
        <ExchangeChart view={view} />
      </ChartFrame>
      <ShowWorking
        steps={stepsOf(view)}
        source="Our own math: two amounts that grow by compound interest. You typed the rates. They aren’t offers."
        assumptions="Both rates stay the same every year. A new bonus counts once the new surrender period ends, because the insurer can take it back until then. If you gave no fees for the new contract, we count none."
        leftOut={`Taxes, ${exchange.adjustedYears > 0 ? 'what a market value adjustment might add' : 'a market value adjustment'}, income riders and death benefits that end with the old contract, and the new contract’s own charge for leaving early.`}
      />
      <Notice tone="plain" icon={<Info />} title="Taxes, in short" className={above[24]}>
        <p>
          <span>{`You pay no tax when you exchange one annuity directly for another (Section 1035 of the tax code). If the insurer pays the money to you instead, you pay income tax on the gain. Before age ${earlyWithdrawalAge} you usually pay another ${earlyWithdrawalTaxPercent.value}% (law of`}</span>{' '}
          <FigureYear of={earlyWithdrawalTaxPercent} />
          ). Annuities in an IRA follow other rules. Ask a tax adviser before you sign.
        </p>
      </Notice>
      <PrintExchange view={view} feesKnown={feesKnown} outdated={outdated} hash={hash} />
    </>
  );
}

/** The value of waiting a year, if the schedule is known. */
function Waiting({ view: { exchange }, schedule }: Pick<WorkedProps, 'view' | 'schedule'>) {
  const [nextYear] = schedule;
  if (nextYear === undefined) return null;
  const { value, chargePercent } = exchange;
  const now = (value * chargePercent) / 100;
  const later = (value * nextYear) / 100;
  return (
    <p
      className={joinClasses(font.quiet, font.measure, above[8])}
    >{`Wait a year, and the charge on today’s value goes from ${formatDollars(now)} to ${formatDollars(later)} (${formatPercent(chargePercent)} to ${formatPercent(nextYear)}). The offer may have changed by then.`}</p>
  );
}

function stepsOf({ exchange, cost, ahead }: ExchangeView): WorkingStep[] {
  const { value, chargePercent, oldRatePercent, oldFeesPercent, newRatePercent, newFeesPercent, newBonusPercent, adjustedYears } = exchange;
  const { adjustment, moved } = cost;
  const kept = value > 0 ? moved / value : 1 - chargePercent / 100;
  const oldGrowth = (1 + oldRatePercent / 100) * (1 - oldFeesPercent / 100);
  const newGrowth = (1 + newRatePercent / 100) * (1 - newFeesPercent / 100);
  const growth = (rate: number, fees: number, result: number) =>
    `${formatPercent(rate)}, fees ${formatPercent(fees)}: × ${toDecimals(result, 4)} a year`;
  return [
    ...(adjustment > 0
      ? [
          {
            name: 'Market value adjustment',
            formula: 'value × (1 − ((1 + your rate) ÷ (1 + new rate)) to the power of the years of charges left)',
            sum: `${formatDollars(value)} × (1 − (${toDecimals(1 + oldRatePercent / 100, 4)} ÷ ${toDecimals(1 + newRatePercent / 100, 4)})^${adjustedYears}) = ${formatDollars(adjustment)}`,
          },
        ]
      : []),
    {
      name: 'What you move',
      formula: adjustment > 0 ? '(value − adjustment) × (1 − charge)' : 'value × (1 − charge)',
      sum: `${formatDollars(value - adjustment)} × ${toDecimals(1 - chargePercent / 100, 4)} = ${formatDollars(moved)}`,
    },
    { name: 'Growth if you stay', formula: '(1 + rate) × (1 − fees)', sum: growth(oldRatePercent, oldFeesPercent, oldGrowth) },
    { name: 'Growth if you leave', formula: '(1 + rate) × (1 − fees)', sum: growth(newRatePercent, newFeesPercent, newGrowth) },
    {
      name: 'Break-even without a bonus',
      formula: 'ln(value ÷ what is moved) ÷ ln(growth if you leave ÷ growth if you stay)',
      sum:
        newGrowth > oldGrowth && chargePercent < 100
          ? `${toDecimals(-Math.log(kept), 4)} ÷ ${toDecimals(Math.log(newGrowth / oldGrowth), 4)} = ${toDecimals(-Math.log(kept) / Math.log(newGrowth / oldGrowth), 2)} years`
          : 'never: the new contract doesn’t grow faster',
    },
    ...(newBonusPercent > 0
      ? [
          {
            name: 'With the new bonus',
            formula: 'counted from the end of the new surrender period',
            sum: ahead === null ? 'never' : `${toDecimals(ahead.from, 2)} years`,
          },
        ]
      : []),
    ...(ahead?.until
      ? [
          {
            name: 'Old contract ahead again',
            formula: 'ln(what is moved × (1 + bonus) ÷ value) ÷ ln(growth if you stay ÷ growth if you leave)',
            sum: `${toDecimals(Math.log(kept * (1 + newBonusPercent / 100)), 4)} ÷ ${toDecimals(Math.log(oldGrowth / newGrowth), 4)} = ${toDecimals(ahead.until, 2)} years`,
          },
        ]
      : []),
  ];
}
