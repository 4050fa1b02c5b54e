/** The query values with which a product is carried to the consultation form (`/consultation?carrier=...`). */
export const consultationQueryKeys = ['carrier', 'product', 'type', 'rate', 'term', 'minimum', 'rating'] as const;
export type ConsultationQuery = Partial<Record<(typeof consultationQueryKeys)[number], string>>;

/** Longest value taken from an address. Longer values are cut, because anyone can write a link. */
const LONGEST_VALUE = 120;

/** Reads the known keys of a query string; control characters, also those that turn the direction of text, are dropped, empty values left out. */
export function readConsultationQuery(search: string): ConsultationQuery {
  const given = new URLSearchParams(search);
  const query: ConsultationQuery = {};
  for (const key of consultationQueryKeys) {
    const value = (given.get(key) ?? '')
      .replace(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ')
      .trim()
      .slice(0, LONGEST_VALUE);
    if (value) query[key] = value;
  }
  return query;
}

/** The other way round: `?carrier=...`, known keys in their order, empty values left out; an empty text when nothing is left. */
export function writeConsultationQuery(query: ConsultationQuery): string {
  const known = consultationQueryKeys.flatMap((key) => (query[key] ? [[key, query[key]] as [string, string]] : []));
  return known.length === 0 ? '' : `?${new URLSearchParams(known)}`;
}

/** Element ids that pages scroll to, shared because the way there starts on other pages. */
export const anchors = { consultationForm: 'consultation-form', annuityReviewForm: 'annuity-review-form' } as const;
