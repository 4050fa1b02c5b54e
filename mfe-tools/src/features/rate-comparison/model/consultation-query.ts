import type { RateRecord } from '@annuity-lantern/contracts/http';
import { writeConsultationQuery } from '@annuity-lantern/contracts/links';

/** The query that passes the visitor's product to the consultation form. */
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
