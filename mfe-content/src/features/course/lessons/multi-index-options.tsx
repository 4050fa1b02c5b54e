import { CAP, FIXED_RATE, MANAGED_PARTICIPATION, mixedYears, PREMIUM, parts } from '@annuity-lantern/domain/course-examples';
import { formatChange, formatDollars, formatPercent, formatShortPercent } from '@annuity-lantern/domain/format-number';
import { GlossaryTerm } from '../../../glossary/glossary-term.tsx';
import { Working } from '../components/working.tsx';
import { ValueBars } from '../figures/value-bars.tsx';
import type { LessonText } from '../model/lesson.ts';
import { quiz } from './multi-index-options-quiz.ts';

export const multiIndexOptions: LessonText = {
  Body,
  askThis: '“When was this index first published? Please show me its real years apart from its calculated ones.”',
  keyPoints: [
    'Each part of your money is worked out on its own. A loss in one part never lowers the credit of another.',
    'Dividing the money makes 0% for the whole contract rarer, and a great year rarer too.',
    'Young, made-to-order indexes come with a history that was calculated, not lived.',
    'You can usually move the money between the parts once a year, and only then.',
  ],
  quiz,
};

function Body() {
  const [good, mixed, poor] = mixedYears;
  if (!good || !mixed || !poor) return null;
  return (
    <>
      <p>
        Most contracts today do not offer one index but a menu: perhaps a list of large American companies, one of smaller ones, a foreign
        one, two or three with unfamiliar names, and a <GlossaryTerm id="fixed-account-option">fixed account</GlossaryTerm>. You divide your
        money among them, in percent, and you can change the split each year. This lesson is about what that choice does, and what it does
        not.
      </p>
      <h3>Each part stands alone</h3>
      <p>
        Think of envelopes. The money in each envelope follows its own index with its own cap, participation rate or spread. At the end of
        the year each envelope is worked out separately. An envelope whose index fell gets zero. It does not go below zero, and it does not
        take anything from the others. Then the results are added up.
      </p>
      <p>
        This is a real advantage over a fund that holds the same mixture. In a fund, a fall in one place is subtracted from a rise in
        another. Here it is not. But you have already paid for it, through the limits of each envelope.
      </p>
      <Working
        heading="Worked example: three envelopes, one mixed year"
        given={`${formatDollars(parts.stocks)} follow a stock index with a ${formatShortPercent(CAP)} cap. ${formatDollars(parts.managed)} follow a volatility-controlled index with ${formatShortPercent(MANAGED_PARTICIPATION)} participation. ${formatDollars(parts.fixed)} are in the fixed account at ${formatShortPercent(FIXED_RATE)}.`}
        lines={[
          `Stock index ${formatChange(mixed.stocks)}, capped at ${formatShortPercent(CAP)}: ${formatDollars(parts.stocks)} × ${formatShortPercent(CAP)} = ${formatDollars(mixed.interest.stocks)}`,
          `Managed index ${formatChange(mixed.managed)}, so ${formatShortPercent(0)}: ${formatDollars(parts.managed)} × ${formatShortPercent(0)} = ${formatDollars(mixed.interest.managed)}`,
          `Fixed account: ${formatDollars(parts.fixed)} × ${formatShortPercent(FIXED_RATE)} = ${formatDollars(mixed.interest.fixed)}`,
          `Together: ${formatDollars(mixed.interest.stocks)} + ${formatDollars(mixed.interest.managed)} + ${formatDollars(mixed.interest.fixed)} = ${formatDollars(mixed.total)}`,
        ]}
        result={`${formatDollars(mixed.total)} on ${formatDollars(PREMIUM)} is ${formatPercent(mixed.rate)} for the year.`}
      />
      <p>
        In a good year, with the stock index at {formatChange(good.stocks)} and the managed one at {formatChange(good.managed)}, the same
        envelopes credit {formatPercent(good.rate)}. In a poor year, with {formatChange(poor.stocks)} and {formatChange(poor.managed)}, only
        the fixed account pays, and the whole contract credits {formatPercent(poor.rate)}.
      </p>
      <ValueBars
        id="figure-envelopes"
        title="Interest credited in three kinds of year"
        sentence={`The fixed account pays ${formatDollars(poor.interest.fixed)} in every year. All else depends on the two indexes: ${formatDollars(good.total)} in all in the good year, ${formatDollars(poor.total)} in the poor one.`}
        source={`Invented years. Interest on ${formatDollars(PREMIUM)} divided as in the example.`}
        legend={[
          { kind: 'lamp', words: 'fixed account, guaranteed for the year' },
          { kind: 'base', words: 'stock index' },
          { kind: 'savings', words: 'managed index' },
        ]}
        bars={mixedYears.map(({ name, interest, total }) => ({
          name,
          parts: [
            { kind: 'lamp', amount: interest.fixed },
            { kind: 'base', amount: interest.stocks },
            { kind: 'savings', amount: interest.managed },
          ],
          figure: total,
        }))}
        table={{
          columns: [
            { key: 'year', label: 'Year' },
            { key: 'fixed', label: 'Fixed', numeric: true },
            { key: 'stocks', label: 'Stock index', numeric: true },
            { key: 'managed', label: 'Managed', numeric: true },
            { key: 'total', label: 'In all', numeric: true },
          ],
          rows: mixedYears.map(({ name, interest, total }) => ({
            year: name,
            fixed: formatDollars(interest.fixed),
            stocks: formatDollars(interest.stocks),
            managed: formatDollars(interest.managed),
            total: formatDollars(total),
          })),
        }}
      />
      <h3>Well-known indexes and made-to-order ones</h3>
      <p>
        A well-known stock index has been published for decades. You can look up any year. A{' '}
        <GlossaryTerm id="volatility-controlled-index">volatility-controlled index</GlossaryTerm> is different: a bank or an index company
        builds it, often for one insurer. By its own rules it moves money between stocks, bonds and cash, sometimes daily, so that its ups
        and downs stay near a target such as 5% a year. A calm index makes cheap options, and cheap options make a large participation rate
        possible.
      </p>
      <p>Before you put money into one, ask four things:</p>
      <ul>
        <li>
          When did it start to be published? What lies before that day was calculated afterward, with rules chosen by people who already
          knew the answer. Such a back-test nearly always looks good.
        </li>
        <li>Does it report “total return”, “price return” or “excess return”? The last one has the interest on cash taken out.</li>
        <li>
          Is an index fee taken inside it? A fee of half a percent or one percent a year is common, and your statement does not show it.
        </li>
        <li>How did its real years since publication compare with a plain fixed account?</li>
      </ul>
      <h3>How many envelopes?</h3>
      <p>
        Two or three different ones do most of the good. Three stock indexes fall together in the same bad year and credit three zeros. A
        stock index and a fixed account are truly different. Don’t chase last year’s winner: last year tells you little about the next.
      </p>
      <p>
        Note when you may change. Usually it is once a year, near the <GlossaryTerm id="contract-anniversary">anniversary</GlossaryTerm>,
        after the company has told you the new caps and rates. Put that date in your calendar. If every cap went down and the fixed rate
        didn’t, that is the day to change. If you do nothing, the money usually stays where it is, under the new terms.
      </p>
      <p>
        Finally, be careful with the word “choice”. A menu of twelve indexes isn’t better than one of three. The limits matter, and the
        years you have to stay.
      </p>
    </>
  );
}
