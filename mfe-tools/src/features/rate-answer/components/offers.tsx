import type { RateRecord } from '@annuity-lantern/contracts/http';
import { allSamples } from '@annuity-lantern/domain/all-samples';
import type { Ask, Offer } from '@annuity-lantern/domain/best-guaranteed';
import { formatDollars } from '@annuity-lantern/domain/format-number';
import { rateWords } from '@annuity-lantern/domain/rate-words';
import { apartWords } from '@annuity-lantern/domain/sold-in';
import { useToday } from '@annuity-lantern/host-kit';
import { above, Badge, divided, font, joinClasses } from '@annuity-lantern/ui';
import { memo } from 'react';
import { sharedAdjustment } from '../model/offer-words.ts';
import { OfferActions } from './offer-actions.tsx';
import { OfferRow } from './offer-row.tsx';
import { OfferWorking } from './offer-working.tsx';
import styles from './rate-answer.module.css';

/** Where an offer leads. Features do not know each other: the page gives the addresses. */
export interface OfferLinks {
  /** Query of the consultation form. */
  readonly consultation: (rate: RateRecord) => string;
  /** The query of the rate list that shows the matching rates. */
  readonly list: (ask: Ask) => string;
}

interface OffersProps {
  readonly ask: Ask;
  readonly best: readonly Offer<RateRecord>[];
  readonly fitting: number;
  readonly links: OfferLinks;
}

/** The best offers. A note on all of them is shown once, above. */
export const Offers = memo(function Offers({ ask, best, fitting, links }: OffersProps) {
  const adjustment = sharedAdjustment(best);
  const today = useToday();
  const samplesOnly = allSamples(best.map(({ rate }) => rate));
  return (
    <>
      <p className={joinClasses(font.note, above[8])}>
        <b>{rateWords.example}</b>{' '}
        <span>{`For ${formatDollars(ask.amount)}, if you take nothing out before. Guaranteed by the insurer, not by us or the government. Before tax. ${adjustment ?? ''}`}</span>{' '}
        {samplesOnly && <Badge tone="sample">Sample</Badge>}
      </p>
      <ol className={joinClasses(divided[16], above[12], styles.offers)}>
        {best.map((offer, place) => (
          <OfferRow
            key={offer.rate.id}
            offer={offer}
            ask={ask}
            today={today}
            isFirst={place === 0}
            marked={offer.rate.sample && !samplesOnly}
            ownAdjustment={adjustment === undefined}
            consultation={links.consultation(offer.rate)}
          />
        ))}
      </ol>
      <OfferActions ask={ask} best={best} fitting={fitting} listQuery={links.list(ask)} />
      <OfferWorking ask={ask} best={best} />
    </>
  );
});

type OffersApartProps = Pick<OffersProps, 'ask' | 'links'> & { readonly apart: readonly Offer<RateRecord>[] };

/** Below the answer: what may pay more, but is not known to be sold in the state. */
export function OffersApart({ ask, apart, links }: OffersApartProps) {
  const today = useToday();
  if (apart.length === 0) return null;
  return (
    <section aria-labelledby="rates-apart" className={above[24]}>
      <p id="rates-apart" className={font.label}>
        {apartWords(ask.state)}
      </p>
      <ul className={joinClasses(divided[16], above[12], styles.offers)}>
        {apart.map((offer) => (
          <OfferRow
            key={offer.rate.id}
            offer={offer}
            ask={ask}
            today={today}
            isFirst={false}
            marked={offer.rate.sample}
            ownAdjustment
            consultation={links.consultation(offer.rate)}
          />
        ))}
      </ul>
    </section>
  );
}
