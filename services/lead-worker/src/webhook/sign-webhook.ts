import { createHmac } from 'node:crypto';

export interface WebhookToSign {
  /** `whsec_` and base64, as the receiver has it too. */
  readonly secret: string;
  /** The same at every try. Without a full stop: those divide what is signed. */
  readonly id: string;
  /** Of this try. */
  readonly at: Date;
  readonly body: string;
}

/** The headers by which a receiver knows that a body is ours, new and not yet seen (Standard Webhooks 1.0.0, HMAC-SHA256). */
export function signWebhook({ secret, id, at, body }: WebhookToSign): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = createHmac('sha256', readSecret(secret)).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

function readSecret(secret: string): Buffer {
  return Buffer.from(secret.slice('whsec_'.length), 'base64');
}
