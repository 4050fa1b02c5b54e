import { formatCents, formatDollars, formatPercent } from '@annuity-lantern/domain/format-number';
import { multiYear, PREMIUM } from '@annuity-lantern/domain/type-examples';
import { yearFigures } from '@annuity-lantern/domain/year-figures';
import { GlossaryTerm } from '../../../glossary/glossary-term.tsx';
import { SurrenderThreshold } from '../components/threshold-notes.tsx';
import { TypeChapter } from '../components/type-chapter.tsx';
import { YearlyStack } from '../drawings/yearly-stack.tsx';

const { years, values, endValue, leaveAfter, chargePercent, valueWhenLeaving, charge, paidOut } = multiYear;
const growth = 1 + multiYear.rate / 100;
/** An example of a surrender period that outlasts its rate. */
const LONG_SURRENDER = 10;

export function MultiYearChapter() {
  return (
    <TypeChapter
      id="multi-year"
      inShort="One interest rate, guaranteed for a set number of years. At the end you take the money, renew, or move it."
      how={
        <>
          <p>
            A <GlossaryTerm id="myga">multi-year guarantee annuity</GlossaryTerm>, MYGA for short, is the easiest annuity to compare:
            premium, rate, years. The interest is credited to your account and grows on itself. No tax is due on it until you take it out;
            this is <GlossaryTerm id="tax-deferral">tax deferral</GlossaryTerm>.
          </p>
          <p>
            Until the end of the term a <GlossaryTerm id="surrender-charge">surrender charge</GlossaryTerm> applies, often with a{' '}
            <GlossaryTerm id="market-value-adjustment">market value adjustment</GlossaryTerm>. Then a short{' '}
            <GlossaryTerm id="renewal-window">renewal window</GlossaryTerm> opens in which you can leave free of charge.
          </p>
        </>
      }
      drawing={{
        title: `${formatDollars(PREMIUM)} at ${formatPercent(multiYear.rate)} for ${years} years`,
        picture: (
          <YearlyStack
            id="multi-year"
            label={`${formatDollars(PREMIUM)} grows each year at ${formatPercent(multiYear.rate)} to ${formatDollars(endValue)} after ${years} years. Leaving before costs a surrender charge.`}
            upper="guaranteed"
            years={values.map((value) => ({ base: PREMIUM, top: value - PREMIUM }))}
            answer={formatDollars(endValue)}
            answerWords={{ wide: 'guaranteed: yours plus the interest', narrow: 'guaranteed' }}
            stretch={{ words: { wide: 'leaving early costs a surrender charge', narrow: 'leaving costs a charge' }, after: 'free' }}
          />
        ),
        sentence: `You know the end on the first day: ${formatDollars(endValue)} after ${years} years, of which ${formatDollars(endValue - PREMIUM)} is interest.`,
        table: {
          columns: [
            { key: 'year', label: 'End of year' },
            { key: 'value', label: 'Value', numeric: true },
          ],
          rows: values.map((value, year) => ({ year: year === 0 ? 'Start' : String(year), value: formatDollars(value) })),
        },
      }}
      risks={[
        { risk: 'Markets fall', carriedBy: 'insurer' },
        { risk: 'Rates rise after you buy', carriedBy: 'you' },
        { risk: 'You need the money early', carriedBy: 'you' },
        { risk: 'You live very long', carriedBy: 'you', words: 'You: it pays no lifetime income' },
      ]}
      suits={[
        'You have money that you will not need for the whole term, and want to know the end value today.',
        'You pay tax on interest each year now and would rather pay it later.',
        'You build a ladder: several terms that end in different years.',
      ]}
      suitsNot={[
        'The money is your emergency reserve.',
        `You are younger than 59½ and might take it out. On top of income tax you usually pay ${yearFigures.earlyWithdrawalTaxPercent.value}% federal tax on the gain (law of ${yearFigures.earlyWithdrawalTaxPercent.year}).`,
        'You want an income for life. A MYGA can be turned into one, but you would choose that later, at the rates of that day.',
      ]}
      costs={
        <p>
          There is usually no yearly fee; the insurer keeps the difference between what it earns and the rate it promises. What can cost you
          is leaving early. A <GlossaryTerm id="free-withdrawal">free withdrawal</GlossaryTerm> each year is often allowed; some contracts
          with higher rates allow none, or only the interest.
        </p>
      }
      wrong={[
        {
          id: 'renewal',
          words:
            'You set aside the letter about the end of the term. The contract then renews by itself, often at a lower rate and with new surrender charges. Put the date in your calendar on the day you buy.',
        },
        {
          id: 'bonus',
          words: (
            <>
              The advertised rate is a <GlossaryTerm id="first-year-bonus-rate">first-year bonus rate</GlossaryTerm>. Ask for the{' '}
              <GlossaryTerm id="yield-to-surrender">yield to surrender</GlossaryTerm>, which spreads it over the term.
            </>
          ),
        },
        {
          id: 'surrender',
          words: (
            <>
              The surrender period is longer than the guaranteed rate. <SurrenderThreshold years={LONG_SURRENDER} />
            </>
          ),
        },
        {
          id: 'insurer',
          words: (
            <>
              The highest rate comes from a weak insurer. Look at its{' '}
              <GlossaryTerm id="financial-strength-rating">financial strength rating</GlossaryTerm> before the rate.
            </>
          ),
        },
      ]}
      example={{
        opening: (
          <p>
            {formatDollars(PREMIUM)} at {formatPercent(multiYear.rate)}, guaranteed for {years} years. And what it costs to leave after{' '}
            {leaveAfter} years, if the charge in the contract is {chargePercent}% of the value and there is no market value adjustment.
          </p>
        ),
        caption: 'Multi-year guarantee annuity, worked out',
        steps: [
          {
            what: `Value after ${years} years`,
            sum: `${formatDollars(PREMIUM)} × ${growth.toFixed(3)}⁵`,
            result: formatCents(endValue),
          },
          {
            what: `Value after ${leaveAfter} years`,
            sum: `${formatDollars(PREMIUM)} × ${growth.toFixed(3)}²`,
            result: formatCents(valueWhenLeaving),
          },
          { what: 'Surrender charge', sum: `${chargePercent}% × ${formatCents(valueWhenLeaving)}`, result: formatCents(charge) },
          {
            what: 'Paid out when leaving',
            sum: `${formatCents(valueWhenLeaving)} \u2212 ${formatCents(charge)}`,
            result: formatCents(paidOut),
          },
        ],
        result: (
          <p>
            After {leaveAfter} years of growth {formatCents(paidOut - PREMIUM)} of it is left. Never tie up money in a MYGA that you may
            need before the term ends.
          </p>
        ),
      }}
      questions={[
        'Is this rate guaranteed for the whole term, or for the first year only?',
        'How long is the surrender period, and how high is the charge in each year?',
        'Is there a market value adjustment? May I see what it would have taken after a rise in rates?',
        'What happens if I do nothing at the end of the term, and how many days do I have?',
      ]}
    />
  );
}
