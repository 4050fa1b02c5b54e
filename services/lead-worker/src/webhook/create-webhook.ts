import type { AnyLeadRecord, EffectResult, WithNoCalls } from '@annuity-lantern/lead-store';
import { type OutgoingAnswer, postJson } from '@annuity-lantern/service-kit/outgoing-http';
import { Webhook } from 'standardwebhooks';
import { EffectRefusal, reducePostError } from '../effects/effect-refusal.ts';
import { composeErasedWebhook, composeWebhook } from './compose-webhook.ts';

export interface WebhookSettings {
  readonly LEAD_WEBHOOK_URL?: string | undefined;
  readonly LEAD_WEBHOOK_SECRET?: string | undefined;
}

/** Sends a lead to the operator's CRM. The idempotency key becomes the `webhook-id`, by which the receiver recognizes a duplicate. */
export type SendWebhook = (lead: WithNoCalls<AnyLeadRecord>, idempotencyKey: string) => Promise<EffectResult>;

/** Tells the CRM that a lead was erased. */
export type SendErasedWebhook = (lead: AnyLeadRecord, idempotencyKey: string) => Promise<EffectResult>;

/** In milliseconds, below the 6 s of an effect. A slow receiver should answer first and work afterwards. */
const TIME_LIMIT = 5000;

/**
 * Sends in the format of Standard Webhooks; skipped if no receiver is set.
 *
 * @throws EffectRefusal if the receiver did not accept
 */
export function createWebhook(settings: WebhookSettings, timeLimit = TIME_LIMIT): SendWebhook {
  return createSender(settings, composeWebhook, timeLimit);
}

/** As `createWebhook`, for an erased lead. */
export function createErasedWebhook(settings: WebhookSettings, timeLimit = TIME_LIMIT): SendErasedWebhook {
  return createSender(settings, composeErasedWebhook, timeLimit);
}

function createSender<L>(settings: WebhookSettings, compose: (lead: L) => string, timeLimit: number) {
  const { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret } = settings;
  if (!url || !secret) return async (): Promise<EffectResult> => ({ state: 'skipped' });
  return async (lead: L, idempotencyKey: string): Promise<EffectResult> => {
    const body = compose(lead);
    const headers = signatureHeaders(secret, idempotencyKey, new Date(), body);
    const answer = await postJson({ url, headers, body, timeLimit }).catch((error: unknown) => {
      throw reducePostError('webhook', error);
    });
    refuseUnlessTaken(answer);
    return { state: 'done' };
  };
}

/**
 * The three headers of a signed webhook (Standard Webhooks 1.0.0, HMAC-SHA256).
 *
 * @param id the same for every try, without a period
 * @param at the time of this try
 */
export function signatureHeaders(secret: string, id: string, at: Date, body: string): Record<string, string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  };
}

/**
 * As Standard Webhooks recommends: only 2xx is success, a redirect is a failure, 410 means stop, and everything else is retried. A receiver
 * may answer 401 or 404 while its operator still sets it up.
 */
function refuseUnlessTaken({ status, retryAfter }: OutgoingAnswer): void {
  if (status >= 200 && status < 300) return;
  const code = String(status);
  if (status === 410) throw new EffectRefusal('webhook_gone', { permanent: true, ambiguous: false, code });
  const errorClass = status === 429 ? 'webhook_busy' : status >= 500 ? 'webhook_failed' : 'webhook_refused';
  throw new EffectRefusal(errorClass, { permanent: false, ambiguous: status >= 500, code, retryAfter });
}
