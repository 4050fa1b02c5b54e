import {
  BONUS,
  bonusCourse,
  bonusYield,
  CAP,
  FIRST_YEAR_BONUS,
  LOWER_CAP,
  leave,
  MYGA_BASE_RATE,
  PREMIUM,
  plainCourse,
} from '@annuity-lantern/domain/course-examples';
import { formatDollars, formatPercent, formatShortPercent } from '@annuity-lantern/domain/format-number';
import { GlossaryTerm } from '../../../glossary/glossary-term.tsx';
import { Working } from '../components/working.tsx';
import { ValueLines } from '../figures/value-lines.tsx';
import type { LessonText } from '../model/lesson.ts';
import { quiz } from './bonus-annuities-quiz.ts';

export const bonusAnnuities: LessonText = {
  Body,
  askThis: '“Show me the same contract without the bonus. What are its cap and its surrender years?”',
  keyPoints: [
    'The company pays for a bonus with lower caps, higher fees or more surrender years. Look for which.',
    'Many bonuses are not yours at first. They vest over years and can be taken back.',
    'A bonus on the income base is not money. It only raises the number that income is worked out from.',
    'A bonus does not make up for a surrender charge on the contract you leave.',
  ],
  quiz,
};

function Body() {
  const five = { bonus: bonusCourse.values[5] ?? 0, plain: plainCourse.values[5] ?? 0 };
  const leaving = leave(five.bonus, 5);
  return (
    <>
      <p>
        “We add {formatShortPercent(BONUS)} to your money on the first day.” A bonus is easy to understand, and that is why it sells. This
        lesson asks one question: where does the money come from? An insurance company gives nothing away. What it adds on the first day it
        takes back later, through lower caps, a higher fee, a longer surrender period, or two of these together.
      </p>
      <h3>Three kinds of bonus</h3>
      <p>
        A <GlossaryTerm id="premium-bonus">premium bonus</GlossaryTerm> is added to the account. It may be yours at once, or it may vest:
        one tenth a year, for example, so that all of it is yours only after ten years. If you leave before, the unvested part is taken
        back. This is <GlossaryTerm id="bonus-recapture">bonus recapture</GlossaryTerm>, and it comes on top of the surrender charge. In
        some contracts it is even taken back when the owner dies.
      </p>
      <p>
        A bonus on the <GlossaryTerm id="income-base">income base</GlossaryTerm> is added to the number on paper that you met in lesson 7.
        It raises income if you take income by the rules. It isn’t money, and you can’t take any of it with you. Ads make it easy to confuse
        the two. Ask: “Is it added to my accumulation value, or only to the income base?”
      </p>
      <p>
        A <GlossaryTerm id="first-year-bonus-rate">first-year bonus rate</GlossaryTerm> is common in guarantee annuities. The first year’s
        rate is higher, and the later ones are not. It is the most honest kind, since you can work it out in one line. A{' '}
        <GlossaryTerm id="myga">MYGA</GlossaryTerm> pays {formatPercent(MYGA_BASE_RATE)} for five years and{' '}
        {formatShortPercent(FIRST_YEAR_BONUS)} extra in the first. The level rate that leads to the same end is {formatPercent(bonusYield)}{' '}
        a year. Compare that with other contracts, not {formatPercent(MYGA_BASE_RATE + FIRST_YEAR_BONUS)}.
      </p>
      <Working
        heading={`Worked example: a ${formatShortPercent(BONUS)} bonus against two points of cap`}
        given={`Both contracts start with ${formatDollars(PREMIUM)} and follow the same index. The one with the bonus has a ${formatShortPercent(LOWER_CAP)} cap, the one without has ${formatShortPercent(CAP)}. We use the five invented years of this course twice.`}
        lines={[
          `With the bonus you start at ${formatDollars(PREMIUM)} × 1.1 = ${formatDollars(bonusCourse.values[0] ?? 0)}`,
          `After 5 years: ${formatDollars(five.bonus)} with the bonus, ${formatDollars(five.plain)} without. The bonus is ahead by ${formatDollars(five.bonus - five.plain)}.`,
          `After 10 years: ${formatDollars(bonusCourse.end)} with the bonus, ${formatDollars(plainCourse.end)} without. The bonus is behind by ${formatDollars(plainCourse.end - bonusCourse.end)}.`,
        ]}
        result={`After ten years the ${formatShortPercent(BONUS)} is used up, and each further good year makes the difference larger.`}
      />
      <ValueLines
        id="figure-bonus"
        title="A head start, and a slower pace"
        sentence={`The contract with the bonus starts ${formatDollars((PREMIUM * BONUS) / 100)} ahead and is ${formatDollars(plainCourse.end - bonusCourse.end)} behind after ten years.`}
        source="Invented index years, the same five twice. No fees, no withdrawals. Not a forecast."
        lines={[
          { name: 'With bonus', kind: 'paper', values: bonusCourse.values },
          { name: 'Without', kind: 'base', values: plainCourse.values },
        ]}
      />
      <p>
        “But after five years I am ahead”, you may say. On the statement, yes. Could you take it? Suppose you left in year 5 with{' '}
        {formatDollars(five.bonus)} and the seven-year schedule of lesson 8. The charge is {formatShortPercent(leaving.charge)} of all but
        the free part: {formatDollars(leaving.lost)}. If half of the bonus has not vested, another {formatDollars((PREMIUM * BONUS) / 200)}{' '}
        goes back. You would leave with about {formatDollars(leaving.kept - (PREMIUM * BONUS) / 200)}. Contracts with a bonus also tend to
        have longer schedules than this one, so you would likely get less.
      </p>
      <h3>The bonus that pays for a switch</h3>
      <p>
        You will often hear: “The bonus makes up for the surrender charge on your old annuity.” Do the math before you agree. Suppose the
        charge is 6% and the bonus is 10%. You pay the 6% today, in cash, for certain. You get the 10% on paper, over years, against lower
        caps, and you begin a new <GlossaryTerm id="surrender-period">surrender period</GlossaryTerm> at the first year. At equal rates, a
        switch that costs anything never earns it back. For a switch to be worth it, the new contract must be better without its bonus.
      </p>
      <p>
        A switch also pays a new commission. That doesn’t make it wrong. It means that the person who advises it gains from it too. State
        rules ask sellers to write down why a <GlossaryTerm id="replacement">replacement</GlossaryTerm> is in your interest. Ask to see that
        page.
      </p>
      <h3>When a bonus may be fine</h3>
      <p>
        If the limits, the fee and the surrender years are the same as in the contract without the bonus, take it. If they are not, work out
        both for as long as you expect to stay, once with good years and once with poor ones. Poor years favor the bonus, since a cap that
        is never reached costs nothing. In good years it is the other way round. The bonus seldom decides. The cap from the second year on
        does.
      </p>
    </>
  );
}
