import {
  CAP,
  capped,
  cappedLower,
  cappedWithFee,
  indexYears,
  LOWER_CAP,
  PREMIUM,
  RIDER_FEE,
} from '@annuity-lantern/domain/course-examples';
import { formatDollars, formatShortPercent } from '@annuity-lantern/domain/format-number';
import { GlossaryTerm } from '../../../glossary/glossary-term.tsx';
import { Working } from '../components/working.tsx';
import { CreditedYears } from '../figures/credited-years.tsx';
import type { LessonText } from '../model/lesson.ts';
import { workingLines } from '../model/working-lines.ts';
import { quiz } from './cap-rates-quiz.ts';

export const capRates: LessonText = {
  Body,
  askThis: '“What was the first-year cap on this contract five years ago, and what cap do those same owners have today?”',
  keyPoints: [
    'A cap is the most interest a period can credit.',
    'The cap you see today holds for the first period only, usually one year.',
    'The contract names a minimum cap. It is often far lower than today’s, and it is the only one that is promised.',
    'A cap is not an expected return. You get it only in years in which the index rises that much.',
  ],
  quiz,
};

function Body() {
  return (
    <>
      <p>
        The <GlossaryTerm id="cap-rate">cap rate</GlossaryTerm> is the number you see largest in most brochures. It is the ceiling on a good
        year. With a cap of {formatShortPercent(CAP)}, a year in which the index rises 4% credits 4%. A year in which it rises 12% credits{' '}
        {formatShortPercent(CAP)}. A year in which it rises 25% also credits {formatShortPercent(CAP)}.
      </p>
      <p>
        So a cap is not a rate of return, and “this one pays {formatShortPercent(CAP)}” is wrong. It pays at most {formatShortPercent(CAP)},
        and in some years nothing. What you get over ten years lies between zero and the cap. How close you come to the cap depends on how
        many years were good enough.
      </p>
      <h3>The arithmetic</h3>
      <p>
        For annual point to point, the rule has three steps. Take the index’s change over the year. If it is above the cap, use the cap. If
        it is below zero, use zero. Whatever is left is credited to the{' '}
        <GlossaryTerm id="accumulation-value">accumulation value</GlossaryTerm>, and next year’s interest is earned on it too.
      </p>
      <Working
        heading={`Worked example: ${formatDollars(PREMIUM)} with a ${formatShortPercent(CAP)} cap`}
        given="The five invented index years of this course: a good one, a bad one, two ordinary ones, and a very good one."
        lines={workingLines(indexYears, capped)}
        result={`After five years: ${formatDollars(capped.end)}.`}
      />
      <CreditedYears
        id="figure-cap"
        title={`What a ${formatShortPercent(CAP)} cap credits`}
        sentence={`Three of five years are cut at ${formatShortPercent(CAP)}, one credits what the index did, one credits nothing. ${formatDollars(PREMIUM)} becomes ${formatDollars(capped.end)}.`}
        index={indexYears}
        credited={capped.rates}
        values={capped.values}
      />
      <h3>The cap can move, and you cannot</h3>
      <p>
        This is the most important sentence in the lesson. The insurer sets a new cap for each period, usually each year, and you learn of
        it by letter near the <GlossaryTerm id="contract-anniversary">anniversary</GlossaryTerm>. You agreed to stay for the whole{' '}
        <GlossaryTerm id="surrender-period">surrender period</GlossaryTerm>. The company agreed to a first-year cap, and to a minimum cap
        that is written in the contract and is often 1% or 2%.
      </p>
      <p>
        Caps move for honest reasons. When interest rates fall or markets become more nervous, the options behind your contract cost more,
        and the cap must come down. But the company also has a choice. A company can attract new buyers with a high first-year cap and lower
        it for those who can no longer leave without a charge. The industry calls the later figure the{' '}
        <GlossaryTerm id="renewal-rate">renewal rate</GlossaryTerm>. A company’s history of renewal rates tells you more than the first cap
        does. Ask for it in writing.
      </p>
      <p>
        What does two points of cap mean in dollars? Take the same five years with a cap of {formatShortPercent(LOWER_CAP)} instead of{' '}
        {formatShortPercent(CAP)}. The credits are {cappedLower.rates.map(formatShortPercent).join(', ')}. {formatDollars(PREMIUM)} becomes{' '}
        {formatDollars(cappedLower.end)} instead of {formatDollars(capped.end)}: {formatDollars(capped.end - cappedLower.end)} less, though
        the index did exactly the same.
      </p>
      <h3>A cap and a fee together</h3>
      <p>
        A rider fee comes off after the credit, in every year, the 0% year too. With a fee of {formatShortPercent(RIDER_FEE)} of the value
        each year, the same contract with the {formatShortPercent(CAP)} cap ends at {formatDollars(cappedWithFee.end)}. The fee took{' '}
        {formatDollars(capped.end - cappedWithFee.end)} in five years. In year 2, when nothing was credited, the value went down. If someone
        told you it can’t, remember this year.
      </p>
      <h3>When a cap is good, and when it is not</h3>
      <p>
        A cap does well in many small years. If the index rises 5% every year, a {formatShortPercent(CAP)} cap cuts nothing at all. It does
        badly in a few great years, because everything above the ceiling is gone. Stock markets have tended to earn a large part of their
        long-run gain in a few great years, which is the price you pay for sleeping well in the bad ones.
      </p>
      <p>
        When you compare two caps, compare like with like: the same index, the same period, the same{' '}
        <GlossaryTerm id="crediting-method">crediting method</GlossaryTerm>. A higher cap on a less lively index may be worth less. A higher
        cap with a longer surrender period is no gift. And a cap someone tells you on the phone counts only once it is in the contract.
      </p>
    </>
  );
}
