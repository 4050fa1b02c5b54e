import { formatDollars, formatPercent } from '@annuity-lantern/domain/format-number';
import { GlossaryTerm } from '../../../glossary/glossary-term.tsx';
import { TypeChapter } from '../components/type-chapter.tsx';
import { IncomeTimeline } from '../drawings/income-timeline.tsx';
import { buyingPower, deferredIncome, INFLATION, PREMIUM } from '../model/examples.ts';

const { boughtAt, startsAt, perMonth, perYear, yearsToGetBack, backAtAge } = deferredIncome;
const wait = startsAt - boughtAt;
const receivedBy = (age: number) => Math.max(0, age - startsAt) * perYear;

export function DeferredIncomeChapter() {
  return (
    <TypeChapter
      id="deferred-income"
      inShort="You pay now for an income that starts years later and lasts as long as you do. It insures one thing: that you live long."
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
            <GlossaryTerm id="required-minimum-distribution">required minimum distributions</GlossaryTerm> until the income starts, at the
            latest at age 85. A dollar limit applies and is adjusted over time; ask for the one of this year.
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
        'You might need the money before the start date: usually there is no way to it.',
        'Your health is poor.',
        'You want to see an account balance: there is none.',
      ]}
      costs={
        <p>
          As with the immediate annuity the price is inside the payment, and there is no yearly fee. What you give up is larger than it
          looks: the money earns nothing for you that you could take out, and a{' '}
          <GlossaryTerm id="death-benefit">death benefit</GlossaryTerm> before the start date makes the income smaller.
        </p>
      }
      wrong={[
        {
          id: 'early-death',
          words: 'The buyer dies before the start date, and the contract returns nothing because that option paid a little more.',
        },
        {
          id: 'inflation',
          words: `The income is planned in today’s dollars. Prices rise during the wait as well: see what is left of it in the example below.`,
        },
        { id: 'inflexible', words: 'Life changes, the date does not. Some contracts allow one change of the start date; many allow none.' },
        {
          id: 'income-rider',
          words: (
            <>
              It is mixed up with an <GlossaryTerm id="income-rider">income rider</GlossaryTerm> on an index annuity. That one costs a
              yearly fee and speaks of an <GlossaryTerm id="income-base">income base</GlossaryTerm>; this one states the dollars.
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
            At 80 the buyer has received less than was paid in; at 95 more than three times as much. That is what insurance does: it costs
            most of those who did not need it.
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
