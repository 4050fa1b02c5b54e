import { ACCOUNT_RATE, PAYOUT, PREMIUM, RIDER_FEE, ROLL_UP, rider, WAIT_YEARS } from '@annuity-lantern/domain/course-examples';
import { formatDollars, formatShortPercent } from '@annuity-lantern/domain/format-number';
import { GlossaryTerm } from '../../../glossary/glossary-term.tsx';
import { Working } from '../components/working.tsx';
import { ValueLines } from '../figures/value-lines.tsx';
import type { LessonText } from '../model/lesson.ts';
import { quiz } from './income-riders-and-glwb-quiz.ts';

export const incomeRidersAndGlwb: LessonText = {
  Body,
  askThis: '“If I cancel in ten years, what do I get in cash? And what is my first year’s income in dollars, guaranteed?”',
  keyPoints: [
    'The income base is used to work out income. It is not money, and you can never take it out.',
    'Compare dollars of guaranteed income, never roll-up rates.',
    'The rider’s fee comes out of your real account each year, often as a share of the larger, unreal number.',
    'The first ten years or so of income are your own money coming back. The insurance begins when the account is empty.',
    'Taking more than the allowed amount in any year can shrink the income for good.',
  ],
  quiz,
};

function Body() {
  return (
    <>
      <p>
        An <GlossaryTerm id="income-rider">income rider</GlossaryTerm> is an extra you can add to an index annuity, usually for a yearly
        fee. It promises that you may take a certain amount from the contract each year for as long as you live, even if your own money in
        it runs out. The long name is{' '}
        <GlossaryTerm id="guaranteed-lifetime-withdrawal-benefit">guaranteed lifetime withdrawal benefit</GlossaryTerm>, GLWB for short.
        Many people buy the contract for this promise. It is worth understanding well, because it is also where most misunderstandings
        begin.
      </p>
      <h3>Two sets of books</h3>
      <p>
        With a rider, the insurer keeps two numbers. The first is your account: premium, plus interest, less fees and withdrawals. This is
        real money, and less any surrender charge you can have it. The second is the{' '}
        <GlossaryTerm id="income-base">income base</GlossaryTerm>. It starts at your premium too, and then grows by its own rule, the{' '}
        <GlossaryTerm id="roll-up-rate">roll-up rate</GlossaryTerm>, for a number of years. It exists for one sum only: income base times{' '}
        <GlossaryTerm id="payout-rate">payout rate</GlossaryTerm> equals yearly income.
      </p>
      <p>
        When someone says “it grows {formatShortPercent(ROLL_UP)} guaranteed”, they mean the income base. You can’t withdraw it, leave it to
        your heirs or move it to another company. It is a number on paper. It isn’t a lie, but it isn’t interest either.
      </p>
      <Working
        heading={`Worked example: ten years of waiting with an ${formatShortPercent(ROLL_UP)} roll-up`}
        given={`You pay ${formatDollars(PREMIUM)} at 60 and start income at 70. The base grows ${formatShortPercent(ROLL_UP)} of the premium a year (simple, not compound). The payout rate at 70 is ${formatShortPercent(PAYOUT)}. The account earns ${formatShortPercent(ACCOUNT_RATE)} a year, and the rider costs ${formatShortPercent(RIDER_FEE)} of the income base as it was at the start of each year.`}
        lines={[
          `Income base after ${WAIT_YEARS} years: ${formatDollars(PREMIUM)} + ${WAIT_YEARS} × ${formatDollars((PREMIUM * ROLL_UP) / 100)} = ${formatDollars(rider.finalBase)}`,
          `Yearly income for life: ${formatDollars(rider.finalBase)} × ${formatShortPercent(PAYOUT)} = ${formatDollars(rider.income)}`,
          `Fee in the last year of waiting: ${formatDollars(rider.lastFee.base)} × ${formatShortPercent(RIDER_FEE)} = ${formatDollars(rider.lastFee.fee)}`,
          `All fees over the ten years: ${formatDollars(rider.fees)}`,
          `Real account after ${WAIT_YEARS} years: ${formatDollars(rider.finalAccount)}`,
          `Your own premium has come back after ${formatDollars(PREMIUM)} ÷ ${formatDollars(rider.income)} = ${rider.yearsToOwnMoney.toFixed(1)} years of income, at about age ${Math.ceil(70 + rider.yearsToOwnMoney)}`,
        ]}
        result={`The statement shows ${formatDollars(rider.finalBase)}. In cash there are ${formatDollars(rider.finalAccount)}. Income is ${formatDollars(rider.income)} a year.`}
      />
      <ValueLines
        id="figure-rider"
        title="The number on paper and the money"
        sentence={`The income base climbs to ${formatDollars(rider.finalBase)}. The account, which pays the fee, stands at ${formatDollars(rider.finalAccount)} after ten years. Only the account can be withdrawn.`}
        source={`Worked example: ${formatShortPercent(ROLL_UP)} simple roll-up, ${formatShortPercent(ACCOUNT_RATE)} credited a year, fee ${formatShortPercent(RIDER_FEE)} of the income base.`}
        lines={[
          { name: 'On paper', kind: 'paper', values: rider.base },
          { name: 'Account', kind: 'base', values: rider.account },
        ]}
      />
      <h3>What the promise is worth</h3>
      <p>
        The {formatDollars(rider.income)} a year come out of your own account first. The account in the example would be used up after{' '}
        {rider.yearsUntilEmpty} years, at {70 + rider.yearsUntilEmpty}, and from then on the company pays from its own money. That is the
        insurance, and it is real: if you live to 95, it may pay you for many years. If you die at 78, it pays nothing, and what is left in
        the account goes to your heirs.
      </p>
      <p>
        So the rider is insurance against living long, and should be judged like insurance. The return you earn depends on how long you
        live, and it stays well below {formatShortPercent(ROLL_UP)} even at 100. Our page on the “8% guaranteed” promise works it out for
        each age.
      </p>
      <h3>Compare dollars, not rates</h3>
      <p>
        A roll-up of 10% with a payout rate of 4% and a roll-up of 6% with a payout rate of 6% can end at nearly the same income. The
        company can set both numbers; only their product reaches you. Ask each seller for one figure in writing: “If I pay{' '}
        {formatDollars(PREMIUM)} today and start at 70, how many dollars a year are guaranteed?” Then compare with an{' '}
        <GlossaryTerm id="immediate-annuity">immediate annuity</GlossaryTerm> or a{' '}
        <GlossaryTerm id="deferred-income-annuity">deferred income annuity</GlossaryTerm>, which make the same kind of promise without a
        rider, and usually pay more for it, because you cannot change your mind.
      </p>
      <p>
        Ask also for one life or two. A joint payout continues for your spouse and starts at a lower rate, often half a point less. And ask
        if the income ever rises. Most of these incomes are level. At 3% inflation a level income buys about half after 24 years.
      </p>
      <h3>Rules that cost people money</h3>
      <ul>
        <li>
          An <GlossaryTerm id="excess-withdrawal">excess withdrawal</GlossaryTerm>, even of a few hundred dollars over the yearly amount,
          can lower the income for good. Call the company before you take anything unusual.
        </li>
        <li>The roll-up often stops after ten years, or when you start income. Waiting longer then raises only the payout rate.</li>
        <li>The fee can usually be raised, up to a maximum in the contract, and it goes on after income has begun.</li>
        <li>Canceling the rider ends the fee and the promise. You don’t get back the fees you paid.</li>
      </ul>
      <p>
        A rider fits somebody who wants a floor of income that cannot run out, will start within the years the contract was designed for,
        and leaves the rest alone. Somebody who wants growth, or may need the lump sum, pays for a promise they will not use.
      </p>
    </>
  );
}
