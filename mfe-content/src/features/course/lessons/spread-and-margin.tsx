import { capped, EVEN_RISE, even, index, indexYears, PREMIUM, SPREAD, spreadOff } from '@annuity-lantern/domain/course-examples';
import { formatDollars, formatShortPercent } from '@annuity-lantern/domain/format-number';
import { GlossaryTerm } from '../../../glossary/glossary-term.tsx';
import { Working } from '../components/working.tsx';
import { CreditedYears } from '../figures/credited-years.tsx';
import type { LessonText } from '../model/lesson.ts';
import { workingLines } from '../model/working-lines.ts';
import { quiz } from './spread-and-margin-quiz.ts';

export const spreadAndMargin: LessonText = {
  Body,
  askThis: '“What is the highest spread the company may set after the first year?”',
  keyPoints: [
    'A spread, also called a margin or an asset fee on the index, is taken off the rise first.',
    'It never makes the year’s credit negative: a rise smaller than the spread credits zero.',
    'It costs most in calm years, and little in great ones.',
    'For caps and participation the promise is a minimum. For a spread it is a maximum.',
  ],
  quiz,
};

function Body() {
  return (
    <>
      <p>
        The third limit is the <GlossaryTerm id="spread">spread</GlossaryTerm>. Some contracts call it a margin. It is a number of
        percentage points that is taken off the index’s rise before you are credited anything. With a spread of {formatShortPercent(SPREAD)}
        , a rise of 12% credits 9%. A rise of 4% credits 1%. A rise of 2% credits nothing, and so does a fall.
      </p>
      <p>
        A spread is easy to mistake for a fee. A fee is taken from your money whatever happens, in bad years too. A spread is taken only
        from the year’s rise, and only as far as there is one. It can use up a year’s interest, but it can’t touch your{' '}
        <GlossaryTerm id="principal">principal</GlossaryTerm>.
      </p>
      <h3>The arithmetic</h3>
      <p>
        Take the index’s change. Subtract the spread. If less than zero is left, use zero. When there is a participation rate too, you
        multiply first and subtract second. With participation of 100%, which is usual beside a spread, the first step changes nothing.
      </p>
      <Working
        heading={`Worked example: ${formatDollars(PREMIUM)} with a ${formatShortPercent(SPREAD)} spread`}
        given="Once more the five invented years of this course. No cap, full participation, no fee."
        lines={workingLines(indexYears, spreadOff)}
        result={`After five years: ${formatDollars(spreadOff.end)}. The index itself ends at ${formatDollars(index.end)}.`}
      />
      <p>
        That looks wonderful: within {formatDollars(index.end - spreadOff.end)} of the index, without its bad year. Before you conclude that
        a spread is the best of the three limits, look at the drawing again. More than half of the gain comes from one year of 25%. Without
        a ceiling, a great year counts almost in full. These five years were made to show the arithmetic, not to show what usually happens.
      </p>
      <CreditedYears
        id="figure-spread"
        title={`What a ${formatShortPercent(SPREAD)} spread credits`}
        sentence={`Every rise loses its first ${formatShortPercent(SPREAD)}. The year of +4% keeps 1%, the year of +25% keeps 22%. ${formatDollars(PREMIUM)} becomes ${formatDollars(spreadOff.end)}.`}
        index={indexYears}
        credited={spreadOff.rates}
        values={spreadOff.values}
      />
      <h3>The same spread in calm years</h3>
      <p>
        Take five years in which the index rises {formatShortPercent(EVEN_RISE)} each. The spread leaves{' '}
        {formatShortPercent(EVEN_RISE - SPREAD)} a year, and {formatDollars(PREMIUM)} becomes {formatDollars(even.spreadOff.end)}. With
        participation of one half it becomes {formatDollars(even.participating.end)}. With a {formatShortPercent(6)} cap it becomes{' '}
        {formatDollars(even.capped.end)}. Now the spread is last, by a distance.
      </p>
      <p>Put side by side, the three limits are three ways to pay for the same protection:</p>
      <ul>
        <li>a cap takes the top of great years, and nothing from small ones</li>
        <li>a participation rate takes the same share of every year</li>
        <li>a spread takes the bottom of every year, and nothing from the top</li>
      </ul>
      <p>
        If the market moves in big jumps, the spread does best. If it creeps up, the cap does. Nobody knows which it will be, so don’t trust
        anyone who claims to.
      </p>
      <h3>Where spreads are used</h3>
      <p>
        You will meet spreads mostly with a <GlossaryTerm id="volatility-controlled-index">volatility-controlled index</GlossaryTerm>. Such
        an index seldom has a great year: it is built to move little. A spread costs most in years of small rises, and this index is made of
        small rises. If it rises 4% in an ordinary year and the spread is {formatShortPercent(SPREAD)}, you keep one point. An offer that
        says “no cap!” in large letters and names the spread in small ones shows you the side that costs the seller nothing.
      </p>
      <h3>What can change</h3>
      <p>
        The company can set a new spread each period, like the other limits. Watch the direction. For a cap, the contract guarantees a
        minimum: it cannot fall below it. For a spread, the contract guarantees a maximum: it cannot rise above it. If the maximum is 10%,
        the company could one day take the first ten points of each year’s rise. Look for that number in the contract’s data pages, and
        write it beside the first-year spread on your worksheet.
      </p>
      <p>
        A last warning about names. Some companies call the spread a “rate”, some an “index margin”, some an “asset fee”. And some charge a
        real fee on an index account, a percentage of your value for better terms, taken in every year. The test is one question: “If the
        index falls this year, is anything taken from my account?” For a spread, the answer is no. In the five years above, the contract
        with the {formatShortPercent(6)} cap earned {formatDollars(capped.end - PREMIUM)} and nothing was taken from it in year 2. The same
        must be true of a spread. If it is not, it is a fee under another name.
      </p>
    </>
  );
}
