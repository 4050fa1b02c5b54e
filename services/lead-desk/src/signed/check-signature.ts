import type { IncomingMessage } from 'node:http';
import { AppError } from '@annuity-lantern/service-kit/errors';
import { Webhook } from 'standardwebhooks';

/** Our ids of webhooks have this form, too. */
const idShape = /^[\x21-\x7e]{1,200}$/;

/**
 * Returns a check of a signed call (Standard Webhooks 1.0.0): the bytes of its body, its id, and a time at most 5 minutes from ours. The
 * library compares signatures in constant time.
 *
 * @param secrets each may have signed
 * @throws AppError `signature_refused` (401), the same for each fault
 */
export function checkSignature(secrets: readonly string[]): (bytes: Buffer, request: Pick<IncomingMessage, 'headers'>) => void {
  const webhooks = secrets.map((secret) => new Webhook(secret));
  return (bytes, { headers }) => {
    const signed = { 'webhook-id': webhookId({ headers }), ...only(headers, ['webhook-timestamp', 'webhook-signature']) };
    if (!webhooks.some((webhook) => verifies(webhook, bytes, signed))) throw refused();
  };
}

/**
 * The same for each try of one event.
 *
 * @throws AppError `signature_refused` (401)
 */
export function webhookId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const id = headers['webhook-id'];
  if (typeof id !== 'string' || !idShape.test(id)) throw refused();
  return id;
}

/** When a call was sent, by the clock of its sender. Its signature was checked. */
export function signedAt({ headers }: Pick<IncomingMessage, 'headers'>): Date {
  return new Date(Number(headers['webhook-timestamp']) * 1000);
}

function verifies(webhook: Webhook, bytes: Buffer, headers: Record<string, string>): boolean {
  try {
    webhook.verify(bytes, headers, { jsonParse: false });
    return true;
  } catch {
    return false;
  }
}

function only(headers: IncomingMessage['headers'], names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, String(headers[name] ?? '')]));
}

function refused(): AppError {
  return new AppError('signature_refused', { message: 'the call is not signed' });
}
