import { CAP, MONTHLY_CAP, monthly, months } from '@annuity-lantern/domain/course-examples';
import { formatPercent, formatShortPercent } from '@annuity-lantern/domain/format-number';
import { GlossaryTerm } from '../../../glossary/glossary-term.tsx';
import { Working } from '../components/working.tsx';
import { MonthSums } from '../figures/month-sums.tsx';
import type { LessonText } from '../model/lesson.ts';
import { quiz } from './index-crediting-methods-quiz.ts';

export const indexCreditingMethods: LessonText = {
  Body,
  askThis: '“Which method is my money in, when does it end, and what would it have credited in each of the last ten years?”',
  keyPoints: [
    'The crediting method decides which days and months count. It matters as much as the cap.',
    'Annual point to point compares two days, one year apart. It is the easiest to check yourself.',
    'Monthly sum limits good months and not bad ones. One very bad month can erase a good year.',
    'A method only pays at the end of its period. Leave before, and that period credits nothing.',
  ],
  quiz,
};

function Body() {
  const positive = months.filter((month) => month > MONTHLY_CAP).length;
  return (
    <>
      <p>
        Two contracts can follow the same index in the same year and credit very different interest. The reason is the{' '}
        <GlossaryTerm id="crediting-method">crediting method</GlossaryTerm>: the rule that says which days are compared, and how often.
        Learn four of them and you can read almost any contract.
      </p>
      <h3>Annual point to point</h3>
      <p>
        The insurer looks at the index on two days: the day your contract year begins, and the day it ends. What happened between does not
        count. If the index stood at 4,000 and ends at 4,400, it rose 10%. Then the limits apply: the cap, the participation rate, the
        spread, or some of them together. This method is the most common one, and the easiest to check, because you need only two numbers
        from a newspaper. Its weakness is luck. A bad last week can spoil a good year. Its strength is the same: a good last week can save a
        poor one.
      </p>
      <p>
        Some contracts compare two days that lie two or three years apart. Their caps look higher, since they must last longer. A cap of 12%
        for two years is not better than {formatShortPercent(CAP)} a year, and you have only one chance of a gain instead of two.
      </p>
      <h3>Monthly sum</h3>
      <p>
        With a <GlossaryTerm id="monthly-sum">monthly sum</GlossaryTerm>, also called a monthly cap, the insurer writes down the index’s
        change for each of the twelve months. Every good month is cut at a monthly cap. Bad months are not cut at all. At the end of the
        year the twelve numbers are added. If the sum is below zero, you are credited zero.
      </p>
      <p>
        A monthly cap of {formatShortPercent(MONTHLY_CAP)} sounds like a possible {formatShortPercent(MONTHLY_CAP * 12)} a year. It would
        take twelve months in a row that each rise {formatShortPercent(MONTHLY_CAP)} or more. Real years do not look like that. A single
        month of minus 8% takes away four perfect months. So this method does well in calm years with small steady gains, and badly in bumpy
        years, even when the bumpy year ends high.
      </p>
      <Working
        heading="Worked example: the same year, two methods"
        given={`Twelve months of an invented index: ${months.map((month) => `${month > 0 ? '+' : ''}${month.toFixed(1)}`.replace('-', '−')).join(', ')} percent. Monthly cap ${formatShortPercent(MONTHLY_CAP)}.`}
        lines={[
          `Cut the ${positive} months above the cap to ${MONTHLY_CAP.toFixed(1)}. Leave the others as they are.`,
          `Add: ${monthly.counted
            .map((month, place) => `${place === 0 ? '' : month < 0 ? ' − ' : ' + '}${Math.abs(month).toFixed(1)}`)
            .join('')} = ${monthly.sum.toFixed(2)}`,
          `By monthly sum the year credits ${formatPercent(monthly.sum)}.`,
          `From first day to last day the index rose ${formatPercent(monthly.trueYear)}. With point to point and a ${formatShortPercent(CAP)} cap the year credits ${formatPercent(monthly.pointToPoint)}.`,
        ]}
        result={`Same index, same year: ${formatPercent(monthly.sum)} or ${formatPercent(monthly.pointToPoint)}. Had the worst month been two points worse, the monthly sum would be ${formatPercent(monthly.sum - 2)}.`}
      />
      <MonthSums />
      <h3>Monthly average</h3>
      <p>
        Here the insurer takes the index’s level on twelve days, one in each month, and compares their average with the level at the start.
        In a year that rises steadily, the average lies about half way up. So you are credited on roughly half of the rise, before any cap.
        In a year that rises early and falls back late, averaging helps you. It evens out good and bad luck, and in the long run it credits
        less than the full rise.
      </p>
      <h3>Fixed account</h3>
      <p>
        Almost every contract also has a <GlossaryTerm id="fixed-account-option">fixed account</GlossaryTerm>. It ignores the index and
        credits a rate that is known on the first day of the year. It is the plain choice, and sometimes the right one: if the fixed account
        pays 3% and the cap is 4%, you would give up a certain 3% for the chance of one point more.
      </p>
      <h3>How to read the page in your contract</h3>
      <p>
        Find four facts for each method offered: the index, the period, the limits, and which of the limits can change. Then take a bad year
        and a good year you remember and work each method through with a pencil. You can usually change the method once a year, within about
        30 days of the anniversary. If you say nothing, most companies leave the money where it is.
      </p>
      <p>
        One rule holds for all methods. Interest is credited when the period ends, not day by day. Money taken out in the eleventh month
        earns no index interest for those eleven months.
      </p>
    </>
  );
}
