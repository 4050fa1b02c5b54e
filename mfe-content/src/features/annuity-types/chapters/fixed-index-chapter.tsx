import { formatCents, formatChange, formatDollars, formatPercent } from '@annuity-lantern/domain/format-number';
import { fixedIndex, PREMIUM } from '@annuity-lantern/domain/type-examples';
import { GlossaryTerm } from '../../../glossary/glossary-term.tsx';
import { SurrenderThreshold } from '../components/threshold-notes.tsx';
import { TypeChapter } from '../components/type-chapter.tsx';
import { IndexYears } from '../drawings/index-years.tsx';

const { cap, riderFee, years, endValue, endValueWithFee, indexValue } = fixedIndex;
/** Lengths of surrender period, as examples of either flag. */
const LONG_SURRENDER = 12;

export function FixedIndexChapter() {
  return (
    <TypeChapter
      id="fixed-index"
      inShort="Your interest depends on a market index, within limits that the insurer sets. A falling index means no interest that year, not a loss."
      how={
        <>
          <p>
            Your money is not invested in the index. In a <GlossaryTerm id="fixed-index-annuity">fixed index annuity</GlossaryTerm> the{' '}
            <GlossaryTerm id="index">index</GlossaryTerm> is only a yardstick. Once a year, as a rule, the contract compares it with the
            year before and turns the difference into interest by its <GlossaryTerm id="crediting-method">crediting method</GlossaryTerm>.
          </p>
          <p>
            Three things limit what you get. A <GlossaryTerm id="cap-rate">cap</GlossaryTerm> is the most that is credited. A{' '}
            <GlossaryTerm id="participation-rate">participation rate</GlossaryTerm> counts only part of the rise. A{' '}
            <GlossaryTerm id="spread">spread</GlossaryTerm> is taken off first. The insurer can usually change them each year, down to a
            minimum in the contract. The <GlossaryTerm id="floor">floor</GlossaryTerm> of zero is what you get in exchange.
          </p>
        </>
      }
      drawing={{
        title: `Five years with a cap of ${cap}%`,
        picture: (
          <IndexYears
            cap={cap}
            years={years}
            label={`Five years of an index and what a cap of ${cap}% credits: ${years.map((year) => `index ${formatChange(year.indexReturn)}, credited ${year.credited}%`).join('; ')}.`}
          />
        ),
        sentence: `In the bad year nothing was lost. In the three good years the cap kept most of the rise: the index itself would have made ${formatDollars(indexValue)} of ${formatDollars(PREMIUM)}, the contract made ${formatDollars(endValue)}.`,
        table: {
          columns: [
            { key: 'year', label: 'Year' },
            { key: 'index', label: 'Index', numeric: true },
            { key: 'credited', label: 'Credited', numeric: true },
            { key: 'value', label: 'Value', numeric: true },
          ],
          rows: years.map(({ indexReturn, credited, value }, year) => ({
            year: String(year + 1),
            index: formatChange(indexReturn),
            credited: formatPercent(credited),
            value: formatDollars(value),
          })),
        },
      }}
      risks={[
        { risk: 'The index falls', carriedBy: 'insurer' },
        { risk: 'Years without interest', carriedBy: 'you' },
        { risk: 'Caps are lowered', carriedBy: 'you', words: 'You, down to the contract’s minimum' },
        { risk: 'You need the money early', carriedBy: 'you' },
      ]}
      suits={[
        'You do not want to see your account fall with the market, and accept a small share of its rise for that.',
        'You can leave the money alone until the surrender period is over.',
        'You will read the statement each year and know what a cap is.',
      ]}
      suitsNot={[
        'You expect the returns of the stock market. You will not get them, and dividends are usually not counted at all.',
        'You may need more than the free withdrawal within the surrender period.',
        'You cannot say in your own words how your interest is worked out.',
      ]}
      costs={
        <>
          <p>
            The base contract often has no yearly fee. You pay by what you do not receive: the part of the rise above the cap. Riders cost
            extra, most of all the <GlossaryTerm id="income-rider">income rider</GlossaryTerm>. Its{' '}
            <GlossaryTerm id="rider-fee">fee</GlossaryTerm> is taken every year, also in years without interest, so the account can shrink.
          </p>
          <p>
            A <GlossaryTerm id="premium-bonus">premium bonus</GlossaryTerm> is not a gift. It is usually paid for with a lower cap, a longer
            surrender period or both, and part of it can be taken back.
          </p>
        </>
      }
      wrong={[
        {
          id: 'base',
          words: (
            <>
              The <GlossaryTerm id="income-base">income base</GlossaryTerm> is taken for cash. A{' '}
              <GlossaryTerm id="roll-up-rate">roll-up rate</GlossaryTerm> makes that number grow; it cannot be withdrawn and is not paid at
              death.
            </>
          ),
        },
        {
          id: 'surrender',
          words: (
            <>
              The <GlossaryTerm id="surrender-period">surrender period</GlossaryTerm> is very long.{' '}
              <SurrenderThreshold years={LONG_SURRENDER} />
            </>
          ),
        },
        {
          id: 'cap',
          words: 'The first cap is attractive and falls at the first renewal. Ask how this insurer has treated older contracts.',
        },
        {
          id: 'index',
          words: (
            <>
              The index is a new one, made for annuities, and its fine record was worked out backward. Many are{' '}
              <GlossaryTerm id="volatility-controlled-index">volatility-controlled</GlossaryTerm>.
            </>
          ),
        },
        {
          id: 'words',
          words:
            '“Market gains without market losses.” Only a limited part of the gains is meant, and fees and surrender charges are losses too.',
        },
      ]}
      example={{
        opening: (
          <p>
            {formatDollars(PREMIUM)}, an annual cap of {cap}%, and an index that does what the drawing shows. The years are made up to show
            how the cap works; they are no forecast.
          </p>
        ),
        caption: 'Fixed index annuity, worked out',
        steps: [
          ...years.map(({ indexReturn, credited, value }, year) => ({
            what: `Year ${year + 1}: index ${formatChange(indexReturn)}`,
            sum: `${formatCents(year === 0 ? PREMIUM : (years[year - 1]?.value ?? 0))} × ${(1 + credited / 100).toFixed(2)}`,
            result: formatCents(value),
          })),
          {
            what: `The same with a rider fee of ${formatPercent(riderFee)} after each year’s credit`,
            sum: `each year also × ${(1 - riderFee / 100).toFixed(4)}`,
            result: formatCents(endValueWithFee),
          },
        ],
        result: (
          <p>
            The rider took {formatCents(endValue - endValueWithFee)} of {formatCents(endValue - PREMIUM)} interest. It is worth its price
            only if you later take the income that it promises.
          </p>
        ),
      }}
      questions={[
        'What is the lowest cap, participation rate or highest spread that the contract allows you to set?',
        'If the index is flat for five years, what is my account worth after all fees?',
        'What could I take out in cash after one, three, five and ten years? Please write the four numbers down.',
        'Do I need the income rider? What does the contract look like without it?',
      ]}
    />
  );
}
