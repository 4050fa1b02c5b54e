import { CAP, capped, EVEN_RISE, even, indexYears, PARTICIPATION, PREMIUM, participating } from '@annuity-lantern/domain/course-examples';
import { formatDollars, formatShortPercent } from '@annuity-lantern/domain/format-number';
import { GlossaryTerm } from '../../../glossary/glossary-term.tsx';
import { Working } from '../components/working.tsx';
import { CreditedYears } from '../figures/credited-years.tsx';
import type { LessonText } from '../model/lesson.ts';
import { workingLines } from '../model/working-lines.ts';
import { quiz } from './participation-rates-quiz.ts';

export const participationRates: LessonText = {
  Body,
  askThis: '“Is there a cap or a spread on top of this participation rate? Please show me the page.”',
  keyPoints: [
    'The participation rate is the share of the index’s rise that counts for you.',
    'It is good in great years, when a cap would cut more, and poor in small ones.',
    'More than 100% is nearly always paired with a calmer index that rises less.',
    'It can be changed each year, down to the minimum in the contract.',
  ],
  quiz,
};

function Body() {
  return (
    <>
      <p>
        A cap cuts off the top of a good year. A <GlossaryTerm id="participation-rate">participation rate</GlossaryTerm> works differently:
        it gives you a share of every good year, small or large. With a participation rate of {formatShortPercent(PARTICIPATION)}, a rise of
        8% credits 4%, and a rise of 25% credits 12.5%. A fall still credits zero.
      </p>
      <p>
        Both are paid from the same money. The insurer has a fixed sum each year to buy options on the index. It can buy the whole rise up
        to a low ceiling: that is a cap. Or it can buy part of the rise without a ceiling: that is participation. On the day you buy, the
        two cost the insurer about the same.
      </p>
      <h3>The arithmetic</h3>
      <p>
        Multiply the index’s change by the participation rate. If the result is below zero, use zero. When a contract has more than one
        limit, the order matters, and the contract should print it. The usual order is: first multiply by the participation rate, then
        subtract the <GlossaryTerm id="spread">spread</GlossaryTerm> if there is one, then cut at the cap if there is one.
      </p>
      <Working
        heading={`Worked example: ${formatDollars(PREMIUM)} with ${formatShortPercent(PARTICIPATION)} participation`}
        given="The same five invented years as in the last lesson. No cap, no spread, no fee."
        lines={workingLines(indexYears, participating)}
        result={`After five years: ${formatDollars(participating.end)}. With the ${formatShortPercent(CAP)} cap of lesson 3 it was ${formatDollars(capped.end)}.`}
      />
      <p>
        Participation wins here, by {formatDollars(participating.end - capped.end)}, and you can see why in the drawing: the last year. Half
        of a great year is more than the cap allows. In the two small years the cap did better, since it let the whole small rise through.
      </p>
      <CreditedYears
        id="figure-participation"
        title={`What ${formatShortPercent(PARTICIPATION)} participation credits`}
        sentence={`Half of every rise counts, and no fall does. ${formatDollars(PREMIUM)} becomes ${formatDollars(participating.end)}, most of it in the last year.`}
        index={indexYears}
        credited={participating.rates}
        values={participating.values}
      />
      <h3>The same rate in calm years</h3>
      <p>
        Now take five years in which the index rises {formatShortPercent(EVEN_RISE)} each time. Half of {formatShortPercent(EVEN_RISE)} is{' '}
        {formatShortPercent(EVEN_RISE / 2)}, so {formatDollars(PREMIUM)} becomes {formatDollars(even.participating.end)}. With a{' '}
        {formatShortPercent(CAP)} cap nothing is cut, and it becomes {formatDollars(even.capped.end)}. Now the cap wins, and nobody knows
        which kind of five years comes next. If someone shows you only one kind, ask for the other.
      </p>
      <h3>When the rate is above 100%</h3>
      <p>
        You will see participation rates of 120%, 150%, even 250%. They look like more than the whole rise. Look at what they are a share
        of. These rates come with special indexes that hold part of their money in cash or bonds and shift it about to keep their ups and
        downs small. The name to know is <GlossaryTerm id="volatility-controlled-index">volatility-controlled index</GlossaryTerm>. Such an
        index might rise 3% in a year in which stocks rise 12%. Then 150% of 3% is 4.5%, not 18%.
      </p>
      <p>
        A second thing to look for is the word “excess return” in the index’s name. It means that the index reports only what it earned
        above the interest on cash, so the interest itself has been taken out before your share is worked out. A third is an index fee,
        taken inside the index each day. Lesson 6 returns to these.
      </p>
      <p>A high participation rate isn’t a trick. But it means nothing until you know which index it multiplies.</p>
      <h3>What can change</h3>
      <p>
        Like a cap, the participation rate you are shown holds for the first period. After that the company sets a new one each year, down
        to the minimum in the contract, which may be 10% or 20%. Some contracts let you buy a higher rate for a yearly charge. Then the
        charge is taken in every year, and in a 0% year you have paid it for nothing. Work out how high the index must rise before the
        higher rate earns back its charge. If the charge is 1.5% and it lifts your share from 100% to 130%, the index must rise 5% just to
        break even, because 30% of 5% is 1.5%.
      </p>
      <p>
        Compare a participation rate with another only for the same index and the same{' '}
        <GlossaryTerm id="crediting-period">period</GlossaryTerm>. And write the minimum next to it. The first number is an offer; the
        second is the promise.
      </p>
    </>
  );
}
