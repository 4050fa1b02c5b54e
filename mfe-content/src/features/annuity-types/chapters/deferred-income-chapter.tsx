import { formatDollars, formatPercent } from '@annuity-lantern/domain/format-number';
import { buyingPower, deferredIncome, INFLATION, PREMIUM } from '@annuity-lantern/domain/type-examples';
import { yearFigures } from '@annuity-lantern/domain/year-figures';
import { FigureYear } from '@annuity-lantern/host-kit';
import { GlossaryTerm } from '../../../glossary/glossary-term.tsx';
import { TypeChapter } from '../components/type-chapter.tsx';
import { IncomeTimeline } from '../drawings/income-timeline.tsx';

const { boughtAt, startsAt, perMonth, perYear, yearsToGetBack, backAtAge } = deferredIncome;
const wait = startsAt - boughtAt;
const receivedBy = (age: number) => Math.max(0, age - startsAt) * perYear;

export function DeferredIncomeChapter() {
  return (
    <TypeChapter
      id="deferred-income"
      inShort="You pay now for an income that starts years later and lasts as long as you do. It insures you against one thing: living long."
      how={
        <>
          <p>
            A <GlossaryTerm id="deferred-income-annuity">deferred income annuity</GlossaryTerm> is an immediate annuity with a waiting time.
            You choose the start date when you buy. Because the insurer keeps the money for years, and because not every buyer lives to
            collect, the later income is much larger than one that starts at once.
          </p>
          <p>
            Bought inside an IRA or 401(k) under certain federal rules it is called a{' '}
            <GlossaryTerm id="qlac">qualified longevity annuity contract</GlossaryTerm>, or QLAC. Money in it does not count toward{' '}
            <GlossaryTerm id="required-minimum-distribution">required minimum distributions</GlossaryTerm> until the income starts, at age{' '}
            {yearFigures.qlacLatestAge.value} at the latest. A dollar limit applies: {formatDollars(yearFigures.qlacLimit.value)} in{' '}
            <FigureYear of={yearFigures.qlacLimit} />. Ask for this year’s.
          </p>
        </>
      }
      drawing={{
        title: `${formatDollars(PREMIUM)} at ${boughtAt}, an income from ${startsAt}`,
        picture: (
          <IncomeTimeline
            example={deferredIncome}
            label={`${formatDollars(PREMIUM)} paid in at ${boughtAt}; no payment for ${wait} years; ${formatDollars(perYear)} a year for life from ${startsAt}; at ${backAtAge} the payments add up to what was paid in.`}
          />
        ),
        sentence: `Nothing comes for ${wait} years. After that, ${yearsToGetBack} years of payments give back what was paid in.`,
        table: {
          columns: [
            { key: 'age', label: 'If you live to' },
            { key: 'received', label: 'Received in all', numeric: true },
          ],
          rows: [startsAt, backAtAge, 85, 90, 95].map((age) => ({ age: String(age), received: formatDollars(receivedBy(age)) })),
        },
      }}
      risks={[
        { risk: 'Markets fall', carriedBy: 'insurer' },
        { risk: 'You live very long', carriedBy: 'insurer' },
        { risk: 'Prices rise', carriedBy: 'you', words: 'You, from the day you pay' },
        { risk: 'You die before it starts', carriedBy: 'you', words: 'You, unless the premium is returned' },
      ]}
      suits={[
        'You can live on other savings until the start date, and worry about the years after it.',
        'You want to spend the first part of retirement more freely, knowing that the last part is covered.',
        'You are in good health and come from a long-lived family.',
      ]}
      suitsNot={[
        'You might need the money before the start date. Usually you can’t get at it.',
        'Your health is poor.',
        'You want to see an account balance: there is none.',
      ]}
      costs={
        <p>
          As with the immediate annuity the price is inside the payment, and there is no yearly fee. You give up more than it seems: you
          can’t take any money out while you wait, and a <GlossaryTerm id="death-benefit">death benefit</GlossaryTerm> before the start date
          makes the income smaller.
        </p>
      }
      wrong={[
        {
          id: 'early-death',
          words: 'You die before the start date, and your heirs get nothing because you chose the slightly higher payment.',
        },
        {
          id: 'inflation',
          words: 'You plan the income in today’s dollars, but prices also rise while you wait. The example below shows what is left.',
        },
        { id: 'inflexible', words: 'Your life changes, but the start date doesn’t. Some contracts let you change it once; many don’t.' },
        {
          id: 'income-rider',
          words: (
            <>
              It gets confused with an <GlossaryTerm id="income-rider">income rider</GlossaryTerm> on an index annuity. That one costs a
              yearly fee and uses an <GlossaryTerm id="income-base">income base</GlossaryTerm>; this one states the dollars.
            </>
          ),
        },
      ]}
      example={{
        opening: (
          <p>
            A person of {boughtAt} pays {formatDollars(PREMIUM)} for {formatDollars(perMonth)} a month from {startsAt}, for life, nothing
            after death. The payment is assumed for this example.
          </p>
        ),
        caption: 'Deferred income annuity, worked out',
        steps: [
          { what: 'Income in a year', sum: `${formatDollars(perMonth)} × 12`, result: formatDollars(perYear) },
          {
            what: 'Years of payments until your own money is back',
            sum: `${formatDollars(PREMIUM)} ÷ ${formatDollars(perYear)}`,
            result: (PREMIUM / perYear).toFixed(1),
          },
          { what: 'Received by 80', sum: `${80 - startsAt} × ${formatDollars(perYear)}`, result: formatDollars(receivedBy(80)) },
          { what: 'Received by 95', sum: `${95 - startsAt} × ${formatDollars(perYear)}`, result: formatDollars(receivedBy(95)) },
          {
            what: `What the first ${formatDollars(perMonth)} buys after ${wait} years of waiting, prices rising ${formatPercent(INFLATION)} a year`,
            sum: `${formatDollars(perMonth)} ÷ ${(1 + INFLATION / 100).toFixed(3)}¹⁰`,
            result: formatDollars(buyingPower(perMonth, wait)),
          },
        ],
        result: (
          <p>
            At 80 the buyer has received less than was paid in; at 95 more than three times as much. That is how insurance works: it costs
            you most if you didn’t need it.
          </p>
        ),
      }}
      questions={[
        'What do my heirs receive if I die one day before the first payment?',
        'Can the start date be moved, how often, and what does that do to the amount?',
        'Does the income rise with prices, and what does that cost at the start?',
        'If it is sold to me as a QLAC: which dollar limit applies this year, and what have I already used of it?',
      ]}
    />
  );
}
