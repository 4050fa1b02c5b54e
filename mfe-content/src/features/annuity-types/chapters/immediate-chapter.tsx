import { formatDollars, formatPercent } from '@annuity-lantern/domain/format-number';
import { buyingPower, firstInterest, INFLATION, immediate, PREMIUM } from '@annuity-lantern/domain/type-examples';
import { GlossaryTerm } from '../../../glossary/glossary-term.tsx';
import { TypeChapter } from '../components/type-chapter.tsx';
import { IncomeTimeline } from '../drawings/income-timeline.tsx';

const { boughtAt, perMonth, perYear, payoutRate, yearsToGetBack, backAtAge } = immediate;
const receivedBy = (age: number) => (age - boughtAt) * perYear;

export function ImmediateChapter() {
  return (
    <TypeChapter
      id="immediate"
      inShort="You pay once, and a check comes every month, starting within a year. It is the oldest and simplest annuity: a pension that you buy."
      how={
        <>
          <p>
            The full name is <GlossaryTerm id="spia">single premium immediate annuity</GlossaryTerm>. You hand over a sum, the{' '}
            <GlossaryTerm id="premium">premium</GlossaryTerm>, and choose how the income is to be paid: for your life, for two lives, for a
            set number of years, or for life with a minimum. Then the amount is fixed.
          </p>
          <p>
            Each payment is partly interest, partly your own money, and partly the money of buyers who died early. That last part is called
            the <GlossaryTerm id="mortality-credit">mortality credit</GlossaryTerm>. It is why a lifetime income can be larger than interest
            alone, and why little or nothing is left for heirs.
          </p>
        </>
      }
      drawing={{
        title: `${formatDollars(PREMIUM)} in, ${formatDollars(perMonth)} a month out`,
        picture: (
          <IncomeTimeline
            example={immediate}
            label={`${formatDollars(PREMIUM)} paid in at ${boughtAt}; ${formatDollars(perYear)} a year from then on for life; at ${backAtAge} the payments add up to what was paid in.`}
          />
        ),
        sentence: `After ${yearsToGetBack} years, at ${backAtAge}, the payments have added up to what you paid in. With a life-only contract, die before then and you have received less; live longer and you receive more.`,
        table: {
          columns: [
            { key: 'age', label: 'If you live to' },
            { key: 'received', label: 'Received in all', numeric: true },
          ],
          rows: [75, backAtAge, 85, 90, 95].map((age) => ({ age: String(age), received: formatDollars(receivedBy(age)) })),
        },
      }}
      risks={[
        { risk: 'Markets fall', carriedBy: 'insurer' },
        { risk: 'You live very long', carriedBy: 'insurer' },
        { risk: 'Prices rise', carriedBy: 'you' },
        { risk: 'You die early', carriedBy: 'you', words: 'You, unless a refund is chosen' },
      ]}
      suits={[
        'You want a fixed sum every month for the bills that never stop, on top of Social Security.',
        'You are in fair or good health, or there is long life in the family.',
        'You have other savings for emergencies and won’t need this money back as a lump sum.',
      ]}
      suitsNot={[
        'This would be most of your savings: it cannot be turned back into cash.',
        'Leaving this money to someone matters more to you than the income.',
        'You are seriously ill. Some insurers pay more then: ask before you accept a standard offer.',
      ]}
      costs={
        <p>
          You won’t see a yearly fee. The insurer’s cost, its profit and the seller’s{' '}
          <GlossaryTerm id="commission">commission</GlossaryTerm> are built into the payment. So compare payments: ask several insurers on
          the same day, for the same premium and terms.
        </p>
      }
      wrong={[
        {
          id: 'rate',
          words: (
            <>
              A <GlossaryTerm id="payout-rate">payout rate</GlossaryTerm> is sold as interest. It isn’t. In the example below it is{' '}
              {formatPercent(payoutRate)}. Of the first {formatDollars(perMonth)}, {formatDollars(firstInterest(4))} to{' '}
              {formatDollars(firstInterest(5))} is interest if the insurer earns 4% to 5% a year. The rest uses up the premium. For income
              tax another split counts, the <GlossaryTerm id="exclusion-ratio">exclusion ratio</GlossaryTerm>.
            </>
          ),
        },
        {
          id: 'one-life',
          words: (
            <>
              <GlossaryTerm id="life-only">Life only</GlossaryTerm> pays the most, but leaves a husband or wife with nothing. For couples,
              look at <GlossaryTerm id="joint-and-survivor">joint and survivor</GlossaryTerm> first.
            </>
          ),
        },
        {
          id: 'prices',
          words: 'The payment stays the same while prices rise. You can buy a payment that grows each year, but it starts lower.',
        },
        { id: 'final', words: 'The choice is final. After the free look you usually cannot change the amount, the date or the person.' },
      ]}
      example={{
        opening: (
          <p>
            A person of {boughtAt} pays {formatDollars(PREMIUM)} for {formatDollars(perMonth)} a month for life, nothing after death. The
            payment is assumed for this example; a real offer depends on the day, the insurer, your age and your sex.
          </p>
        ),
        caption: 'Immediate annuity, worked out',
        steps: [
          { what: 'Income in a year', sum: `${formatDollars(perMonth)} × 12`, result: formatDollars(perYear) },
          { what: 'Payout rate', sum: `${formatDollars(perYear)} ÷ ${formatDollars(PREMIUM)}`, result: formatPercent(payoutRate) },
          {
            what: 'Years until your own money is back',
            sum: `${formatDollars(PREMIUM)} ÷ ${formatDollars(perYear)}`,
            result: (PREMIUM / perYear).toFixed(1),
          },
          { what: 'Received by 85', sum: `${85 - boughtAt} × ${formatDollars(perYear)}`, result: formatDollars(receivedBy(85)) },
          { what: 'Received by 95', sum: `${95 - boughtAt} × ${formatDollars(perYear)}`, result: formatDollars(receivedBy(95)) },
          {
            what: `What ${formatDollars(perMonth)} buys after 20 years, prices rising ${formatPercent(INFLATION)} a year`,
            sum: `${formatDollars(perMonth)} ÷ ${(1 + INFLATION / 100).toFixed(3)}²⁰`,
            result: formatDollars(buyingPower(perMonth, 20)),
          },
        ],
        result: <p>The longer you live, the better the bargain. What it cannot do is keep up with prices.</p>,
      }}
      questions={[
        'What exactly is paid, to whom, and until when? May I have it in one sentence, in writing?',
        'What does my husband, wife or other heir receive if I die next year?',
        'How much less would it pay with a refund, or with an increase each year?',
        'What do two other insurers pay for the same premium on the same day?',
      ]}
    />
  );
}
