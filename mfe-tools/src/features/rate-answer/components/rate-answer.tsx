import { listAnnuityRates, type RateRecord } from '@annuity-lantern/contracts/http';
import { type Ask, bestGuaranteed } from '@annuity-lantern/domain/best-guaranteed';
import { formatDollars, formatYears } from '@annuity-lantern/domain/format-number';
import { guaranteedRates, guaranteedTerms } from '@annuity-lantern/domain/guaranteed-rates';
import { nearestAsks } from '@annuity-lantern/domain/nearest-asks';
import { offeredGrades } from '@annuity-lantern/domain/rating-ladder';
import { isSoldIn } from '@annuity-lantern/domain/sold-in';
import { useRead } from '@annuity-lantern/host-kit';
import { Announced } from '@annuity-lantern/tool-kit/announced';
import { above, joinClasses, ruled, screenOnly } from '@annuity-lantern/ui';
import { useDeferredValue, useMemo, useRef } from 'react';
import { textsOf } from '../model/ask-inputs.ts';
import { headingWords, inState, namedWords, nothingWords, yearlyRate } from '../model/offer-words.ts';
import { AskSentence } from './ask-sentence.tsx';
import { NearAsks } from './near-asks.tsx';
import { OfferPlaceholders } from './offer-placeholders.tsx';
import { type OfferLinks, Offers, OffersApart } from './offers.tsx';
import { PrintOffers } from './print-offers.tsx';
import styles from './rate-answer.module.css';
import { RatesAfterTax } from './rates-after-tax.tsx';
import type { Asked } from './use-ask.ts';

const none: readonly RateRecord[] = [];
const lowest = offeredGrades.at(-1) as (typeof offeredGrades)[number];

interface RateAnswerProps {
  readonly asked: Asked;
  readonly links: OfferLinks;
}

/** A sentence with blanks to fill in, and the three products that pay the most at the end of the term. */
export function RateAnswer({ asked, links }: RateAnswerProps) {
  const { data, isPending } = useRead(listAnnuityRates, {});
  const heading = useRef<HTMLHeadingElement>(null);
  const { form, inputs, change, changed, good, outdated, hash, unread, state } = asked;
  const rates = data?.data;
  const guaranteed = useMemo(() => guaranteedRates(rates ?? none), [rates]);
  const products = useMemo(() => rates?.filter(({ states }) => isSoldIn(state, states)).length, [rates, state]);
  const terms = useMemo(() => guaranteedTerms(guaranteed), [guaranteed]);
  // Keeps the blanks responsive: the answer follows at a lower priority.
  const ask = useDeferredValue(good);
  const answer = useMemo(() => (rates && ask ? answerOf(guaranteed, ask) : null), [rates, guaranteed, ask]);

  function takeAsk(next: Ask) {
    change(textsOf(next), { step: true });
    // Focus moves first, because the change removes the pressed button.
    heading.current?.focus();
  }

  // The list below reports that it is empty or failed to load.
  if (!isPending && !rates?.length) return null;
  return (
    <section aria-labelledby="highest-value" className={joinClasses(screenOnly, ruled[16], above[24])}>
      <AskSentence
        form={form}
        unread={unread}
        answer={rates ? answer?.line : 'Loading rates...'}
        texts={inputs}
        terms={terms}
        onChange={change}
      />
      <Announced text={changed && answer ? answer.summary : ''} />
      <h2 id="highest-value" ref={heading} tabIndex={-1} className={joinClasses(above[16], styles.heading)}>
        {headingWords(ask?.years ?? Number(inputs.years), products, state)}
      </h2>
      {!rates && <OfferPlaceholders />}
      {rates && !ask && <p>Enter an amount to see what it would grow to.</p>}
      {ask && answer && answer.fitting > 0 && <Offers ask={ask} best={answer.best} fitting={answer.fitting} links={links} />}
      {ask && answer?.fitting === 0 && <NearAsks ask={ask} near={answer.near} onTake={takeAsk} />}
      {ask && answer?.first && rates && <RatesAfterTax ask={ask} first={answer.first.rate} rates={rates} asked={asked} />}
      {ask && answer && <OffersApart ask={ask} apart={answer.apart} links={links} />}
      {ask && answer?.first && (
        <PrintOffers
          ask={ask}
          best={[answer.first, ...answer.best.slice(1)]}
          apart={answer.apart}
          products={products ?? 0}
          outdated={outdated}
          hash={hash}
        />
      )}
    </section>
  );
}

function answerOf(guaranteed: ReturnType<typeof guaranteedRates<RateRecord>>, ask: Ask) {
  const { best, fitting, apart } = bestGuaranteed(guaranteed, ask);
  const [first] = best;
  return {
    best,
    first,
    fitting,
    apart,
    near: first ? [] : nearestAsks(guaranteed, ask, lowest),
    /** The announcement for screen readers. */
    summary: first
      ? `Pays the most: ${first.rate.productName}, ${formatDollars(first.paid)} after ${formatYears(ask.years)}. ${fitting} of the products fit${inState(ask.state)}.`
      : nothingWords(ask),
    /** The same for the bottom of a phone's screen. */
    line: first
      ? `${formatDollars(first.paid)} after ${formatYears(ask.years)}: ${namedWords(first.rate, ask.state)}, ${yearlyRate(first.rate)}`
      : nothingWords(ask),
  };
}
