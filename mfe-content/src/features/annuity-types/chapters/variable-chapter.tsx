import { formatCents, formatChange, formatDollars, formatPercent } from '@annuity-lantern/domain/format-number';
import { PREMIUM, variable } from '@annuity-lantern/domain/type-examples';
import { GlossaryTerm } from '../../../glossary/glossary-term.tsx';
import { FeeThreshold } from '../components/threshold-notes.tsx';
import { TypeChapter } from '../components/type-chapter.tsx';
import { YearlyStack } from '../drawings/yearly-stack.tsx';

const { feeLayers, feePercent, growthPercent, years, values, withFees, without, badYear, afterBadYear } = variable;
const kept = (1 - feePercent / 100).toFixed(3);
const lost = without - withFees;

export function VariableChapter() {
  return (
    <TypeChapter
      id="variable"
      inShort="Investment funds inside an insurance contract. The value can rise and fall, you carry that risk, and several layers of fees are taken either way."
      how={
        <>
          <p>
            In a <GlossaryTerm id="variable-annuity">variable annuity</GlossaryTerm> you choose among funds, called{' '}
            <GlossaryTerm id="subaccount">subaccounts</GlossaryTerm>. Nothing is promised about their value. Taxes on the gain wait until
            you take money out; then the gain is taxed as ordinary income.
          </p>
          <p>
            What makes it insurance are the guarantees you can add: a <GlossaryTerm id="death-benefit">death benefit</GlossaryTerm>, or an
            income for life. Each costs a fee every year. Because it is a security, the law requires a{' '}
            <GlossaryTerm id="prospectus">prospectus</GlossaryTerm> that lists all of them, and the seller needs a securities license.
          </p>
        </>
      }
      drawing={{
        title: `${years} years at ${growthPercent}% before fees, ${formatPercent(feePercent)} fees`,
        picture: (
          <YearlyStack
            id="variable"
            label={`${formatDollars(PREMIUM)} growing ${growthPercent}% a year becomes ${formatDollars(without)} without fees and ${formatDollars(withFees)} with fees of ${formatPercent(feePercent)} a year.`}
            upper="lost"
            years={values.map((value) => ({ base: value.withFees, top: value.without - value.withFees }))}
            answer={`${formatDollars(lost)} to fees`}
            answerWords={{
              wide: `${formatDollars(withFees)} is left; without fees it would be ${formatDollars(without)}`,
              narrow: `${formatDollars(withFees)} is left`,
            }}
          />
        ),
        sentence: `Of ${formatDollars(without - PREMIUM)} growth in ${years} good years, ${formatDollars(lost)} went to fees. A steady ${growthPercent}% is an assumption: real years go up and down.`,
        table: {
          columns: [
            { key: 'year', label: 'End of year' },
            { key: 'without', label: 'Without fees', numeric: true },
            { key: 'with', label: 'With fees', numeric: true },
          ],
          rows: values.map((value, year) => ({
            year: year === 0 ? 'Start' : String(year),
            without: formatDollars(value.without),
            with: formatDollars(value.withFees),
          })),
        },
      }}
      risks={[
        { risk: 'Markets fall', carriedBy: 'you' },
        { risk: 'Fees in bad years', carriedBy: 'you' },
        { risk: 'You need the money early', carriedBy: 'you' },
        { risk: 'You live very long', carriedBy: 'you', words: 'You, unless you pay for a rider' },
      ]}
      suits={[
        'You already use all your other tax-deferred accounts, and will leave the money invested for a long time.',
        'You want a certain guarantee, have read its pages in the prospectus, and know what it costs a year.',
        'You have found one of the low-cost contracts, sold without commission and without surrender charges.',
      ]}
      suitsNot={[
        'The money is already in an IRA or 401(k): it is tax-deferred there without a second set of fees.',
        'A market fall would keep you awake.',
        'Nobody has shown you all fees as one number.',
      ]}
      costs={
        <>
          <p>
            Fees come in layers, and each one looks small. Together they are the most important number of the contract. An example of four
            layers:
          </p>
          <ul>
            {feeLayers.map(({ name, percent }) => (
              <li key={name}>
                {name}: {formatPercent(percent)} a year
              </li>
            ))}
          </ul>
          <p>
            In all {formatPercent(feePercent)}. <FeeThreshold percent={feePercent} />
          </p>
        </>
      }
      wrong={[
        {
          id: 'fees',
          words: 'You hear the fees one by one, and nobody adds them up. Ask for the total in dollars for your premium, and in percent.',
        },
        {
          id: 'rider',
          words: (
            <>
              One <GlossaryTerm id="excess-withdrawal">excess withdrawal</GlossaryTerm> ruins the guarantee you paid for over years.
            </>
          ),
        },
        {
          id: 'replacement',
          words: (
            <>
              It is bought by giving up an older contract. A <GlossaryTerm id="replacement">replacement</GlossaryTerm> can cost a surrender
              charge now and starts a new one.
            </>
          ),
        },
        {
          id: 'tax',
          words: 'You hear about the tax advantage, but not that gains are later taxed as ordinary income, for heirs too.',
        },
      ]}
      example={{
        opening: (
          <p>
            {formatDollars(PREMIUM)}, funds that grow {growthPercent}% a year before any fee, and all fees of {formatPercent(feePercent)}{' '}
            taken at the end of each year. Then the same fees in a year in which the funds fall.
          </p>
        ),
        caption: 'Variable annuity, worked out',
        steps: [
          {
            what: `${years} years without fees`,
            sum: `${formatDollars(PREMIUM)} × ${(1 + growthPercent / 100).toFixed(2)}¹⁰`,
            result: formatDollars(without),
          },
          {
            what: `${years} years with fees`,
            sum: `${formatDollars(PREMIUM)} × (${(1 + growthPercent / 100).toFixed(2)} × ${kept})¹⁰`,
            result: formatDollars(withFees),
          },
          { what: 'Gone to fees', sum: `${formatDollars(without)} \u2212 ${formatDollars(withFees)}`, result: formatDollars(lost) },
          {
            what: `One year of ${formatChange(badYear)}, with fees`,
            sum: `${formatDollars(PREMIUM)} × ${(1 + badYear / 100).toFixed(2)} × ${kept}`,
            result: formatCents(afterBadYear),
          },
        ],
        result: <p>The fee is a small share of the account, but in this example it is three quarters of the growth.</p>,
      }}
      questions={[
        'What do all fees together come to, in percent and in dollars a year, for my premium?',
        'What would I pay for the same funds outside an annuity?',
        'Which guarantee am I paying for, what voids it, and when could I use it for the first time?',
        'How long is the surrender period, and what are you paid if I buy?',
      ]}
    />
  );
}
