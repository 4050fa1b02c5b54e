import type { EffectResult, LeadKind } from '@annuity-lantern/lead-store';
import type { Analytics, AnalyticsEvent } from '@annuity-lantern/service-kit/analytics';
import type { OutgoingAnswer } from '@annuity-lantern/service-kit/outgoing-http';
import { EffectRefusal, reducePostError } from '../effects/effect-refusal.ts';

const eventOfKind = {
  consultation: 'consultation_request',
  'annuity-review': 'annuity_review_request',
} as const satisfies Record<LeadKind, string>;

/**
 * Reports the conversion. Receives only the kind of the lead, so that no personal data can reach the event.
 *
 * @throws EffectRefusal
 */
export async function countLead(analytics: Analytics | null, kind: LeadKind, idempotencyKey: string): Promise<EffectResult> {
  if (!analytics) return { state: 'skipped' };
  const answer = await analytics.send(conversion(kind, idempotencyKey)).catch((error: unknown) => {
    throw reducePostError('analytics', error);
  });
  refuseUnlessTaken(answer);
  return { state: 'done' };
}

function conversion(kind: LeadKind, idempotencyKey: string): AnalyticsEvent {
  return {
    name: eventOfKind[kind],
    params: { event_category: 'conversion', event_label: 'lead_generation', value: 1, transaction_id: idempotencyKey },
  };
}

/** After a 5xx the event may have been counted. A 503 says that it was not. */
function refuseUnlessTaken({ status, retryAfter }: OutgoingAnswer): void {
  if (status >= 200 && status < 300) return;
  const code = String(status);
  if (status === 429 || status === 503) throw new EffectRefusal('analytics_busy', { permanent: false, ambiguous: false, code, retryAfter });
  if (status < 500) throw new EffectRefusal('analytics_refused', { permanent: true, ambiguous: false, code });
  throw new EffectRefusal('analytics_failed', { permanent: false, ambiguous: true, code });
}
