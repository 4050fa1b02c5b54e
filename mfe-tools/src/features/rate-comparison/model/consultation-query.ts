import type { RateRecord } from '@annuity-lantern/contracts/http';
import { writeConsultationQuery } from '@annuity-lantern/contracts/links';

/** The query with which the consultation form knows what the visitor looked at. */
export function consultationQuery({ carrier, productName, type, rate, term, minimumPremium, rating }: RateRecord): string {
  return writeConsultationQuery({
    carrier,
    product: productName,
    type,
    rate: rate.toFixed(2),
    term,
    minimum: String(minimumPremium),
    rating,
  });
}
