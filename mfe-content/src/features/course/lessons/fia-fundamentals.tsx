import { CAP, capped, index, indexYears, PREMIUM } from '@annuity-lantern/domain/course-examples';
import { formatDollars, formatShortPercent } from '@annuity-lantern/domain/format-number';
import { GlossaryTerm } from '../../../glossary/glossary-term.tsx';
import { Working } from '../components/working.tsx';
import { ValueLines } from '../figures/value-lines.tsx';
import type { LessonText } from '../model/lesson.ts';
import { workingLines } from '../model/working-lines.ts';
import { quiz } from './fia-fundamentals-quiz.ts';

export const fiaFundamentals: LessonText = {
  Body,
  askThis: '“What is the lowest cap this contract allows the company to set, and where is it written?”',
  keyPoints: [
    'An FIA is an insurance contract. You do not own stocks, and you do not get their dividends.',
    'A falling index credits 0% for the year. Fees and surrender charges can still lower your value.',
    'In exchange you give up part of every good year, and you give up easy access to the money for years.',
    'All of it depends on one insurance company being able to pay.',
  ],
  quiz,
};

function Body() {
  return (
    <>
      <p>
        A <GlossaryTerm id="fixed-index-annuity">fixed index annuity</GlossaryTerm>, FIA for short, is a contract between you and an
        insurance company. You pay a sum of money, the <GlossaryTerm id="premium">premium</GlossaryTerm>. The company credits interest to it
        once a year. How much interest depends on what a market index did, such as a list of large company stocks, within limits that stand
        in the contract.
      </p>
      <p>
        The deal has two sides, and a fair seller tells you both. When the index falls, you earn nothing, but you lose nothing to the market
        either. When the index rises, you get only part of the rise.
      </p>
      <h3>What you own, and what you do not</h3>
      <p>
        Your money is not in the stock market. It goes into the insurer’s own account, mostly bonds. The insurer keeps part of what those
        bonds earn, its own spread, and spends the rest on options on the index. Say the bonds earn 5% and the insurer keeps 2 points: 3
        points are left for options. If the index rises, the options pay for your interest. If it falls, they expire, and the bonds still
        cover your premium. That is why your gain has to be limited: there is only so much to spend on options each year.
      </p>
      <p>
        Two things follow. First, you do not receive dividends. Most indexes used in these contracts count prices only, and over long times
        dividends have been a large part of what stocks earned. Second, when bonds pay less or options cost more, the insurer can offer you
        less for the next year.
      </p>
      <h3>Three numbers on your statement</h3>
      <p>
        The <GlossaryTerm id="accumulation-value">accumulation value</GlossaryTerm> is your premium plus all interest credited, less fees
        and withdrawals. The <GlossaryTerm id="cash-surrender-value">cash surrender value</GlossaryTerm> is what you would receive if you
        left today. During the <GlossaryTerm id="surrender-period">surrender period</GlossaryTerm> it is lower. If you bought an income
        rider, there is a third number, the <GlossaryTerm id="income-base">income base</GlossaryTerm>. It is used for one sum only, and you
        can never withdraw it. Lesson 7 is about that number.
      </p>
      <p>
        Interest is credited at the end of each crediting period, usually on the{' '}
        <GlossaryTerm id="contract-anniversary">contract anniversary</GlossaryTerm>. Once credited, it is yours to keep: a later fall of the
        index does not take it back. This is called <GlossaryTerm id="annual-reset">annual reset</GlossaryTerm>, and it is the best part of
        the design. The next year starts from the index’s new, lower level.
      </p>
      <Working
        heading="Worked example: five years, one bad"
        given={`You pay ${formatDollars(PREMIUM)}. The contract has a cap of ${formatShortPercent(CAP)}: no year credits more than that. No fees, no withdrawals.`}
        lines={workingLines(indexYears, capped)}
        result={`After five years: ${formatDollars(capped.end)}. The index itself would stand at ${formatDollars(index.end)}, without its dividends and with a loss on the way.`}
      />
      <p>
        Look at year 2 in the drawing. The index loses a tenth; the contract stands still. Look at year 5 as well. The index gains a
        quarter; the contract takes its {formatShortPercent(CAP)} and no more. Both are true, and a brochure that shows only one hides half
        the deal.
      </p>
      <ValueLines
        id="figure-fundamentals"
        title={`The index, and a contract with a ${formatShortPercent(CAP)} cap`}
        sentence={`In five years the index turns ${formatDollars(PREMIUM)} into ${formatDollars(index.end)} with one fall on the way. The contract turns it into ${formatDollars(capped.end)} and never falls.`}
        source="Invented index years, to show the arithmetic. No fees, no dividends. Not a forecast."
        lines={[
          { name: 'Index', kind: 'base', values: index.values },
          { name: 'Contract', kind: 'lamp', values: capped.values },
        ]}
      />
      <h3>What “guaranteed” means here</h3>
      <p>
        Three promises are truly in the contract: the index cannot make a year’s interest less than zero, interest once credited stays, and
        there is a minimum value set by state law. That minimum is often 87.5% of the premium plus a low rate of interest, less withdrawals,
        a small yearly charge, premium tax and any loan. So for the first years it can be less than you paid. The promises are as good as
        the company that makes them. An annuity is not a bank deposit and is not insured by the FDIC.
      </p>
      <p>
        So “you can’t lose money” leaves something out. You can lose it by leaving early and paying a{' '}
        <GlossaryTerm id="surrender-charge">surrender charge</GlossaryTerm>. You can lose it to rider fees in years that credit nothing. And
        you can lose to rising prices, if several years in a row credit little.
      </p>
      <h3>Who it suits</h3>
      <p>
        An FIA may fit money that you will not need for five to ten years, that you cannot bear to see fall, and that you do not expect to
        grow like stocks. It does not fit your emergency fund, money for a house or a car, or money you already feel unsure about tying up.
        Nobody needs one. It is one tool among several, and lesson 10 puts it beside the others.
      </p>
    </>
  );
}
