import type { RateRecord } from '@annuity-lantern/contracts/http';
import { writeConsultationQuery } from '@annuity-lantern/contracts/links';
import { toDecimals } from '@annuity-lantern/domain/format-number';

/** The query that passes the visitor's product to the consultation form. */
export function consultationQuery({ carrier, productName, type, rate, term, minimumPremium, rating }: RateRecord): string {
  return writeConsultationQuery({
    carrier,
    product: productName,
    type,
    rate: toDecimals(rate, 2),
    term,
    minimum: String(minimumPremium),
    rating,
  });
}
