import type { AnyLeadRecord, EffectResult } from '@annuity-lantern/lead-store';
import { type OutgoingAnswer, postJson } from '@annuity-lantern/service-kit/outgoing-http';
import { EffectRefusal } from '../effects/effect-refusal.ts';
import { reducePostError } from '../effects/reduce-post-error.ts';
import { composeWebhook } from './compose-webhook.ts';
import { signWebhook } from './sign-webhook.ts';

export interface WebhookSettings {
  readonly LEAD_WEBHOOK_URL?: string | undefined;
  readonly LEAD_WEBHOOK_SECRET?: string | undefined;
}

/** Tells the operator's CRM of a lead. The key is its `webhook-id`, by which the receiver knows what it has already. */
export type SendWebhook = (lead: AnyLeadRecord, idempotencyKey: string) => Promise<EffectResult>;

/** Below the 6 s in which an effect acts, in milliseconds; a receiver that needs longer answers first and works afterwards. */
const TIME_LIMIT = 5000;

/** Sends by Standard Webhooks; skips when no receiver is set. What is sent throws an EffectRefusal when it was not taken. */
export function createWebhook({ LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret }: WebhookSettings): SendWebhook {
  if (!url || !secret) return async () => ({ state: 'skipped' });
  return async (lead, idempotencyKey) => {
    const body = composeWebhook(lead);
    const headers = signWebhook({ secret, id: idempotencyKey, at: new Date(), body });
    const answer = await postJson({ url, headers, body, timeLimit: TIME_LIMIT }).catch((error: unknown) => {
      throw reducePostError('webhook', error);
    });
    refuseUnlessTaken(answer);
    return { state: 'done' };
  };
}

/**
 * As Standard Webhooks recommends: only 2xx is success, a redirect is a failure, 410 says to stop, and everything else is tried again: a receiver
 * answers 401 or 404 too while its operator is still putting it right.
 */
function refuseUnlessTaken({ status, retryAfter }: OutgoingAnswer): void {
  if (status >= 200 && status < 300) return;
  const code = String(status);
  if (status === 410) throw new EffectRefusal('webhook_gone', { permanent: true, ambiguous: false, code });
  const errorClass = status === 429 ? 'webhook_busy' : status >= 500 ? 'webhook_failed' : 'webhook_refused';
  throw new EffectRefusal(errorClass, { permanent: false, ambiguous: status >= 500, code, retryAfter });
}
